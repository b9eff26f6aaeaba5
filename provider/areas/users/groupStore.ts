import { sql } from 'kysely';
import type { WorkContext } from '../../operations/resourceWork';

/** A group of a user, as the API names its parts: `uid` of the application, `group` for the role. */
interface UserGroup {
  readonly user: string;
  readonly uid: string;
  readonly group: string;
}

/** Takes all their groups from users. */
export async function removeGroups(
  { tx, customerCode }: WorkContext,
  uids: readonly string[],
): Promise<void> {
  await tx
    .deleteFrom('account_group')
    .where('customer_code', '=', customerCode)
    .where('uid', '=', sql<string>`any(${uids})`)
    .execute();
}

/** Gives groups to users. */
export async function insertGroups(
  { tx, customerCode }: WorkContext,
  groups: readonly UserGroup[],
): Promise<void> {
  if (groups.length === 0) return;
  await sql`
    insert into account_group (customer_code, uid, ac, cn)
    select ${customerCode}, * from unnest(
      ${groups.map(({ user }) => user)}::text[],
      ${groups.map(({ uid }) => uid)}::text[],
      ${groups.map(({ group }) => group)}::text[])`.execute(tx);
}
