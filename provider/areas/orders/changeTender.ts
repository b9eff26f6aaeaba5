import * as ordersMessages from '../../../contract/messages/it/orders';
import type { Order, Tender } from '../../../contract/orders/order';
import { canChangeTender, type Variant } from '../../../contract/orders/orderWizard';
import type { Call } from '../../http/call';
import { Refusal } from '../../refusal';
import { NO_TENDER } from './arrangements';
import { orderAnswer } from './orderAnswer';
import { type OrderRow, readOrder } from './orderStore';

const NO_ORDER = ordersMessages.noOrder;
const PRIVATE = ordersMessages.privateSchool;
const ARRIVED = ordersMessages.arrived;
const ACCEPTED = ordersMessages.accepted;

/**
 * Returns the columns of an order that say how it is placed. An order on MEPA has no CIG, number or date of its own.
 */
const placedBy = ({ sendToMepa, cig, numeroOrdine, dataOrdine }: Tender) => ({
  mepa: sendToMepa === true,
  cig: (!sendToMepa && cig) || null,
  order_number: (!sendToMepa && numeroOrdine) || null,
  order_date: (!sendToMepa && dataOrdine) || null,
});

/** Changes how a waiting order is placed. Has no effect if nothing differs. */
export async function changeTender(call: Call, variant: Variant, sent: Tender): Promise<Order> {
  const { tx, caller, now } = call;
  const row = await readOrder(tx, caller.customerCode, variant, true);
  if (!row) throw new Refusal('notFound', { detail: NO_ORDER });
  refuseAccepted(row);
  if (sent.sendToMepa == null)
    throw new Refusal('invalid', { errors: [{ field: 'sendToMepa', message: NO_TENDER }] });
  const placed = placedBy(sent);
  const before = placedOf(row);
  if (JSON.stringify(placed) === JSON.stringify(before)) return orderAnswer(tx, row);
  const status = placed.mepa ? 'IN_ATTESA_MEPA' : 'IN_ATTESA_ARGO';
  const reached = status === row.status ? [] : [{ codStato: status, timestamp: now.toISOString() }];
  await tx
    .updateTable('school_order')
    .set({
      ...placed,
      status,
      mepa_error: null,
      mepa_articles: '[]',
      history: JSON.stringify([...row.history, ...reached]),
    })
    .where('customer_code', '=', row.customer_code)
    .where('number', '=', row.number)
    .execute();
  call.audit({
    entity: 'order',
    action: 'update',
    id: `${row.customer_code}/${row.number}`,
    before: { ...before, status: row.status },
    after: { ...placed, status },
  });
  const changed = await readOrder(tx, caller.customerCode, variant);
  return orderAnswer(tx, changed ?? row);
}

const placedOf = ({ mepa, cig, order_number, order_date }: OrderRow) => ({
  mepa,
  cig,
  order_number,
  order_date,
});

/** @throws Refusal `conflict` if the order can no longer be changed */
function refuseAccepted(row: OrderRow): void {
  if (canChangeTender({ status: row.status, sendToMepa: row.mepa, privato: row.private })) return;
  const waits = row.status === 'IN_ATTESA_MEPA' || row.status === 'IN_ATTESA_ARGO';
  throw new Refusal('conflict', { detail: row.private ? PRIVATE : waits ? ARRIVED : ACCEPTED });
}
