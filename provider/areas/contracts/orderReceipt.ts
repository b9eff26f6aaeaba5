import { orderProcedures, procedureNameOf } from '../../../contract/orders/procedure';
import { workingDayAfter } from '../../../contract/values/dates';
import { orderOfContract } from '../../db/orderOfContract';
import { readReceipt } from '../../db/procedureRuns';
import { receiptDocuments } from '../../documentSigning/receiptDocuments';
import type { StoringCall } from '../../documentSigning/storeSignature';
import { orderPage, orderReceiptPrefix, orderWords as words } from '../../i18n/orders.it';
import { issueReceipt } from '../../procedures/issueReceipt';
import type { ContractRow } from './contractStore';

/** Working days within which the provider counter-signs. */
const COUNTER_SIGN_DAYS = 5;

/**
 * Issues the receipt of an order whose contract was signed: the signature ends the procedure, and the receipt contains
 * the signed contract.
 */
export async function receiptOfOrder(
  keeping: StoringCall,
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
      // The quote stays attached to the new receipt.
      ...(before?.procedura === procedura && before.allegati && { allegati: before.allegati }),
      prossimo: words.receipt.signed,
      entro: workingDayAfter(now, COUNTER_SIGN_DAYS),
      page: orderPage(order.variant),
    },
  );
}
