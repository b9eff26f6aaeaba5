import type { SignatureReceipt } from '../../contract/entities/signing';
import { receiptLines } from '../documents/signatureReceipt';
import type { Call } from '../http/call';
import { type ReceiptOf, receiptWords } from '../i18n/receipt.it';
import { queueMail } from '../mail/queueMail';

/** Sends the receipt of a signature to the account that sent it. */
export async function mailReceipt(
  { tx, caller, now }: Call,
  receipt: SignatureReceipt,
  of: ReceiptOf,
): Promise<void> {
  const { customerCode, uid } = caller;
  const account = await tx
    .selectFrom('account')
    .select(['email', 'sn', 'cn'])
    .where('customer_code', '=', customerCode)
    .where('uid', '=', uid)
    .executeTakeFirst();
  if (!account?.email) return;
  const { mailSubject, mailHead, mailEnd, next, nextTitle } = receiptWords;
  const lines = [
    `Gentile ${account.cn} ${account.sn},`,
    mailHead,
    receiptLines(receipt).join('\n'),
    [nextTitle, ...next(of)].join('\n'),
    mailEnd,
  ];
  const subject = mailSubject(receipt.number, receipt.document);
  await queueMail(
    tx,
    { customerCode, uid, recipient: account.email, subject, body: lines.join('\n\n') },
    now,
  );
}
