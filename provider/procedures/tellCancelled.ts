import { showInstant } from '../../contract/values/dates';
import { procedureCancelledMail } from '../i18n/procedureCancelled.it';
import { queueMails } from '../mail/queueMail';
import type { Doing } from './handlers';
import { personName } from './personName';

/** A procedure that was cancelled. */
interface Cancelled {
  /** The name of the procedure on screens. */
  readonly procedure: string;
  /** The path of its page. */
  readonly path: string;
  /** The account that began it, if known. */
  readonly startedBy: string | undefined;
}

/**
 * Sends a mail to the person who began a procedure and to the one who cancelled it; only one if they are the same
 * person.
 */
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
