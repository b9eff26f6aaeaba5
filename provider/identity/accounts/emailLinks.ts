import { randomBytes } from 'node:crypto';
import { sql } from 'kysely';
import type { Tx } from '../../db/database';
import { tokenHash } from './passwordLinks';

const DAY = 24 * 60 * 60 * 1000;

/** What a link in a mail about an e-mail is for. */
export type EmailPurpose = 'confirm' | 'object';

/** Days in which it may be used. Who objects may be away for a while. */
export const EMAIL_LINK_DAYS: Readonly<Record<EmailPurpose, number>> = { confirm: 7, object: 30 };

/** The page that a link opens, beside those of the sign-in. */
export const emailPaths: Readonly<Record<EmailPurpose, string>> = {
  confirm: '/accedi/conferma-email',
  object: '/accedi/contesta-email',
};

/** Whom a link is for, and where it is sent. */
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

/** @returns the address of each link by uid, for the mail alone */
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

/** Whose link somebody opened. */
export interface EmailLinkOwner {
  readonly customerCode: string;
  readonly school: string;
  readonly uid: string;
  readonly sn: string;
  readonly cn: string;
  /** Where the link was sent. */
  readonly email: string;
  readonly issuedAt: Date;
}

/**
 * Whose link this is, the account locked where it is to be used; undefined when it is expired, used, or none, and of
 * one that confirms also when the account has another e-mail by now.
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
  // The lock does not tell that somebody used the link while it was waited for; what is read after it does.
  if (toUse) await found.forUpdate('account').execute();
  const row = await found.executeTakeFirst();
  if (!row) return undefined;
  const { customer_code: customerCode, name: school, created_at: issuedAt, ...owner } = row;
  return { ...owner, customerCode, school, issuedAt };
}

/** Ends the links of accounts that are for one purpose. */
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
