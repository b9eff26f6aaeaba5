import type { Clock } from '../../../contract/values/clock';
import type { Database } from '../../db/database';
import { verifyPassword } from '../password';
import { guesses } from '../rateLimit/guesses';
import { count } from '../rateLimit/rateLimit';

interface Typed {
  readonly username: string;
  readonly tokenHash: string;
  readonly password: string;
  readonly address: string;
}

/** Compares the password of a signed-in person; the session records that it was right, and when. */
export async function confirmOperator(
  { db, clock }: { readonly db: Database; readonly clock: Clock },
  { username, tokenHash, password, address }: Typed,
): Promise<{ readonly right: boolean; readonly retryAfter?: number }> {
  const counted = await count(db, clock, guesses('operator confirmation', { username, address }));
  if (counted.retryAfter !== undefined) return { right: false, retryAfter: counted.retryAfter };
  const found = await db.asIdentity((tx) =>
    tx
      .selectFrom('operator')
      .select('password_hash')
      .where('username', '=', username)
      .where('enabled', '=', true)
      .executeTakeFirst(),
  );
  if (!(await verifyPassword(found?.password_hash, password))) return { right: false };
  await counted.forgive();
  // A session that was ended meanwhile no longer exists, and confirms nothing.
  await db.asIdentity((tx) =>
    tx
      .updateTable('operator_session')
      .set({ confirmed_at: clock.now() })
      .where('token_hash', '=', tokenHash)
      .execute(),
  );
  return { right: true };
}
