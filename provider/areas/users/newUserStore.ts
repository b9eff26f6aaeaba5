import { sql } from 'kysely';
import type { Tx } from '../../db/database';
import { firstAccessMail } from '../../i18n/mail.it';
import { FIRST_ACCESS_DAYS, issueFirstAccessLinks } from '../../identity/accounts/passwordLinks';
import { queueMails } from '../../mail/queueMail';
import type { WorkContext } from '../../operations/resourceWork';

/** An account to be. */
export interface NewAccount {
  readonly uid: string;
  readonly sn: string;
  readonly cn: string;
  readonly email: string;
  readonly codicefiscale: string;
  readonly dataNascita?: string | null | undefined;
  readonly dataScadenza?: string | null | undefined;
  readonly accessibility?: boolean | null | undefined;
  readonly spidEnabled?: boolean | null | undefined;
  readonly enabled?: boolean;
}

/** Writes accounts down, without a password: nobody can sign in to them yet. */
export async function insertAccounts(
  tx: Tx,
  customerCode: string,
  accounts: readonly NewAccount[],
): Promise<void> {
  await sql`
    insert into account (customer_code, uid, username, sn, cn, email, codice_fiscale, data_nascita, data_scadenza,
      accessibility, spid_enabled, enabled)
    select ${customerCode}, a.uid, left(a.uid, -1 - length(${customerCode}::text)), a.sn, a.cn, a.email,
      a.codicefiscale, a."dataNascita", a."dataScadenza", coalesce(a.accessibility, false),
      coalesce(a."spidEnabled", false), coalesce(a.enabled, true)
    from jsonb_to_recordset(${JSON.stringify(accounts)}::jsonb) as a(uid text, sn text, cn text, email text,
      codicefiscale text, "dataNascita" date, "dataScadenza" date, accessibility boolean, "spidEnabled" boolean,
      enabled boolean)`.execute(tx);
}

/** Puts into the outbox, for each of these new accounts, how to choose a password and sign in. */
export async function inviteAccounts(
  context: Pick<WorkContext, 'tx' | 'customerCode' | 'now' | 'publicUrl'>,
  accounts: readonly NewAccount[],
): Promise<void> {
  if (accounts.length === 0) return;
  const { tx, customerCode, now } = context;
  const uids = accounts.map(({ uid }) => uid);
  const links = await issueFirstAccessLinks(tx, customerCode, uids, context);
  const { name: school } = await tx
    .selectFrom('school')
    .select('name')
    .where('customer_code', '=', customerCode)
    .executeTakeFirstOrThrow();
  const mails = accounts.map((account) => ({
    customerCode,
    uid: account.uid,
    recipient: account.email,
    ...firstAccessMail(account, { link: links.get(account.uid) ?? '', days: FIRST_ACCESS_DAYS, school }),
  }));
  await queueMails(tx, mails, now);
}
