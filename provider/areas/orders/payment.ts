import type { Order } from '../../../contract/orders/order';
import { epcText, ibanIn, type Payment } from '../../../contract/orders/payment';
import { qrCode } from '../../documents/qrCode';
import type { Call } from '../../http/call';
import { orderWords } from '../../i18n/orders.it';
import type { BankDetails } from '../../platform/priceLists';
import { orderAnswer } from './orderAnswer';
import type { OrderRow } from './orderStore';

/**
 * Returns the data for paying an order by bank transfer; undefined if the school is not private, or if the order is
 * already paid or withdrawn.
 */
async function paymentOf(
  { bankAccount, providerName }: Call['config'],
  row: OrderRow,
): Promise<Payment | undefined> {
  if (!row.private || row.paid_at || row.withdrawn_at) return undefined;
  return paymentTo(
    { beneficiary: row.beneficiary ?? providerName, account: row.account ?? bankAccount },
    row.price.due,
    orderWords.reference(row.customer_code, row.number),
  );
}

/** Returns a payment by transfer, with its QR code where the account has an IBAN. */
export async function paymentTo(
  { beneficiary, account }: BankDetails,
  importo: number,
  causale: string,
): Promise<Payment> {
  const payment = { beneficiario: beneficiary, conto: account, importo, causale };
  const iban = ibanIn(account);
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
