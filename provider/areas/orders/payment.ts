import type { Order } from '../../../contract/orders/order';
import { epcText, ibanIn, type Payment } from '../../../contract/orders/payment';
import { qrCode } from '../../documents/qrCode';
import type { Call } from '../../http/call';
import { orderWords } from '../../i18n/orders.it';
import { orderAnswer } from './orderAnswer';
import type { OrderRow } from './orderStore';

/** Returns how an order is paid by transfer; undefined if it is not, or no longer. */
export async function paymentOf(
  { bankAccount, providerName }: Call['config'],
  row: OrderRow,
): Promise<Payment | undefined> {
  if (!row.private || row.paid_at || row.withdrawn_at) return undefined;
  const payment = {
    beneficiario: providerName,
    conto: bankAccount,
    importo: row.price.due,
    causale: orderWords.reference(row.customer_code, row.number),
  };
  const iban = ibanIn(bankAccount);
  return iban ? { ...payment, iban, qr: await qrCode(epcText({ ...payment, iban })) } : payment;
}

/** Returns an order in the form of the response, with how it is paid. */
export async function payableOrder(
  { tx, config }: Pick<Call, 'tx' | 'config'>,
  row: OrderRow,
): Promise<Order> {
  const pagamento = await paymentOf(config, row);
  return { ...(await orderAnswer(tx, row)), ...(pagamento && { pagamento }) };
}
