import { timingSafeEqual } from 'node:crypto';
import type { Clock } from '../../../contract/values/clock';
import type { Database, Tx } from '../../db/database';
import { guesses } from '../rateLimit/guesses';
import { count } from '../rateLimit/rateLimit';
import { hashOf, newToken } from './secrets';

/** The lifetime of a program's token in seconds. */
export const TOKEN_SECONDS = 600;

export interface OperatorProgram {
  readonly clientId: string;
  readonly name: string;
  readonly scopes: readonly string[];
  /** The customer codes of the schools that the program may access; null if not restricted. */
  readonly schools: readonly string[] | null;
}

interface Asking {
  readonly clientId: string;
  readonly secret: string;
  /** The requested scopes; all of its scopes if empty. */
  readonly wanted: readonly string[];
  readonly address: string;
}

/** The outcome of a token request. */
export type Granted =
  | { readonly token: string; readonly scopes: readonly string[] }
  | { readonly retryAfter: number }
  | undefined;

/**
 * Issues a token to a program in exchange for its secret. The secret has 256 bits, so a digest protects it as well as a
 * slow hash.
 */
export async function grantToken(
  { db, clock }: { readonly db: Database; readonly clock: Clock },
  { clientId, secret, wanted, address }: Asking,
): Promise<Granted> {
  const counted = await count(db, clock, guesses('operator client', { username: clientId, address }));
  if (counted.retryAfter !== undefined) return { retryAfter: counted.retryAfter };
  const now = clock.now();
  const granted = await db.asIdentity(async (tx) => {
    const client = await tx
      .selectFrom('operator_client')
      .select(['secret_hash', 'scopes'])
      .where('client_id', '=', clientId)
      .where('enabled', '=', true)
      .executeTakeFirst();
    if (!client || !timingSafeEqual(Buffer.from(hashOf(secret)), Buffer.from(client.secret_hash)))
      return undefined;
    const own = client.scopes as readonly string[];
    if (wanted.some((scope) => !own.includes(scope))) return undefined;
    const scopes = wanted.length > 0 ? wanted : own;
    const token = newToken();
    const row = { token_hash: hashOf(token), client_id: clientId, scopes: JSON.stringify(scopes) };
    await tx
      .insertInto('operator_token')
      .values({ ...row, expires_at: new Date(now.getTime() + TOKEN_SECONDS * 1000) })
      .execute();
    await tx.updateTable('operator_client').set({ used_at: now }).where('client_id', '=', clientId).execute();
    return { token, scopes };
  });
  if (granted) await counted.forgive();
  return granted;
}

/** Returns the current scopes of a program; undefined if it is disabled. */
export async function findScopes(tx: Tx, clientId: string): Promise<readonly string[] | undefined> {
  const found = await tx
    .selectFrom('operator_client')
    .select('scopes')
    .where('client_id', '=', clientId)
    .where('enabled', '=', true)
    .executeTakeFirst();
  return found && (found.scopes as readonly string[]);
}

/** Returns the program of a token, while the token is valid. */
export async function findToken(tx: Tx, token: string, now: Date): Promise<OperatorProgram | undefined> {
  const found = await tx
    .selectFrom('operator_token')
    .innerJoin('operator_client', 'operator_client.client_id', 'operator_token.client_id')
    .select([
      'operator_client.client_id',
      'operator_client.name',
      'operator_token.scopes',
      'operator_client.schools',
    ])
    .where('token_hash', '=', hashOf(token))
    .where('expires_at', '>', now)
    .where('operator_client.enabled', '=', true)
    .executeTakeFirst();
  return (
    found && {
      clientId: found.client_id,
      name: found.name,
      scopes: found.scopes as readonly string[],
      schools: found.schools,
    }
  );
}
