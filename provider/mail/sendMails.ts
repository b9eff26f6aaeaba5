import { sql } from 'kysely';
import type { Clock } from '../../contract/clock';
import type { Database, Tx } from '../db/database';
import { ofMail, vaultOf } from '../db/sealed';
import type { Delivery, MailTransport, OutgoingMail } from './transport';

export interface SendingReport {
  readonly sent: number;
  readonly later: number;
  readonly refused: number;
}

interface TakenMail extends OutgoingMail {
  readonly customerCode: string;
  readonly attempts: number;
}

/** How many are taken at once. */
const BATCH = 20;
const MINUTE = 60_000;
/** Some five days: 1, 2, 4 … minutes between attempts, a day at most. */
const ATTEMPTS = 15;
const LONGEST_WAIT = 24 * 60 * MINUTE;

/**
 * Sends what is due in the outbox. Several processes may do so at once: a mail is taken by moving its next
 * attempt on before it is sent, so one that dies while sending tries again and no two send the same.
 */
export async function sendMails(
  db: Database,
  clock: Clock,
  transport: MailTransport,
): Promise<SendingReport> {
  const report = { sent: 0, later: 0, refused: 0 };
  for (;;) {
    const mails = await db.asPlatform((tx) => takeDue(tx, clock.now()));
    for (const mail of mails) {
      const delivery = await transport.send(mail);
      await db.asPlatform((tx) => note(tx, mail, delivery, clock.now()));
      report[delivery.kind] += 1;
    }
    if (mails.length < BATCH) return report;
  }
}

async function takeDue(tx: Tx, now: Date): Promise<readonly TakenMail[]> {
  const { rows } = await sql<TakenMail>`
    update mail set
      attempts = attempts + 1,
      due_at = ${now}::timestamptz + least(power(2, attempts) * ${MINUTE}, ${LONGEST_WAIT}) * interval '1 millisecond'
    where (customer_code, id) in (
      select customer_code, id from mail
      where sent_at is null and failure is null and due_at <= ${now}
      order by due_at, id limit ${BATCH} for update skip locked)
    returning customer_code as "customerCode", id, recipient, subject, body, attempts`.execute(tx);
  const vault = vaultOf(tx);
  return rows.flatMap((mail) => {
    try {
      return { ...mail, body: vault.open(mail.body, ofMail(mail.id)) };
    } catch {
      // Sealed by a process that knows a newer key already: it, or we after the next start, will send it.
      return [];
    }
  });
}

/** What was sent is not kept; what was given up stays, sealed, for thirty days, so that it can be sent again. A mail to be sent later keeps the time that taking it gave it; after the last attempt it stays failed. */
async function note(tx: Tx, mail: TakenMail, delivery: Delivery, now: Date): Promise<void> {
  const exhausted = delivery.kind === 'later' && mail.attempts >= ATTEMPTS;
  if (delivery.kind === 'later' && !exhausted) return;
  await tx
    .updateTable('mail')
    .set(delivery.kind === 'sent' ? { body: '', sent_at: now } : { failure: delivery.reason })
    .where('customer_code', '=', mail.customerCode)
    .where('id', '=', mail.id)
    .execute();
}
