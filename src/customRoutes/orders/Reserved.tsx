import { useEffect } from 'react';
import { useNotify } from 'react-admin';
import { Navigate } from 'react-router';
import type { OrderKind } from '../../../contract/orders/price';
import { useSay } from '../../i18n/useSay';

/** In place of a wizard, for whoever is no supervisor: the first page, which says in red why. */
export function Reserved({ kind }: { readonly kind: OrderKind }) {
  const say = useSay();
  const notify = useNotify();
  const text = say(`orders.reserved.${kind}`);
  useEffect(() => notify(text, { type: 'error' }), [notify, text]);
  return <Navigate to="/" replace />;
}
