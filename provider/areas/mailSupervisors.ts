import type { Clock } from '../../contract/values/clock';
import { PLATFORM } from '../audit/recordAudit';
import type { Database } from '../db/database';
import type { MailText } from '../i18n/mail.it';
import { queueMails } from '../mail/queueMail';
import { supervisorsOf } from '../platform/supervisors';

interface Dependencies {
  readonly db: Database;
  readonly clock: Clock;
}

/**
 * Queues a mail to the enabled supervisors of a school. Has no effect for PLATFORM, because the provider's staff has no
 * addresses here and sees the same information in the log and on its pages.
 */
export async function mailSupervisors(
  { db, clock }: Dependencies,
  customerCode: string,
  mail: MailText,
): Promise<void> {
  if (customerCode === PLATFORM) return;
  await db.inSchool({ customerCode, person: 'automatico' }, async (tx) => {
    const mails = (await supervisorsOf(tx, customerCode))
      .filter(({ enabled }) => enabled)
      .map(({ uid, email }) => ({ customerCode, uid, recipient: email, ...mail }));
    await queueMails(tx, mails, clock.now());
  });
}
