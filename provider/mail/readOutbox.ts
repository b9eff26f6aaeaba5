import type { Tx } from '../db/database';
import { ofMail, vaultOf } from '../db/sealed';

/** A mail of the outbox in readable form. */
export interface OutboxMail {
  readonly id: string;
  readonly recipient: string;
  readonly subject: string;
  /** Empty if it is no longer kept, or if the mail has no valid address. */
  readonly body: string;
  readonly createdAt: Date;
  readonly failed: boolean;
}

/** Reads the latest mails with their texts, newest first: for the demo, where nobody's mail is private. */
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
