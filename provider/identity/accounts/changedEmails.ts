import { sql } from 'kysely';
import type { Viewer } from '../../../contract/schema/where';
import type { Tx } from '../../db/database';
import { type EmailChanger, emailChangedMail } from '../../i18n/emailMail.it';
import { queueMails } from '../../mail/queueMail';
import { isRecipient } from '../../mail/recipient';
import { endAccess } from '../access/endAccess';
import { askToConfirm } from './askToConfirm';
import { EMAIL_LINK_DAYS, endEmailLinks, issueEmailLinks } from './emailLinks';
import { schoolName } from './newAccounts';

interface Changing {
  readonly tx: Tx;
  readonly customerCode: string;
  readonly now: Date;
  readonly viewer: Viewer;
  readonly publicUrl: string;
  readonly signInElsewhere?: boolean | undefined;
}

/** An account with its e-mail before and after a change. */
export interface ChangedEmail {
  readonly uid: string;
  readonly before: string;
  readonly after: string;
}

/**
 * Handles changes of e-mails by the school, in the same transaction. It ends open links. It writes to the old address,
 * with a link to object. The new address is unconfirmed until the person opens the link sent there; a person who has
 * never signed in gets no link, because the first access confirms the address.
 */
export async function changedEmails(context: Changing, changes: readonly ChangedEmail[]): Promise<void> {
  const { tx, customerCode, now } = context;
  const changed = changes.filter(({ before, after }) => before.toLowerCase() !== after.toLowerCase());
  if (changed.length === 0) return;
  const uids = changed.map(({ uid }) => uid);
  await endAccess(tx, 'emailChanged', { customerCode, uids }, now);
  await endEmailLinks(tx, customerCode, 'confirm', uids);
  // With an external identity provider we have no passwords, so nothing depends on the address.
  if (context.signInElsewhere) return;
  const accounts = await readAccounts(tx, customerCode, uids);
  const back = await backToConfirmed(context, changed);
  await setConfirmed(context, uids, back);
  const both = changed.flatMap((change) => {
    const account = accounts.get(change.uid);
    return account ? [{ ...change, ...account }] : [];
  });
  // If the address was unconfirmed and the account never used, nobody is known to read the old address.
  await writeToBefore(
    context,
    both.filter(({ confirmed, signedIn, before }) => (confirmed || signedIn) && isRecipient(before)),
  );
  await askToConfirm(
    context,
    both
      .filter(({ uid, signedIn }) => signedIn && !back.has(uid))
      .map(({ after: email, ...account }) => ({ ...account, email })),
  );
}

async function readAccounts(tx: Tx, customerCode: string, uids: readonly string[]) {
  const rows = await tx
    .selectFrom('account')
    .select(['uid', 'sn', 'cn', 'email_confirmed', 'last_login'])
    .where('customer_code', '=', customerCode)
    .where('uid', '=', sql<string>`any(${uids}::text[])`)
    .execute();
  return new Map(
    rows.map(({ uid, sn, cn, email_confirmed: confirmed, last_login }) => [
      uid,
      { sn, cn, confirmed, signedIn: last_login !== null },
    ]),
  );
}

/** Ends the links to object of accounts that have their former address again; returns those with it confirmed. */
async function backToConfirmed(
  { tx, customerCode, now }: Changing,
  changed: readonly ChangedEmail[],
): Promise<ReadonlySet<string>> {
  const { rows } = await sql<{ uid: string; was_confirmed: boolean; valid: boolean }>`
    delete from email_link as link
    using unnest(${changed.map(({ uid }) => uid)}::text[], ${changed.map(({ after }) => after)}::text[])
      as change(uid, email)
    where link.customer_code = ${customerCode} and link.uid = change.uid and link.purpose = 'object'
      and lower(link.email) = lower(change.email)
    returning link.uid, link.was_confirmed, link.expires_at > ${now} as valid`.execute(tx);
  return new Set(rows.flatMap(({ uid, was_confirmed, valid }) => (was_confirmed && valid ? [uid] : [])));
}

async function setConfirmed(
  { tx, customerCode }: Changing,
  uids: readonly string[],
  confirmed: ReadonlySet<string>,
): Promise<void> {
  await tx
    .updateTable('account')
    .set({ email_confirmed: sql<boolean>`uid = any(${[...confirmed]}::text[])` })
    .where('customer_code', '=', customerCode)
    .where('uid', '=', sql<string>`any(${uids}::text[])`)
    .execute();
}

interface Notified {
  readonly uid: string;
  readonly sn: string;
  readonly cn: string;
  readonly before: string;
  readonly confirmed: boolean;
}

async function writeToBefore(context: Changing, accounts: readonly Notified[]): Promise<void> {
  const { tx, customerCode, now, viewer } = context;
  if (accounts.length === 0) return;
  const links = await issueEmailLinks(
    context,
    'object',
    accounts.map(({ uid, before: email, confirmed: wasConfirmed }) => ({ uid, email, wasConfirmed })),
  );
  const school = await schoolName(tx, customerCode);
  const mails = accounts.map((account) => ({
    customerCode,
    uid: account.uid,
    recipient: account.before,
    ...emailChangedMail(account, {
      by: changerOf(viewer, account.uid),
      school,
      at: now,
      link: links.get(account.uid) ?? '',
      days: EMAIL_LINK_DAYS.object,
    }),
  }));
  await queueMails(tx, mails, now);
}

const changerOf = ({ uid, roles }: Viewer, changed: string): EmailChanger =>
  uid === changed ? 'self' : roles?.includes('supervisor') ? 'supervisor' : 'manager';
