import type { Tx } from '../../db/database';
import { type PasskeyNews, passkeyMail } from '../../i18n/passkeyMail.it';
import { queueMail } from '../../mail/queueMail';
import type { Whose } from './passkeys';

/** Notifies a person by mail of a change to one of their passkeys, even if they made it themselves. */
export async function mailPasskeyChange(
  tx: Tx,
  whose: Whose,
  news: Omit<PasskeyNews, 'at'>,
  at: Date,
): Promise<void> {
  const { userType, person, customerCode, uid } = whose;
  const to =
    userType === 'ALIAS'
      ? await tx
          .selectFrom('alias')
          .select(['email', 'sn', 'cn'])
          .where('person', '=', person)
          .executeTakeFirstOrThrow()
      : await tx
          .selectFrom('account')
          .select(['email', 'sn', 'cn'])
          .where('customer_code', '=', customerCode)
          .where('uid', '=', uid)
          .executeTakeFirstOrThrow();
  const { email, sn, cn } = to;
  const username = userType === 'ALIAS' ? email : uid;
  const text = passkeyMail({ sn, cn, username }, { ...news, at });
  // A mail to an alias does not concern the account's own address.
  const addressee = userType === 'ALIAS' ? null : uid;
  await queueMail(tx, { customerCode, uid: addressee, recipient: email, ...text }, at);
}
