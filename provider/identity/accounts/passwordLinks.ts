import { createHash, randomBytes } from 'node:crypto';
import { sql } from 'kysely';
import type { Tx } from '../../db/database';

const DAY = 24 * 60 * 60 * 1000;

/** Days in which somebody new may choose a first password; a mail is not always read at once. */
export const FIRST_ACCESS_DAYS = 7;

/** What is stored of the token of a link: who reads the database cannot open it. */
export const tokenHash = (token: string): string => createHash('sha256').update(token).digest('base64url');

/**
 * Gives each of these new accounts a link with which they choose their first password.
 * @returns the addresses by uid, to be written to the person and kept nowhere
 */
export async function issueFirstAccessLinks(
  tx: Tx,
  customerCode: string,
  uids: readonly string[],
  { now, publicUrl }: { readonly now: Date; readonly publicUrl: string },
): Promise<ReadonlyMap<string, string>> {
  const tokens = uids.map((uid) => ({ uid, token: randomBytes(32).toString('base64url') }));
  const expiresAt = new Date(now.getTime() + FIRST_ACCESS_DAYS * DAY);
  await sql`
    insert into password_link (customer_code, token_hash, uid, created_at, expires_at)
    select ${customerCode}, link.hash, link.uid, ${now}, ${expiresAt}
    from unnest(${tokens.map(({ token }) => tokenHash(token))}::text[], ${uids}::text[]) as link(hash, uid)`.execute(
    tx,
  );
  return new Map(tokens.map(({ uid, token }) => [uid, `${publicUrl}/cambiopassword?id=${token}`]));
}
