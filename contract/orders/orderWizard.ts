import type { Order, OrderState } from './order';
import type { OrderKind } from './price';
import { alwaysKept } from './products';

/** What is renewed or restored: support contracts, or services. */
export interface Variant {
  readonly kind: OrderKind;
  readonly services: boolean;
}

/**
 * Whether the wizard shows the step of the state in place of going on: contracts that are renewed with any state, the
 * others not once the order was accepted.
 */
export function showsState({ kind, services }: Variant, status: OrderState | undefined): boolean {
  if (!status) return false;
  return (kind === 'renewal' && !services) || (status !== 'DA_FIRMARE' && status !== 'ACCETTATO');
}

/** Only while MEPA has not sent the order on. */
export const canCancel = (status: OrderState): boolean => status === 'IN_ATTESA_MEPA';

/** Whether MEPA or the tender of an order can still be changed: until the provider, or MEPA, has it. */
export const canChangeTender = ({
  status,
  sendToMepa,
  privato,
}: Pick<Order, 'status' | 'sendToMepa' | 'privato'>): boolean =>
  !privato && (status === 'IN_ATTESA_MEPA' || (status === 'IN_ATTESA_ARGO' && !sendToMepa));

/** The products that are selected at first: of the movements, those that nobody said no to. */
export const preselected = (
  movements: readonly { readonly idProdotto: string; readonly statoApprovazione?: string | null }[],
  offered: readonly string[],
): readonly string[] => {
  const chosen = movements
    .filter(({ statoApprovazione }) => statoApprovazione !== 'N')
    .map(({ idProdotto }) => idProdotto);
  return offered.filter((id) => chosen.includes(id));
};

/** What is left when all are deselected. */
export const deselected = (offered: readonly string[]): readonly string[] =>
  offered.filter((id) => alwaysKept.includes(id));

/** What the printed quote is called. */
export const quoteFileName = ({ kind, services }: Variant, customerCode: string): string =>
  `${kind === 'renewal' ? 'rinnovo' : 'ripristino'}-${services ? 'servizi' : 'contratti'}-${customerCode}.pdf`;

/** The milliseconds for which the table of products says at least that it loads. */
export const TABLE_LOADING = 1_500;
