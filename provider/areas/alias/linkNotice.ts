import { recordAudit } from '../../audit/recordAudit';
import type { Database, Tx } from '../../db/database';
import { accountLinkedMail, accountUnlinkedMail } from '../../i18n/aliasMail.it';
import { customerCodeOf } from '../../identity/subject';
import { JobKind, type Worker, workerOf } from '../../jobs/jobKind';
import { sendJob } from '../../jobs/sendJob';
import { queueMail } from '../../mail/queueMail';

const mails = { link: accountLinkedMail, unlink: accountUnlinkedMail } as const;

interface LinkChange {
  readonly uid: string;
  readonly what: keyof typeof mails;
  readonly address: string;
}

/** A change with its time, in ISO 8601. */
type DatedLinkChange = LinkChange & { readonly at: string };

const linkNotice = new JobKind<DatedLinkChange>('linkNotice');

/** Notifies an account, once this transaction commits, that it was linked to an alias or unlinked. */
export const tellAccount = (tx: Tx, change: LinkChange, now: Date): Promise<void> =>
  sendJob(tx, linkNotice, { ...change, at: now.toISOString() }, now);

/**
 * Returns the worker that notifies an account by e-mail, and records in the log of its school, that it was linked to an
 * alias or unlinked. The school does not learn whose alias it is. It is a job because the account may belong to another
 * school, which the transaction of a call cannot reach.
 */
export const linkNoticeWorker = ({ db }: { readonly db: Database }): Worker =>
  workerOf(linkNotice, ({ at, ...change }) => write(db, change, new Date(at)));

function write(db: Database, { uid, what, address }: LinkChange, now: Date): Promise<void> {
  const customerCode = customerCodeOf(uid);
  return db.asIdentity(async (tx) => {
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
