import { randomUUID } from 'node:crypto';
import type { Tx } from '../db/database';
import { ofMail, vaultOf } from '../db/sealed';
import { isRecipient } from './recipient';

export interface Mail {
  readonly customerCode: string;
  /** The account that the mail is for; null for a person without an account. */
  readonly uid: string | null;
  /** One address: name@domain. */
  readonly recipient: string;
  readonly subject: string;
  /** Plain text. */
  readonly body: string;
}

/** The failure of a mail that is never sent because of its address. */
export const NOT_AN_ADDRESS = 'The recipient is not one plain mail address.';

/** Up to this many mails queued at once are sent before the mails to a whole school. */
const FEW = 10;

/** Puts a mail into the outbox, in the caller's transaction: it is sent only after that commits. */
export async function queueMail(tx: Tx, mail: Mail, now: Date): Promise<void> {
  await queueMails(tx, [mail], now);
}

/**
 * Puts many mails into the outbox. A mail whose recipient is not a single address is kept with that failure and never
 * sent: an account with a wrong address must not block the mails to others.
 * @returns the ids of the mails, in their order
 */
export async function queueMails(tx: Tx, mails: readonly Mail[], now: Date): Promise<readonly string[]> {
  if (mails.length === 0) return [];
  const rows = mails.map(({ customerCode, uid, recipient, subject, body }) => {
    const id = randomUUID();
    const goes = isRecipient(recipient);
    return {
      id,
      customer_code: customerCode,
      uid,
      recipient,
      subject: oneLine(subject),
      // The text contains links that a reader of the database must not be able to use.
      body: goes ? vaultOf(tx).close(body, ofMail(id)) : '',
      created_at: now,
      sent_at: null,
      failure: goes ? null : NOT_AN_ADDRESS,
      due_at: now,
      in_bulk: mails.length > FEW,
    };
  });
  await tx.insertInto('mail').values(rows).execute();
  return rows.map(({ id }) => id);
}

/** Returns the text in one line, because a line break in a subject would start another header. */
const oneLine = (text: string) => text.replace(/\s+/g, ' ').trim();
