import type { Order, OrderState, Renewable } from './order';
import type { OrderKind } from './price';

/** Subject of an order: support contracts or services, renewed or restored. */
export interface Variant {
  readonly kind: OrderKind;
  readonly services: boolean;
}

/**
 * Returns whether the wizard of an order in this state shows the state instead of the next step: in the renewal of
 * contracts always, otherwise only until the order is accepted.
 */
export function showsState({ kind, services }: Variant, status: OrderState | undefined): boolean {
  if (!status) return false;
  return (kind === 'renewal' && !services) || (status !== 'DA_FIRMARE' && status !== 'ACCETTATO');
}

/** Returns whether an order can be cancelled: only until MEPA has forwarded it. */
export const canCancel = (status: OrderState): boolean => status === 'IN_ATTESA_MEPA';

/**
 * Returns whether MEPA or the tender data of an order can still be changed: until the provider or MEPA has the order.
 */
export const canChangeTender = ({
  status,
  sendToMepa,
  privato,
}: Pick<Order, 'status' | 'sendToMepa' | 'privato'>): boolean =>
  !privato && (status === 'IN_ATTESA_MEPA' || (status === 'IN_ATTESA_ARGO' && !sendToMepa));

/** Returns the products selected initially: those of the provider's notes that the school has not declined. */
export const preselected = (
  movements: readonly { readonly idProdotto: string; readonly statoApprovazione?: string | null }[],
  offered: readonly string[],
): readonly string[] => {
  const chosen = movements
    .filter(({ statoApprovazione }) => statoApprovazione !== 'N')
    .map(({ idProdotto }) => idProdotto);
  return offered.filter((id) => chosen.includes(id));
};

/** Returns the products that remain selected when the person deselects all. */
export const deselected = (
  offered: readonly Pick<Renewable, 'idProdotto' | 'mantenuto'>[],
): readonly string[] => offered.filter(({ mantenuto }) => mantenuto).map(({ idProdotto }) => idProdotto);

/** Returns the file name of the printed quote. */
export const quoteFileName = ({ kind, services }: Variant, customerCode: string): string =>
  `${kind === 'renewal' ? 'rinnovo' : 'ripristino'}-${services ? 'servizi' : 'contratti'}-${customerCode}.pdf`;

/** Minimum time, in milliseconds, for which the product table shows its loading indicator. */
export const TABLE_LOADING = 1_500;
