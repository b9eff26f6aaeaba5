import { randomBytes } from 'node:crypto';
import { sql } from 'kysely';
import type { Tx } from '../../db/database';
import { tokenHash } from './passwordLinks';

const DAY = 24 * 60 * 60 * 1000;

/** Purpose of a link about an e-mail address: to confirm the address, or to object to a change of it. */
export type EmailPurpose = 'confirm' | 'object';

/** Days for which a link of each purpose is valid; longer to object, because the person may be away. */
export const EMAIL_LINK_DAYS: Readonly<Record<EmailPurpose, number>> = { confirm: 7, object: 30 };

/** Path of the page that a link of each purpose opens. */
export const emailPaths: Readonly<Record<EmailPurpose, string>> = {
  confirm: '/accedi/conferma-email',
  object: '/accedi/contesta-email',
};

/** Account and address that a link is sent to. */
export interface EmailLink {
  readonly uid: string;
  readonly email: string;
  readonly wasConfirmed?: boolean;
}

interface Issuing {
  readonly tx: Tx;
  readonly customerCode: string;
  readonly now: Date;
  readonly publicUrl: string;
}

/** @returns the URL of each link by uid, for the mail only */
export async function issueEmailLinks(
  { tx, customerCode, now, publicUrl }: Issuing,
  purpose: EmailPurpose,
  links: readonly EmailLink[],
): Promise<ReadonlyMap<string, string>> {
  const expires_at = new Date(now.getTime() + EMAIL_LINK_DAYS[purpose] * DAY);
  const made = links.map((link) => ({ ...link, token: randomBytes(32).toString('base64url') }));
  if (made.length === 0) return new Map();
  await tx
    .insertInto('email_link')
    .values(
      made.map(({ uid, email, token, wasConfirmed = false }) => ({
        customer_code: customerCode,
        token_hash: tokenHash(token),
        uid,
        purpose,
        email,
        was_confirmed: wasConfirmed,
        created_at: now,
        expires_at,
      })),
    )
    .execute();
  return new Map(made.map(({ uid, token }) => [uid, `${publicUrl}${emailPaths[purpose]}?id=${token}`]));
}

/** Owner of an opened link. */
export interface EmailLinkOwner {
  readonly customerCode: string;
  readonly school: string;
  readonly uid: string;
  readonly sn: string;
  readonly cn: string;
  /** Address that the link was sent to. */
  readonly email: string;
  readonly issuedAt: Date;
}

/**
 * Returns the owner of a link; undefined if the link is expired, used or unknown. A link to confirm counts as expired
 * if the account has another e-mail.
 * @param toUse locks the account
 */
export async function readEmailLink(
  tx: Tx,
  purpose: EmailPurpose,
  token: string,
  now: Date,
  toUse = false,
): Promise<EmailLinkOwner | undefined> {
  const found = tx
    .selectFrom('email_link as link')
    .innerJoin('account', (join) =>
      join.onRef('account.customer_code', '=', 'link.customer_code').onRef('account.uid', '=', 'link.uid'),
    )
    .innerJoin('school', 'school.customer_code', 'link.customer_code')
    .select(['link.customer_code', 'school.name', 'link.uid', 'sn', 'cn', 'link.email', 'link.created_at'])
    .where('link.token_hash', '=', tokenHash(token))
    .where('link.purpose', '=', purpose)
    .where('link.expires_at', '>', now)
    .$if(purpose === 'confirm', (query) => query.whereRef('account.email', '=', 'link.email'));
  // The lock does not reveal that the link was used while we waited for it; a read after it does.
  if (toUse) await found.forUpdate('account').execute();
  const row = await found.executeTakeFirst();
  if (!row) return undefined;
  const { customer_code: customerCode, name: school, created_at: issuedAt, ...owner } = row;
  return { ...owner, customerCode, school, issuedAt };
}

/** Deletes the e-mail links of accounts that were made for one purpose. */
export async function endEmailLinks(
  tx: Tx,
  customerCode: string,
  purpose: EmailPurpose,
  uids: readonly string[],
): Promise<void> {
  await tx
    .deleteFrom('email_link')
    .where('customer_code', '=', customerCode)
    .where('purpose', '=', purpose)
    .where('uid', '=', sql<string>`any(${uids}::text[])`)
    .execute();
}
