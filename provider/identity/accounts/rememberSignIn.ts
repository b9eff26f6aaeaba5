import { type AuditedChange, recordAudit } from '../../audit/recordAudit';
import type { Tx } from '../../db/database';
import { recordSignIn } from '../sessions/signIns';
import type { Subject } from '../subject';

interface Moment {
  readonly at: Date;
  readonly address: string;
  /** User-Agent of the browser. */
  readonly userAgent?: string | undefined;
  /** Name of the passkey that was used. */
  readonly passkey?: string;
}

/**
 * Updates the account's last access and stores the sign-in, for the person to see and in the school's audit log.
 * @returns the id of the stored sign-in
 */
export async function rememberSignIn(tx: Tx, subject: Subject, moment: Moment): Promise<string> {
  // A sign-in by support is not an access of the account's person.
  if (subject.userType !== 'SUPPORT') await moveLastAccess(tx, subject, moment.at);
  const id = await recordSignIn(tx, subject, moment);
  const { passkey } = moment;
  await audit(tx, subject, moment, passkey === undefined ? {} : { after: { passkey } });
  return id;
}

const moveLastAccess = (tx: Tx, { customerCode, uid }: Subject, at: Date) =>
  tx
    .updateTable('account')
    .set((eb) => ({ previous_login: eb.ref('last_login'), last_login: at }))
    .where('customer_code', '=', customerCode)
    .where('uid', '=', uid)
    .execute();

/** Records a failed attempt to sign in as a known account. */
export async function rememberRefusal(tx: Tx, subject: Subject, moment: Moment): Promise<void> {
  await audit(tx, subject, moment, { reason: 'unauthenticated' });
}

async function audit(
  tx: Tx,
  subject: Subject,
  moment: Moment,
  outcome: Pick<AuditedChange, 'reason' | 'after'>,
) {
  const actor = {
    customerCode: subject.customerCode,
    who: subject.sub,
    asWhom: subject.uid,
    address: moment.address,
    at: moment.at,
  };
  await recordAudit(tx, actor, [{ entity: 'session', action: 'signIn', id: subject.uid, ...outcome }]);
}
