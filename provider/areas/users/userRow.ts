import { type Selectable, type SelectQueryBuilder, sql } from 'kysely';
import { isReservedGroup, MANAGER_GROUP, SUPERVISOR_GROUP } from '../../../contract/permissions/roles';
import type { TaxCodeAnomaly, User } from '../../../contract/users/user';
import { fromColumns, writtenColumns } from '../../db/accountColumns';
import { holdsOffice, holdsReservedGroup } from '../../db/reservedAccounts';
import type { Tables } from '../../db/tables';

/** The columns of an account from which a user is built. */
export const userColumns = [
  'account.uid',
  'account.username',
  'account.customer_code',
  ...writtenColumns.map(({ column }) => `account.${column}` as const),
  'account.enabled',
  'account.last_login',
  'account.time_table',
  'account.consenso_mail',
  'account.mail_accesso',
  'account.version',
  'account.email_confirmed',
  'account.email_contested_at',
] as const;

type Column = (typeof userColumns)[number] extends `account.${infer C}` ? C : never;

export interface Group {
  readonly ac: string;
  readonly cn: string;
}

export type UserRow = Pick<Selectable<Tables['account']>, Extract<Column, keyof Tables['account']>> & {
  readonly groups: readonly Group[];
  readonly in_carica: boolean;
  readonly anomaly: TaxCodeAnomaly | null;
  readonly credentials: User['credenziali'];
  readonly refused_address?: string | null;
};

/** The state of the last mail that told a person how to sign in for the first time. */
export const credentialState = sql<User['credenziali']>`(
  select case when mail.failure is not null then 'respinta' when mail.sent_at is not null then 'consegnata'
    else 'inCorso' end
  from mail where mail.customer_code = account.customer_code and mail.id = account.credentials_mail)`;

/** The address of a person, if the last completed mail to it was permanently refused. */
export const refusedAddress = sql<string | null>`(
  select case when last.failure is not null then account.email end from (
    select mail.failure from mail
    where mail.customer_code = account.customer_code and mail.uid = account.uid and mail.recipient = account.email
      and (mail.failure is not null or mail.sent_at is not null)
    order by mail.created_at desc, mail.id limit 1) last)`;

/** The anomaly that prevents identifying a person by tax code. */
export const taxCodeAnomaly = sql<TaxCodeAnomaly | null>`case
  when coalesce(account.codice_fiscale, '') = '' then 'missing'
  when account.tax_code_wrong then 'wrong'
  when exists (select from account other where other.customer_code = account.customer_code
    and other.codice_fiscale = account.codice_fiscale and other.uid <> account.uid) then 'duplicate' end`;

/** The groups of each account as a column, so that one query is enough. */
export const groupsOfAccount = sql<Group[]>`coalesce((
  select json_agg(json_build_object('ac', g.ac, 'cn', g.cn) order by g.ac, g.cn)
  from account_group g where g.customer_code = account.customer_code and g.uid = account.uid
), '[]'::json)`.as('groups');

/** Tests whether an account belongs to the holder of an office of the school. */
export const inCarica = holdsOffice(sql.ref('account.uid'));

/** Tests whether an account holds an administrative group. */
export const inReservedGroup = holdsReservedGroup(sql.ref('account.uid'));

/** Tests whether an account administers the school. */
export const isSupervisor = sql<boolean>`(exists (
  select from account_group s
  where s.customer_code = account.customer_code and s.uid = account.uid and s.cn = ${SUPERVISOR_GROUP}))`;

export type AccountQuery<O> = SelectQueryBuilder<Tables, 'account', O>;

/** Returns an account in the form of the API. Empty values are left out, as the specification does for lastLogin. */
export function userOf(row: UserRow, codMin: string): User {
  return {
    uid: row.uid,
    username: row.username,
    customerCode: row.customer_code,
    codMin,
    ...fromColumns(row),
    labelNomeCognome: `${row.cn} ${row.sn}`,
    ...(row.anomaly && { anomaliaCodiceFiscale: row.anomaly }),
    status: row.enabled,
    ...(row.last_login && { lastLogin: row.last_login.toISOString() }),
    primoAccesso: row.last_login === null,
    ...(row.groups.some(({ cn }) => cn === SUPERVISOR_GROUP) && { supervisor: true }),
    ...(row.in_carica && { inCarica: true }),
    ...(row.groups.some(({ cn }) => isReservedGroup(cn)) && { gruppoRiservato: true }),
    gestoreUtenti: row.groups.some((group) => group.cn === MANAGER_GROUP),
    ...(row.credentials && { credenziali: row.credentials }),
    emailConfermata: row.email_confirmed,
    ...(row.email_contested_at && { emailContestata: true }),
    ...(row.refused_address && { emailRespinta: row.refused_address }),
    ...(row.time_table && { timeTable: row.time_table }),
    consensomail: row.consenso_mail,
    ...(row.mail_accesso && { mailaccesso: row.mail_accesso }),
    groups: row.groups.map((group) => ({ uid: group.ac, group: group.cn })),
  };
}
