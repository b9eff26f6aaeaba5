import { useTranslate } from 'react-admin';

/**
 * Renders the hint that rows of other pages must be selected on those pages. It is shown if the provider cannot take
 * the criteria of the list as a query.
 */
export function PageByPage() {
  const translate = useTranslate();
  return <small>{translate('engine.action.pageByPage')}</small>;
}
