import { createHash } from 'node:crypto';
import type { Tx } from '../db/database';

const USED = 'LinkUsed';
/** Milliseconds in which an answer that was lost may be asked for again. */
const KEPT = 15 * 60 * 1000;

/** What somebody who is not signed in meant to do with a link. */
export interface Meant {
  /** The Idempotency-Key that the browser chose for it. */
  readonly key: string;
  /** What was sent, with what the link has in it. */
  readonly body: object;
  readonly now: Date;
}

/** Who reads the database finds neither link nor password in it. */
const idOf = ({ key, body }: Meant): string =>
  createHash('sha256')
    .update(JSON.stringify([key, body]))
    .digest('base64url');

/** Whether this very thing was done already: its answer was lost on the way. */
export async function wasUsed(tx: Tx, meant: Meant): Promise<boolean> {
  const row = await tx
    .selectFrom('oidc_payload')
    .select('id')
    .where('model', '=', USED)
    .where('id', '=', idOf(meant))
    .where('expires_at', '>', meant.now)
    .executeTakeFirst();
  return row !== undefined;
}

/** Remembers, in the transaction that uses a link up, what was done with it. */
export async function keepUsed(tx: Tx, meant: Meant): Promise<void> {
  const expires_at = new Date(meant.now.getTime() + KEPT);
  await tx
    .insertInto('oidc_payload')
    .values({ model: USED, id: idOf(meant), payload: '{}', grant_id: null, uid: null, expires_at })
    .execute();
}
