import * as ordersMessages from '../../../contract/messages/it/orders';
import { orderList, orderReceipt } from '../../../contract/orders/orderListEndpoints';
import { orderProcedures, procedureNameOf } from '../../../contract/orders/procedure';
import type { Receipt } from '../../../contract/procedures/receipt';
import type { Tx } from '../../db/database';
import { type Call, implement } from '../../http/call';
import { receiptAnswer } from '../../procedures/procedureRoutes';
import { Refusal } from '../../refusal';
import type { OrderRow } from './orderStore';
import { payableOrder } from './payment';

const NO_RECEIPT = ordersMessages.noReceipt;

const all = implement(orderList, async (call) => {
  const rows = await ordersOf(call).orderBy('number', 'desc').execute();
  const listed = [];
  for (const row of rows) {
    const receipt = await receiptOf(call.tx, row);
    listed.push({
      ...(await payableOrder(call, row)),
      tipo: row.kind,
      creatoIl: row.created_at.toISOString(),
      ...(row.withdrawn_at && { annullatoIl: row.withdrawn_at.toISOString() }),
      ...(receipt && { ricevuta: receipt.numero }),
    });
  }
  return listed;
});

const receipt = implement(orderReceipt, async (call, { params }) => {
  const isNumber = /^[0-9]{1,9}$/.test(params.subject ?? '');
  const row =
    isNumber && (await ordersOf(call).where('number', '=', Number(params.subject)).executeTakeFirst());
  const found = row && (await receiptOf(call.tx, row));
  if (!found) throw new Refusal('notFound', { detail: NO_RECEIPT });
  return receiptAnswer(found);
});

const ordersOf = ({ tx, caller }: Call) =>
  tx.selectFrom('school_order').selectAll().where('customer_code', '=', caller.customerCode);

/** Reads the receipt of an order, which was issued at the same time as the order was stored. */
async function receiptOf(tx: Tx, row: OrderRow): Promise<Receipt | undefined> {
  const found = await tx
    .selectFrom('procedure_receipt')
    .select('receipt')
    .where('customer_code', '=', row.customer_code)
    .where('procedure', '=', orderProcedures[procedureNameOf(row)].name)
    .where('issued_at', '=', row.created_at)
    .orderBy('number')
    .executeTakeFirst();
  return found?.receipt as Receipt | undefined;
}

/** Implementations of the calls about all orders of a school. */
export const listedOrders = [all, receipt] as const;
