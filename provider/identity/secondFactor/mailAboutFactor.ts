import type { Tx } from '../../db/database';
import { type FactorNews, factorMail } from '../../i18n/factorMail.it';
import { queueMail } from '../../mail/queueMail';

/**
 * Notifies the owner of an account by mail of a change to its apps or recovery codes, even if they made it
 * themselves.
 */
export async function mailAboutFactor(
  tx: Tx,
  { customerCode, uid }: { readonly customerCode: string; readonly uid: string },
  news: Omit<FactorNews, 'at'>,
  at: Date,
): Promise<void> {
  const { email, sn, cn } = await tx
    .selectFrom('account')
    .select(['email', 'sn', 'cn'])
    .where('customer_code', '=', customerCode)
    .where('uid', '=', uid)
    .executeTakeFirstOrThrow();
  const text = factorMail({ username: uid, sn, cn }, { ...news, at });
  await queueMail(tx, { customerCode, uid, recipient: email, ...text }, at);
}
