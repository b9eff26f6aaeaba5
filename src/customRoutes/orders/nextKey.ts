import type { Order } from '../../../contract/orders/order';
import type { ListedOrder } from '../../../contract/orders/orderListEndpoints';

type Shown = Pick<Order, 'status' | 'errorMepa' | 'privato'> & Partial<Pick<ListedOrder, 'annullatoIl'>>;

/** Returns the key of the sentence that says what happens next with an order. */
export function nextKey({ status, errorMepa, privato, annullatoIl }: Shown) {
  if (annullatoIl) return 'orders.next.withdrawn';
  if (errorMepa) return 'orders.next.mismatch';
  if (status === 'IN_ATTESA_ARGO' && privato) return 'orders.next.own';
  return `orders.next.${status}` as const;
}
