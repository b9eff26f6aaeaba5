import { sql } from 'kysely';
import type { HeldRole } from '../../../contract/roles/application';
import { isReserved } from '../../../contract/roles/checkRole';
import { roleDifferences } from '../../../contract/roles/heldRoles';
import { reservedMessage } from '../../../contract/roles/sentences';
import type { Viewer } from '../../../contract/schema/where';
import type { WorkContext } from '../../operations/resourceWork';
import { Refusal } from '../../refusal';

/** A group of a user, with the API's names: `uid` for the application, `group` for the role. */
interface UserGroup extends HeldRole {
  readonly user: string;
}

type Context = Pick<WorkContext, 'tx' | 'customerCode' | 'viewer'>;

/** Removes all groups of users. */
export async function removeGroups(context: Context, uids: readonly string[]): Promise<void> {
  const { tx, customerCode } = context;
  const taken = await tx
    .deleteFrom('account_group')
    .where('customer_code', '=', customerCode)
    .where('uid', '=', sql<string>`any(${uids})`)
    .returning(['ac as uid', 'cn as group'])
    .execute();
  mayMove(context, taken);
  await countChange(context, uids);
}

/** Gives groups to users. */
export async function insertGroups(context: Context, groups: readonly UserGroup[]): Promise<void> {
  if (groups.length === 0) return;
  await addGroups(context, groups);
  await countChange(
    context,
    groups.map(({ user }) => user),
  );
}

/** The groups of a user before and after. */
interface GroupChange {
  readonly uid: string;
  readonly before: readonly HeldRole[];
  readonly after: readonly HeldRole[];
}

/**
 * Replaces the groups of users, who must be locked, and increments the versions of their records.
 * @returns the new marks of the users whose groups changed
 */
export async function replaceGroups(
  context: Context,
  changes: readonly GroupChange[],
): Promise<ReadonlyMap<string, string>> {
  const { tx, customerCode } = context;
  const parts = changes.map(({ uid, before, after }) => ({ uid, ...roleDifferences(before, after) }));
  const changed = parts.filter(({ added, removed }) => added.length + removed.length > 0);
  if (changed.length === 0) return new Map();
  const rows = (of: 'added' | 'removed') =>
    changed.flatMap((part) => part[of].map((role): UserGroup => ({ user: part.uid, ...role })));
  const taken = rows('removed');
  mayMove(context, taken);
  await sql`
    delete from account_group as g using unnest(${usersOf(taken)}::text[], ${acsOf(taken)}::text[],
      ${cnsOf(taken)}::text[]) as t(uid, ac, cn)
    where g.customer_code = ${customerCode} and g.uid = t.uid and g.ac = t.ac and g.cn = t.cn`.execute(tx);
  await addGroups(context, rows('added'));
  const uids = changed.map(({ uid }) => uid);
  await countChange(context, uids);
  await tx
    .updateTable('account')
    .set({ version: sql<number>`version + 1` })
    .where('customer_code', '=', customerCode)
    .where('uid', '=', sql<string>`any(${uids}::text[])`)
    .execute();
  return readMarks(context, uids);
}

/** Reads the marks of these users' groups, which change with every change of groups. */
export async function readMarks(
  { tx, customerCode }: Context,
  uids: readonly string[],
): Promise<ReadonlyMap<string, string>> {
  const accounts = await tx
    .selectFrom('account')
    .select(['uid', 'groups_version'])
    .where('customer_code', '=', customerCode)
    .where('uid', '=', sql<string>`any(${uids}::text[])`)
    .execute();
  return new Map(accounts.map(({ uid, groups_version }) => [uid, String(groups_version)]));
}

const usersOf = (groups: readonly UserGroup[]) => groups.map(({ user }) => user);
const acsOf = (groups: readonly UserGroup[]) => groups.map(({ uid }) => uid);
const cnsOf = (groups: readonly UserGroup[]) => groups.map(({ group }) => group);

/**
 * Refuses changes of reserved groups unless a supervisor makes them, as a last check after those of the callers.
 * @throws Refusal `forbidden`
 */
function mayMove({ viewer }: Context, groups: readonly HeldRole[]): void {
  const reserved = whyReservedGroups(viewer, groups);
  if (reserved) throw new Refusal('forbidden', { detail: reserved });
}

/** Returns the reason why a person may not give or remove these groups; undefined if they may. */
export function whyReservedGroups({ roles }: Viewer, groups: readonly HeldRole[]): string | undefined {
  const bySupervisor = roles?.includes('supervisor') === true;
  const reserved = groups.find((role) => isReserved({ bySupervisor }, role));
  return reserved && reservedMessage(reserved);
}

async function addGroups(context: Context, groups: readonly UserGroup[]): Promise<void> {
  mayMove(context, groups);
  const { tx, customerCode } = context;
  await sql`
    insert into account_group (customer_code, uid, ac, cn)
    select ${customerCode}, * from unnest(
      ${usersOf(groups)}::text[], ${acsOf(groups)}::text[], ${cnsOf(groups)}::text[])`.execute(tx);
}

async function countChange({ tx, customerCode }: Context, uids: readonly string[]): Promise<void> {
  await tx
    .updateTable('account')
    .set({ groups_version: sql<number>`groups_version + 1` })
    .where('customer_code', '=', customerCode)
    .where('uid', '=', sql<string>`any(${uids}::text[])`)
    .execute();
}
