import { useEffect } from 'react';
import { useNotify } from 'react-admin';
import { Navigate } from 'react-router';
import type { OrderKind } from '../../../contract/orders/price';
import { useSay } from '../../i18n/useSay';

/** Redirects people who are not supervisors from a wizard to the first page, which shows the reason in red. */
export function Reserved({ kind }: { readonly kind: OrderKind }) {
  const say = useSay();
  const notify = useNotify();
  const text = say(`orders.reserved.${kind}`);
  useEffect(() => notify(text, { type: 'error' }), [notify, text]);
  return <Navigate to="/" replace />;
}
