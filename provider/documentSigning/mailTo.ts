import { receiptWords } from '../i18n/receipt.it';
import { queueMail } from '../mail/queueMail';
import type { StoringCall } from './storeSignature';

/** A mail about a signature; `paragraphs` are between the greeting and the closing. */
export interface SigningMail {
  readonly subject: string;
  readonly paragraphs: readonly string[];
}

/** Queues a mail to the account of `caller`, if it has an address. */
export async function mailTo(
  { tx, caller, now }: Pick<StoringCall, 'tx' | 'caller' | 'now'>,
  { subject, paragraphs }: SigningMail,
): Promise<void> {
  const { customerCode, uid } = caller;
  const account = await tx
    .selectFrom('account')
    .select(['email', 'sn', 'cn'])
    .where('customer_code', '=', customerCode)
    .where('uid', '=', uid)
    .executeTakeFirst();
  if (!account?.email) return;
  const body = [`Gentile ${account.cn} ${account.sn},`, ...paragraphs, receiptWords.mailEnd].join('\n\n');
  await queueMail(tx, { customerCode, uid, recipient: account.email, subject, body }, now);
}
