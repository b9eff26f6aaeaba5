import { type Expression, expressionBuilder, type SqlBool, sql } from 'kysely';
import type { Viewer } from '../../../contract/schema/where';
import type { User } from '../../../contract/users/user';
import { type UserFilter, userFilterWhere, type userSearch } from '../../../contract/users/userFilter';
import type { Tx } from '../../db/database';
import type { Tables } from '../../db/tables';
import { whereSql } from '../../db/whereSql';
import {
  credentialState,
  groupsOfAccount,
  inCarica,
  inReservedGroup,
  isSupervisor,
  refusedAddress,
  taxCodeAnomaly,
  type UserRow,
  userColumns,
  userOf,
} from './userRow';

/** A user of a school. Row-level security restricts every query to the school of the transaction. */
export interface StoredUser {
  readonly user: User;
  readonly version: number;
  /** When the status last changed; the beginning of 1970 if it never did. */
  readonly rightsFrom: Date;
  /** Number of changes of SPID access; `termChanges` is the number of changes of the expiry of the account. */
  readonly spidChanges: number;
  readonly termChanges: number;
}

/** Reads the users of the school that match a filter, ordered by uid. */
export async function findUsers(
  tx: Tx,
  customerCode: string,
  filter: UserFilter,
  viewer: Viewer,
): Promise<User[]> {
  const codMin = await codMinOf(tx, customerCode);
  const query = accounts(tx, customerCode).where(usersThat(filter, viewer));
  const rows = await query.orderBy('uid').execute();
  return rows.map((row) => userOf(row as UserRow, codMin));
}

/** Reads one user; undefined if the school has no such user. `forUpdate` locks it. */
export async function readUser(
  tx: Tx,
  customerCode: string,
  uid: string,
  forUpdate = false,
): Promise<StoredUser | undefined> {
  const [stored] = await readUsers(tx, customerCode, [uid], forUpdate);
  return stored;
}

/**
 * Reads the users with these uids, in the order of uid. `forUpdate` locks them in this order, so that two bulk changes
 * do not deadlock.
 */
export async function readUsers(
  tx: Tx,
  customerCode: string,
  uids: readonly string[],
  forUpdate = false,
): Promise<StoredUser[]> {
  const codMin = await codMinOf(tx, customerCode);
  if (forUpdate) await lockUsers(tx, customerCode, uids);
  const rows = await accounts(tx, customerCode)
    .select(['account.rights_from', 'account.spid_changes', 'account.term_changes'])
    .select([refusedAddress.as('refused_address')])
    .where('uid', '=', sql<string>`any(${uids})`)
    .orderBy('uid')
    .execute();
  return rows.map((row) => ({
    user: userOf(row as UserRow, codMin),
    version: row.version,
    rightsFrom: row.rights_from,
    spidChanges: row.spid_changes,
    termChanges: row.term_changes,
  }));
}

/** Finds the user with this uid, ignoring case: names that differ only in case are the same. */
export async function findByName(
  tx: Tx,
  customerCode: string,
  uid: string,
): Promise<Pick<StoredUser, 'user' | 'version'> | undefined> {
  const row = await accounts(tx, customerCode)
    .where(sql`lower(uid)`, '=', uid.toLowerCase())
    .executeTakeFirst();
  return row && { user: userOf(row as UserRow, await codMinOf(tx, customerCode)), version: row.version };
}

/**
 * Locks users without reading them. A statement that waits for a lock and then reads would return the groups as they
 * were before it waited.
 */
export async function lockUsers(tx: Tx, customerCode: string, uids: readonly string[]): Promise<void> {
  await tx
    .selectFrom('account')
    .select('uid')
    .where('customer_code', '=', customerCode)
    .where('uid', '=', sql<string>`any(${uids})`)
    .orderBy('uid')
    .forUpdate()
    .execute();
}

const accounts = (tx: Tx, customerCode: string) =>
  tx
    .selectFrom('account')
    .select([...userColumns])
    .select([groupsOfAccount, taxCodeAnomaly.as('anomaly'), credentialState.as('credentials')])
    .select(inCarica.as('in_carica'))
    .where('account.customer_code', '=', customerCode);

async function codMinOf(tx: Tx, customerCode: string): Promise<string> {
  const school = await tx
    .selectFrom('school')
    .select('cod_min')
    .where('customer_code', '=', customerCode)
    .executeTakeFirstOrThrow();
  return school.cod_min;
}

/** The column of each field that a filter, a condition or a rule may name. */
export const filterColumns = {
  uid: sql.ref('account.uid'),
  username: sql.ref('account.username'),
  sn: sql.ref('account.sn'),
  cn: sql.ref('account.cn'),
  email: sql.ref('account.email'),
  codicefiscale: sql`coalesce(account.codice_fiscale, '')`,
  status: sql.ref('account.enabled'),
  spidEnabled: sql.ref('account.spid_enabled'),
  anomaliaCodiceFiscale: taxCodeAnomaly,
  credenziali: credentialState,
  lastLogin: sql.ref('account.last_login'),
  dataInizio: sql.ref('account.data_inizio'),
  dataScadenza: sql.ref('account.data_scadenza'),
  primoAccesso: sql`(account.last_login is null)`,
  supervisor: isSupervisor,
  inCarica,
  gruppoRiservato: inReservedGroup,
  emailContestata: sql`(account.email_contested_at is not null)`,
} as const;

const DAY = 'DD/MM/YYYY';

/** The texts that a search of users covers, as displayed in lists: days are those in Rome. */
export const searchedTexts: Readonly<Record<(typeof userSearch)[number], Expression<string | null>>> = {
  uid: sql.ref('account.uid'),
  cn: sql.ref('account.cn'),
  sn: sql.ref('account.sn'),
  labelNomeCognome: sql`account.cn || ' ' || account.sn`,
  email: sql.ref('account.email'),
  codicefiscale: sql.ref('account.codice_fiscale'),
  dataScadenza: sql`to_char(account.data_scadenza, ${DAY})`,
  lastLogin: sql`to_char(account.last_login at time zone 'Europe/Rome', ${DAY})`,
};

/** Returns the condition on accounts that match a filter. */
export function usersThat(filter: UserFilter, viewer: Viewer): Expression<SqlBool> {
  const build = expressionBuilder<Tables, 'account'>();
  const where = whereSql<User>(userFilterWhere(filter), filterColumns, viewer, build);
  return filter.applicazione || filter.ruolo ? build.and([where, holds(filter)]) : where;
}

/** Tests whether the user holds a role of an application; any role of it if none is named. */
function holds({ applicazione, ruolo }: UserFilter): Expression<SqlBool> {
  const build = expressionBuilder<Tables, 'account'>();
  return build.exists(
    build
      .selectFrom('account_group as held')
      .select('held.cn')
      .whereRef('held.customer_code', '=', 'account.customer_code')
      .whereRef('held.uid', '=', 'account.uid')
      .$if(Boolean(applicazione), (query) => query.where('held.ac', '=', applicazione as string))
      .$if(Boolean(ruolo), (query) => query.where('held.cn', '=', ruolo as string)),
  );
}
