import { recordAudit } from '../../audit/recordAudit';
import type { Services } from '../../http/services';
import { accountLinkedMail, accountUnlinkedMail } from '../../i18n/aliasMail.it';
import { customerCodeOf } from '../../identity/subject';
import { queueMail } from '../../mail/queueMail';

const mails = { link: accountLinkedMail, unlink: accountUnlinkedMail } as const;

interface LinkChange {
  readonly uid: string;
  readonly what: keyof typeof mails;
  readonly now: Date;
  readonly address: string;
}

/**
 * Writes to the e-mail of an account, and in the log of its school, that an alias was linked to it or is no more. Whose alias
 * it is, the school does not learn.
 */
export async function writeToAccount({ db }: Pick<Services, 'db'>, { uid, what, now, address }: LinkChange) {
  const customerCode = customerCodeOf(uid);
  await db.asIdentity(async (tx) => {
    const account = await tx
      .selectFrom('account')
      .innerJoin('school', 'school.customer_code', 'account.customer_code')
      .select(['account.sn', 'account.cn', 'account.email', 'school.name as school'])
      .where('account.customer_code', '=', customerCode)
      .where('account.uid', '=', uid)
      .executeTakeFirst();
    if (!account) return;
    const text = mails[what]({ ...account, uid });
    await queueMail(tx, { customerCode, uid, recipient: account.email, ...text }, now);
    const actor = { customerCode, who: uid, asWhom: uid, address, at: now };
    await recordAudit(tx, actor, [{ entity: 'account', action: what, id: uid }]);
  });
}
