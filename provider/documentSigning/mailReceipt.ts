import type { SignatureReceipt } from '../../contract/entities/signing';
import { receiptLines } from '../documents/signatureReceipt';
import { type ReceiptOf, receiptWords } from '../i18n/receipt.it';
import type { Keeping } from './keepSignature';
import { mailTo } from './mailTo';

/** Sends the receipt of a signature to the account that sent it. */
export async function mailReceipt(
  keeping: Pick<Keeping, 'tx' | 'caller' | 'now'>,
  receipt: SignatureReceipt,
  of: ReceiptOf,
): Promise<void> {
  const { mailSubject, mailHead, next, nextTitle } = receiptWords;
  const paragraphs = [
    mailHead,
    receiptLines(receipt).join('\n'),
    [nextTitle, ...next(of, receipt.revocationChecked === true)].join('\n'),
  ];
  await mailTo(keeping, { subject: mailSubject(receipt.number, receipt.document), paragraphs });
}
