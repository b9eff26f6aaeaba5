import type { Tx } from '../../db/database';
import { type PasskeyNews, passkeyMail } from '../../i18n/passkeyMail.it';
import { queueMail } from '../../mail/queueMail';
import { readAddressee } from '../accounts/readAddressee';
import type { Whose } from './passkeys';

/** Notifies a person by mail of a change to one of their passkeys, even if they made it themselves. */
export async function mailPasskeyChange(
  tx: Tx,
  whose: Whose,
  news: Omit<PasskeyNews, 'at'>,
  at: Date,
): Promise<void> {
  const { addressee, email, sn, cn, username } = await readAddressee(tx, whose);
  const text = passkeyMail({ sn, cn, username }, { ...news, at });
  const { customerCode } = whose;
  await queueMail(tx, { customerCode, uid: addressee, recipient: email, ...text }, at);
}
