import { useTranslate } from 'react-admin';

/**
 * Explains that rows of other pages are selected on those pages, if the whole result cannot be described by a query.
 */
export function PageByPage() {
  const translate = useTranslate();
  return <small>{translate('engine.action.pageByPage')}</small>;
}
