import { createHash } from 'node:crypto';
import type { Clock } from '../../contract/values/clock';
import type { Database } from '../db/database';

/** Seconds that a person may spend at the upstream provider or choosing an account after coming back. */
export const AWAY_SECONDS = 600;

/** Hashes a secret, so that a reader of the database cannot use it. */
const idOf = (secret: string) => createHash('sha256').update(secret).digest('base64url');

/** Stores data of a sign-in, to be taken once within the given number of seconds. */
export async function storeForSignIn(
  { db, clock }: { readonly db: Database; readonly clock: Clock },
  model: string,
  secret: string,
  payload: object,
  seconds: number,
): Promise<void> {
  const expires_at = new Date(clock.now().getTime() + seconds * 1000);
  const row = { model, id: idOf(secret), payload: JSON.stringify(payload), grant_id: null, uid: null };
  await db.asIdentity((tx) =>
    tx
      .insertInto('oidc_payload')
      .values({ ...row, expires_at })
      .execute(),
  );
}

/** Takes and deletes the stored data; undefined if there is none or it has expired. */
export async function takeForSignIn<T>(
  { db, clock }: { readonly db: Database; readonly clock: Clock },
  model: string,
  secret: string,
): Promise<T | undefined> {
  const row = await db.asIdentity((tx) =>
    tx
      .deleteFrom('oidc_payload')
      .where('model', '=', model)
      .where('id', '=', idOf(secret))
      .returning(['payload', 'expires_at'])
      .executeTakeFirst(),
  );
  return row?.expires_at && row.expires_at > clock.now() ? (row.payload as T) : undefined;
}
