import { useTranslate } from 'react-admin';

/** That rows of other pages are ticked there, where no query says all that is found. */
export function PageByPage() {
  const translate = useTranslate();
  return <small>{translate('engine.action.pageByPage')}</small>;
}
