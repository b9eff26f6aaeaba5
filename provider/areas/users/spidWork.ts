import { sql } from 'kysely';
import { NO_SPID_IN_PRIVATE_SCHOOLS, spidRules } from '../../../contract/entities/spid';
import type { ActionWork, Change, WorkContext } from '../../operations/resourceWork';
import { eligible, UNKNOWN } from './changeStatus';
import { CHANGED_SINCE } from './takeBack';
import { readUsers } from './userStore';

const MARK = 'spid';

/** Lets users enter with their digital identity, whose tax code tells who they are. */
export const spidWork: ActionWork = {
  async apply(context, uids) {
    if (await isPrivate(context)) {
      return { done: [], skipped: uids.map((id) => ({ id, reason: NO_SPID_IN_PRIVATE_SCHOOLS })) };
    }
    const { users, skipped } = await eligible(context, uids, spidRules);
    const done = users.map(({ uid }) => changeOf(uid, true));
    await setSpid(context, done);
    return { done, skipped };
  },

  async takeBack(context, changes) {
    const uids = changes.map(({ id }) => id);
    const found = await readUsers(context.tx, context.customerCode, uids, true);
    const enabled = new Map(found.map(({ user }) => [user.uid, user.spidEnabled === true]));
    const isSame = ({ id, after }: Change) => enabled.get(id) === (after as Spid).spidEnabled;
    const done = changes.filter(isSame).map(({ id, before }) => changeOf(id, (before as Spid).spidEnabled));
    await setSpid(context, done);
    const skipped = changes
      .filter((change) => !isSame(change))
      .map(({ id }) => ({ id, reason: enabled.has(id) ? CHANGED_SINCE : UNKNOWN }));
    return { done, skipped };
  },
};

interface Spid {
  readonly spidEnabled: boolean;
}

const changeOf = (id: string, spidEnabled: boolean) => ({
  id,
  before: { spidEnabled: !spidEnabled } satisfies Spid,
  after: { spidEnabled } satisfies Spid,
  mark: MARK,
});

async function isPrivate({ tx, customerCode }: WorkContext): Promise<boolean> {
  const school = await tx
    .selectFrom('school')
    .select('private_school')
    .where('customer_code', '=', customerCode)
    .executeTakeFirstOrThrow();
  return school.private_school;
}

async function setSpid(
  { tx, customerCode }: WorkContext,
  changes: readonly { readonly id: string; readonly after: Spid }[],
): Promise<void> {
  for (const spidEnabled of [true, false]) {
    const uids = changes.filter(({ after }) => after.spidEnabled === spidEnabled).map(({ id }) => id);
    if (uids.length === 0) continue;
    await tx
      .updateTable('account')
      .set({ spid_enabled: spidEnabled, version: sql<number>`version + 1` })
      .where('customer_code', '=', customerCode)
      .where('uid', '=', sql<string>`any(${uids})`)
      .execute();
  }
}
