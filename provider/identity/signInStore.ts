import { createHash } from 'node:crypto';
import type { Clock } from '../../contract/values/clock';
import type { Database } from '../db/database';

/** Somebody is away at the upstream provider, or back and choosing an account: the seconds that they have. */
export const AWAY_SECONDS = 600;

/** Who reads the database cannot use what is there. */
const idOf = (secret: string) => createHash('sha256').update(secret).digest('base64url');

/** Keeps something of a sign-in until it is asked for, once, within so many seconds. */
export async function keepForSignIn(
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

/** What was kept, which is there no more; undefined when there is none or it came too late. */
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
