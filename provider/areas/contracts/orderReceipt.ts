import { orderProcedures, procedureNameOf } from '../../../contract/orders/procedure';
import { workingDayAfter } from '../../../contract/values/dates';
import { orderOfContract } from '../../db/orderOfContract';
import { readReceipt } from '../../db/procedureRuns';
import type { Keeping } from '../../documentSigning/keepSignature';
import { receiptDocuments } from '../../documentSigning/receiptDocuments';
import { orderPage, orderReceiptPrefix, orderWords as words } from '../../i18n/orders.it';
import { issueReceipt } from '../../procedures/issueReceipt';
import type { ContractRow } from './contractStore';

/** The working days in which the provider counter-signs. */
const COUNTER_SIGN_DAYS = 5;

/** Where a contract was made for an order, its signature ends the procedure: the receipt has the signed contract. */
export async function receiptOfOrder(
  keeping: Keeping,
  { customer_code: customerCode, file_name, document_id }: ContractRow,
): Promise<void> {
  const { tx, now } = keeping;
  const order = await orderOfContract(tx, customerCode, file_name);
  if (!order) return;
  const procedure = orderProcedures[procedureNameOf(order.variant)];
  const procedura = words.procedure(order.variant, order.number);
  const before = await readReceipt(tx, { customerCode, procedure: procedure.name });
  await issueReceipt(
    keeping,
    { procedure },
    {
      prefix: orderReceiptPrefix(order.variant),
      procedura,
      importi: words.amounts(order.lines, order.price),
      documenti: await receiptDocuments(tx, customerCode, document_id),
      // The quote that was ordered stays with it.
      ...(before?.procedura === procedura && before.allegati && { allegati: before.allegati }),
      prossimo: words.receipt.signed,
      entro: workingDayAfter(now, COUNTER_SIGN_DAYS),
      page: orderPage(order.variant),
    },
  );
}
