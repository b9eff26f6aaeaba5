import { sql } from 'kysely';
import type { User } from '../../../contract/users/user';
import type { WrittenUser } from '../../../contract/users/writtenUser';
import { type SomeWritten, toColumns, writtenColumns } from '../../db/accountColumns';
import type { Tx } from '../../db/database';
import { firstAccessMail } from '../../i18n/mail.it';
import { queueMails } from '../../mail/queueMail';
import { isRecipient } from '../../mail/recipient';
import { Refusal } from '../../refusal';
import { FIRST_ACCESS_DAYS, issueFirstAccessLinks } from './passwordLinks';

/** Context of an invitation: school, time and address of the console. */
interface Inviting {
  readonly tx: Tx;
  readonly customerCode: string;
  readonly now: Date;
  readonly publicUrl: string;
  readonly signInElsewhere?: boolean | undefined;
}

/** State of a first-access mail. */
type CredentialState = NonNullable<User['credenziali']>;

/** An account to create. */
export type NewAccount = SomeWritten &
  Pick<WrittenUser, 'sn' | 'cn' | 'email' | 'codicefiscale'> & {
    readonly uid: string;
    readonly enabled?: boolean;
    /** True if the account is enabled automatically on the first day. */
    readonly opens?: boolean;
  };

const names = sql.raw(writtenColumns.map(({ column }) => column).join(', '));
const types = sql.raw(writtenColumns.map(({ column, type }) => `${column} ${type}`).join(', '));
const values = sql.raw(
  writtenColumns
    .map(({ column, type }) => (type === 'boolean' ? `coalesce(a.${column}, false)` : `a.${column}`))
    .join(', '),
);

/**
 * Creates accounts without a password, to which nobody can sign in yet, and with an unconfirmed e-mail. Grants of a
 * deleted account with the same name are not valid for the new account.
 * @throws Refusal `conflict` if another transaction has just taken one of the names
 */
export async function insertAccounts(
  { tx, customerCode, now }: Pick<Inviting, 'tx' | 'customerCode' | 'now'>,
  accounts: readonly NewAccount[],
): Promise<void> {
  const rows = accounts.map((account) => ({
    uid: account.uid,
    enabled: account.enabled,
    opens: account.opens,
    ...toColumns(account),
  }));
  const { numAffectedRows } = await sql`
    insert into account (customer_code, uid, username, ${names}, enabled, opens, rights_from, sign_ins_from,
      email_confirmed)
    select ${customerCode}, a.uid, left(a.uid, -1 - length(${customerCode}::text)), ${values},
      coalesce(a.enabled, true), coalesce(a.opens, false), ${now}, ${now}, false
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as a(uid text, ${types}, enabled boolean, opens boolean)
    on conflict do nothing`.execute(tx);
  if (Number(numAffectedRows) < accounts.length) throw new Refusal('conflict');
}

/** Reads the name of a school. */
export async function schoolName(tx: Tx, customerCode: string): Promise<string> {
  const { name } = await tx
    .selectFrom('school')
    .select('name')
    .where('customer_code', '=', customerCode)
    .executeTakeFirstOrThrow();
  return name;
}

/**
 * Queues the mail for the first access of new accounts, with a link to choose a password, and stores on each account
 * which mail it is.
 * @returns the state of each mail by uid, `respinta` if the address is invalid; empty with an external provider
 */
export async function inviteAccounts(
  context: Inviting,
  accounts: readonly Pick<NewAccount, 'uid' | 'sn' | 'cn' | 'email'>[],
): Promise<ReadonlyMap<string, CredentialState>> {
  if (accounts.length === 0 || context.signInElsewhere) return new Map();
  const { tx, customerCode, now } = context;
  const uids = accounts.map(({ uid }) => uid);
  const links = await issueFirstAccessLinks(tx, customerCode, uids, context);
  const school = await schoolName(tx, customerCode);
  const mails = accounts.map((account) => ({
    customerCode,
    uid: account.uid,
    recipient: account.email,
    ...firstAccessMail(account, { link: links.get(account.uid) ?? '', days: FIRST_ACCESS_DAYS, school }),
  }));
  const ids = await queueMails(tx, mails, now);
  await sql`
    update account set credentials_mail = sent.mail
    from unnest(${uids}::text[], ${ids}::uuid[]) as sent(uid, mail)
    where account.customer_code = ${customerCode} and account.uid = sent.uid`.execute(tx);
  return new Map(accounts.map(({ uid, email }) => [uid, isRecipient(email) ? 'inCorso' : 'respinta']));
}
