import { showInstant } from '../../contract/values/dates';
import { procedureCancelledMail } from '../i18n/procedureCancelled.it';
import { queueMails } from '../mail/queueMail';
import type { Doing } from './arrangement';
import { personName } from './personName';

/** A procedure that was cancelled. */
interface Cancelled {
  /** How people know it. */
  readonly procedure: string;
  /** The path of its page. */
  readonly path: string;
  /** The account that began it, where that is known. */
  readonly startedBy: string | undefined;
}

/** Writes to who began a procedure, and to who cancelled it: once where that is one person. */
export async function tellCancelled(doing: Doing, { procedure, path, startedBy }: Cancelled): Promise<void> {
  const { tx, caller, config, now } = doing;
  const { customerCode } = caller;
  const by = await personName(doing);
  const people = await tx
    .selectFrom('account')
    .select(['uid', 'cn', 'sn', 'email'])
    .where('customer_code', '=', customerCode)
    .where('uid', 'in', [caller.uid, ...(startedBy ? [startedBy] : [])])
    .where('email', '!=', '')
    .execute();
  const mails = people.map(({ uid, cn, sn, email }) => ({
    customerCode,
    uid,
    recipient: email,
    ...procedureCancelledMail({
      name: `${cn} ${sn}`,
      procedure,
      at: showInstant(now.toISOString()),
      page: `${config.publicUrl}${path}`,
      ...(uid !== caller.uid && { by }),
    }),
  }));
  await queueMails(tx, mails, now);
}
