import { randomUUID } from 'node:crypto';
import type { Tx } from '../db/database';
import { ofMail, vaultOf } from '../db/sealed';
import { isRecipient } from './recipient';

export interface Mail {
  readonly customerCode: string;
  /** The account that it is for; null when it is for somebody without one. */
  readonly uid: string | null;
  /** One address: name@domain. */
  readonly recipient: string;
  readonly subject: string;
  /** Plain text. */
  readonly body: string;
}

/** Why a mail is never sent, where it was the address. */
export const NOT_AN_ADDRESS = 'The recipient is not one plain mail address.';

/** So many that are written at once go before those of a whole school. */
const FEW = 10;

/** Puts a mail into the outbox, in the caller's transaction: it is sent when that commits, and only then. */
export async function queueMail(tx: Tx, mail: Mail, now: Date): Promise<void> {
  await queueMails(tx, [mail], now);
}

/**
 * The same for many. A mail whose recipient is not one address is kept with that failure and never sent:
 * an account with a wrong address must not stop what the others are written about.
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
      // There are links in it: whoever reads the database must not be able to use them.
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

/** A line break in a subject would end the header and begin another. */
const oneLine = (text: string) => text.replace(/\s+/g, ' ').trim();
