import { type Expression, sql } from 'kysely';
import { roleOfGroup } from '../../contract/permissions/roles';
import { brokenRule, isExcused } from '../../contract/schema/actionRule';
import type { Viewer } from '../../contract/schema/where';
import { reservedRule, type User } from '../../contract/users/user';
import type { Tx } from './database';

const reservedGroups = Object.keys(roleOfGroup);

/**
 * SQL condition: the account holds an office of the school. The list of holders is read once per statement, not per
 * row.
 */
export const holdsOffice = (uid: Expression<unknown>) =>
  sql<boolean>`coalesce(${uid} = any(array(
    select o.uid from office o where o.customer_code = app_school())), false)`;

/** SQL condition: the account of the school holds an administrative group. */
export const holdsReservedGroup = (uid: Expression<unknown>) =>
  sql<boolean>`(exists (
    select from account_group r
    where r.customer_code = app_school() and r.uid = ${uid} and r.cn = any(${reservedGroups}::text[])))`;

interface Asking {
  readonly tx: Tx;
  readonly customerCode: string;
  readonly viewer: Viewer;
}

/**
 * Returns those of these accounts that the viewer may not change, with the reason, by the contract's rule as of now.
 */
export async function whyReserved(
  { tx, customerCode, viewer }: Asking,
  uids: readonly string[],
): Promise<ReadonlyMap<string, string>> {
  if (uids.length === 0 || isExcused(reservedRule, viewer)) return new Map();
  const uid = sql.ref('account.uid');
  const accounts = await tx
    .selectFrom('account')
    .select(['account.uid', holdsOffice(uid).as('inCarica'), holdsReservedGroup(uid).as('gruppoRiservato')])
    .where('account.customer_code', '=', customerCode)
    .where('account.uid', '=', sql<string>`any(${uids}::text[])`)
    .execute();
  return new Map(
    accounts.flatMap((account) => {
      const broken = brokenRule([reservedRule], account as Pick<User, 'uid'> as User, viewer);
      return broken ? [[account.uid, broken.say]] : [];
    }),
  );
}
