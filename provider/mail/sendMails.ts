import { sql } from 'kysely';
import type { Clock } from '../../contract/values/clock';
import type { Database, Tx } from '../db/database';
import { ofMail, vaultOf } from '../db/sealed';
import type { Delivery, MailTransport, OutgoingMail } from './transport';

export interface SendingReport {
  readonly sent: number;
  readonly later: number;
  readonly refused: number;
}

interface SealedMail extends OutgoingMail {
  readonly customerCode: string;
  readonly attempts: number;
}

/** A mail claimed for sending. The body is undefined if it cannot be decrypted with the keys of this process. */
type TakenMail = Omit<SealedMail, 'body'> & { readonly body: string | undefined };

const MINUTE = 60_000;
/**
 * Milliseconds for which a claimed mail belongs to its process, longer than any timeout of a mail server. If a mail is
 * still claimed after that, its process has died.
 */
const LEASE = 10 * MINUTE;
/** Maximum number of attempts, over about five days: the pauses are 1, 2, 4 … minutes, and a day at most. */
const ATTEMPTS = 15;
const LONGEST_WAIT = 24 * 60 * MINUTE;

/**
 * Outcome for a mail that cannot be decrypted. If a process with a newer key encrypted it, that process, or this one
 * after a restart, sends it. Otherwise the key is lost.
 */
const SEALED: Delivery = {
  kind: 'later',
  reason: 'What it says is sealed with a key that the provider does not know.',
  away: false,
};

/**
 * Sends due mails from the outbox. Several processes may do so at once. A process claims each mail just before sending
 * it, by postponing its next attempt. So no two processes send the same mail, and a mail whose process dies is tried
 * again.
 */
export async function sendMails(
  db: Database,
  clock: Clock,
  transport: MailTransport,
  goesOn: () => boolean = () => true,
): Promise<SendingReport> {
  const report = { sent: 0, later: 0, refused: 0 };
  for (;;) {
    // Stops before claiming another mail, which would have to wait for its lease to expire.
    if (!goesOn()) return report;
    const mail = await db.asPlatform(async (tx) => {
      const now = clock.now();
      // Individual mails come first, because somebody may be waiting for one.
      return (await takeDue(tx, now, false)) ?? (await takeDue(tx, now, true));
    });
    if (!mail) return report;
    const { body } = mail;
    const delivery = body === undefined ? SEALED : await transport.send({ ...mail, body });
    await db.asPlatform((tx) => note(tx, mail, delivery, clock.now()));
    report[delivery.kind] += 1;
  }
}

async function takeDue(tx: Tx, now: Date, inBulk: boolean): Promise<TakenMail | undefined> {
  const until = new Date(now.getTime() + LEASE);
  const { rows } = await sql<SealedMail>`
    update mail set attempts = attempts + 1, due_at = ${until}, held_until = ${until}
    where (customer_code, id) in (
      select customer_code, id from mail
      where sent_at is null and failure is null and in_bulk = ${inBulk} and due_at <= ${now}
      order by due_at, id limit 1 for update skip locked)
    returning customer_code as "customerCode", id, recipient, subject, body, attempts`.execute(tx);
  const [mail] = rows;
  return mail && { ...mail, body: opened(tx, mail) };
}

function opened(tx: Tx, mail: SealedMail): string | undefined {
  try {
    return vaultOf(tx).open(mail.body, ofMail(mail.id));
  } catch {
    return undefined;
  }
}

/**
 * Stores the outcome of sending. The text of a sent mail is removed. The encrypted text of a failed mail stays until
 * its retention ends, so that the mail can be sent again. A mail to be sent later waits longer after each attempt, and
 * fails after the last one.
 */
async function note(tx: Tx, mail: TakenMail, delivery: Delivery, now: Date): Promise<void> {
  await tx
    .updateTable('mail')
    .set({ ...outcome(mail, delivery, now), held_until: null })
    .where('customer_code', '=', mail.customerCode)
    .where('id', '=', mail.id)
    .execute();
}

function outcome({ attempts }: TakenMail, delivery: Delivery, now: Date) {
  if (delivery.kind === 'sent') return { body: '', sent_at: now };
  if (delivery.kind === 'refused' || attempts >= ATTEMPTS) return { failure: delivery.reason };
  const wait = Math.min(2 ** (attempts - 1) * MINUTE, LONGEST_WAIT);
  return { due_at: new Date(now.getTime() + wait) };
}
