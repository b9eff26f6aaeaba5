import { createHash, randomBytes } from 'node:crypto';
import { sql } from 'kysely';
import { RESET_MINUTES } from '../../../contract/account/password';
import type { Tx } from '../../db/database';

const MINUTE = 60 * 1000;
const DAY = 24 * 60 * MINUTE;

/** Days in which a new person may choose a first password; a mail is not always read at once. */
export const FIRST_ACCESS_DAYS = 7;

/** Hashes the token of a link for storage, so that a reader of the database cannot open the link. */
export const tokenHash = (token: string): string => createHash('sha256').update(token).digest('base64url');

interface Issuing {
  readonly now: Date;
  readonly publicUrl: string;
  /** True if it is printed instead of mailed. */
  readonly onPaper?: boolean;
}

/**
 * Issues a link to choose the first password for each of these accounts, which never signed in.
 * @returns the URLs by uid, to be given to the person and stored nowhere
 */
export const issueFirstAccessLinks = (
  tx: Tx,
  customerCode: string,
  uids: readonly string[],
  issuing: Issuing,
): Promise<ReadonlyMap<string, string>> =>
  issueLinks(tx, customerCode, uids, FIRST_ACCESS_DAYS * DAY, issuing);

/** Issues a link to replace a forgotten password. @returns its URL */
export async function issueResetLink(
  tx: Tx,
  customerCode: string,
  uid: string,
  issuing: Issuing,
): Promise<string> {
  const links = await issueLinks(tx, customerCode, [uid], RESET_MINUTES * MINUTE, issuing);
  return links.get(uid) as string;
}

/** Issues links; a new one replaces the older ones of its account. */
async function issueLinks(
  tx: Tx,
  customerCode: string,
  uids: readonly string[],
  lifetime: number,
  issuing: Issuing,
): Promise<ReadonlyMap<string, string>> {
  const links = newLinks(uids, issuing.publicUrl);
  await storeLinks(tx, customerCode, links, lifetime, issuing);
  return new Map(links.map(({ uid, url }) => [uid, url]));
}

/** A link that works once it is stored. */
export interface NewLink {
  readonly uid: string;
  readonly token: string;
  readonly url: string;
}

/** Makes links without storing them, so that a document with them can be made outside a transaction. */
export const newLinks = (uids: readonly string[], publicUrl: string): readonly NewLink[] =>
  uids.map((uid) => {
    const token = randomBytes(32).toString('base64url');
    return { uid, token, url: `${publicUrl}/cambiopassword?id=${token}` };
  });

/** Stores links to choose the first password; each replaces the older ones of its account. */
export const storeFirstAccessLinks = (
  tx: Tx,
  customerCode: string,
  links: readonly NewLink[],
  storing: Omit<Issuing, 'publicUrl'>,
): Promise<void> => storeLinks(tx, customerCode, links, FIRST_ACCESS_DAYS * DAY, storing);

async function storeLinks(
  tx: Tx,
  customerCode: string,
  links: readonly NewLink[],
  lifetime: number,
  { now, onPaper = false }: Omit<Issuing, 'publicUrl'>,
): Promise<void> {
  const uids = links.map(({ uid }) => uid);
  const expiresAt = new Date(now.getTime() + lifetime);
  await tx
    .deleteFrom('password_link')
    .where('customer_code', '=', customerCode)
    .where('uid', '=', sql<string>`any(${uids})`)
    .execute();
  await sql`
    insert into password_link (customer_code, token_hash, uid, on_paper, created_at, expires_at)
    select ${customerCode}, link.hash, link.uid, ${onPaper}, ${now}, ${expiresAt}
    from unnest(${links.map(({ token }) => tokenHash(token))}::text[], ${uids}::text[]) as link(hash, uid)`.execute(
    tx,
  );
}
