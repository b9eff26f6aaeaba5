import type { Tx } from '../db/database';
import { ofMail, vaultOf } from '../db/sealed';

/** A mail of the outbox as it can be read. */
export interface OutboxMail {
  readonly id: string;
  readonly recipient: string;
  readonly subject: string;
  /** Empty where it is not kept any more, and of one that has no address to go to. */
  readonly body: string;
  readonly createdAt: Date;
  readonly failed: boolean;
}

/** The last mails that were written, the latest first, with what they say: for the demo, where nobody's mail is private. */
export async function readOutbox(tx: Tx, most: number): Promise<readonly OutboxMail[]> {
  const rows = await tx
    .selectFrom('mail')
    .select(['id', 'recipient', 'subject', 'body', 'created_at', 'failure'])
    .orderBy('created_at', 'desc')
    .orderBy('id')
    .limit(most)
    .execute();
  const vault = vaultOf(tx);
  return rows.map(({ id, recipient, subject, body, created_at, failure }) => ({
    id,
    recipient,
    subject,
    body: body && vault.open(body, ofMail(id)),
    createdAt: new Date(created_at),
    failed: failure !== null,
  }));
}
