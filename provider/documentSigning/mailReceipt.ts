import type { SignatureReceipt } from '../../contract/signing/signing';
import { receiptLines } from '../documents/signatureReceipt';
import { type ReceiptOf, receiptWords } from '../i18n/receipt.it';
import { mailTo } from './mailTo';
import type { StoringCall } from './storeSignature';

/** Mails the receipt of a signature to the account of `caller`, which uploaded or made the signature. */
export async function mailReceipt(
  keeping: Pick<StoringCall, 'tx' | 'caller' | 'now' | 'config'>,
  receipt: SignatureReceipt,
  of: ReceiptOf,
): Promise<void> {
  const { mailSubject, mailHead, next, nextTitle, school, contact, numbered } = receiptWords;
  const { tx, caller, config } = keeping;
  const { name, city } = await tx
    .selectFrom('school')
    .select(['name', 'city'])
    .where('customer_code', '=', caller.customerCode)
    .executeTakeFirstOrThrow();
  const paragraphs = [
    mailHead,
    [numbered(receipt.number), school(name, city), ...receiptLines(receipt)].join('\n'),
    [nextTitle, ...next(of, receipt.revocationChecked === true)].join('\n'),
    contact(config.supportContact),
  ];
  await mailTo(keeping, { subject: mailSubject(receipt.number, receipt.document), paragraphs });
}
