import { createHash } from 'node:crypto';
import type { Tx } from '../db/database';

const USED = 'LinkUsed';
/** Milliseconds in which a lost response may be requested again. */
const KEPT = 15 * 60 * 1000;

/** A request with a link, by a person who is not signed in. */
export interface LinkRequest {
  /** Idempotency-Key chosen by the browser. */
  readonly key: string;
  /** Request body, including the content of the link. */
  readonly body: object;
  readonly now: Date;
}

/** Returns a hash as the id: a reader of the database finds neither link nor password in it. */
const idOf = ({ key, body }: LinkRequest): string =>
  createHash('sha256')
    .update(JSON.stringify([key, body]))
    .digest('base64url');

/** Tells whether exactly this action was done already, and only its response was lost. */
export async function wasUsed(tx: Tx, meant: LinkRequest): Promise<boolean> {
  const row = await tx
    .selectFrom('oidc_payload')
    .select('id')
    .where('model', '=', USED)
    .where('id', '=', idOf(meant))
    .where('expires_at', '>', meant.now)
    .executeTakeFirst();
  return row !== undefined;
}

/** Stores the action in the same transaction that uses up the link. */
export async function recordUsedLink(tx: Tx, meant: LinkRequest): Promise<void> {
  const expires_at = new Date(meant.now.getTime() + KEPT);
  await tx
    .insertInto('oidc_payload')
    .values({ model: USED, id: idOf(meant), payload: '{}', grant_id: null, uid: null, expires_at })
    .execute();
}
