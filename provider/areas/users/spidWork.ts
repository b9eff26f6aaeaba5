import { sql } from 'kysely';
import { NO_SPID_IN_PRIVATE_SCHOOLS, spidRules } from '../../../contract/spid/spid';
import { reservedRule, whyNot } from '../../../contract/users/user';
import type { ActionWork, Change, WorkContext } from '../../operations/resourceWork';
import { countedMark, eligible, UNKNOWN } from './changeStatus';
import { CHANGED_SINCE } from './takeBack';
import { readUsers, type StoredUser } from './userStore';

export const SPID_MARK = 'spid';

/** Allows users to sign in with their digital identity, which identifies them by tax code. */
export const spidWork: ActionWork = {
  mark: 'spid',
  async apply(context, uids) {
    if (await isPrivate(context)) {
      return { done: [], skipped: uids.map((id) => ({ id, reason: NO_SPID_IN_PRIVATE_SCHOOLS })) };
    }
    const { users, stored, skipped } = await eligible(context, uids, spidRules);
    const done = users.map(({ uid }) => changeOf(uid, true, stored.get(uid)));
    await setSpid(context, done);
    return { done, skipped };
  },

  async takeBack(context, changes) {
    const uids = changes.map(({ id }) => id);
    const found = await readUsers(context.tx, context.customerCode, uids, true);
    const stored = new Map(found.map((one) => [one.user.uid, one]));
    const reasonOf = ({ id, after, mark }: Change): string | undefined => {
      const one = stored.get(id);
      if (!one) return UNKNOWN;
      const same =
        countedMark(SPID_MARK, one.spidChanges) === mark &&
        (one.user.spidEnabled === true) === (after as Spid).spidEnabled;
      if (!same) return CHANGED_SINCE;
      return whyNot([reservedRule], one.user, context.viewer);
    };
    const judged = changes.map((change) => ({ change, reason: reasonOf(change) }));
    const done = judged.flatMap(({ change: { id, before }, reason }) =>
      reason ? [] : [changeOf(id, (before as Spid).spidEnabled, stored.get(id))],
    );
    await setSpid(context, done);
    const skipped = judged.flatMap(({ change: { id }, reason }) => (reason ? [{ id, reason }] : []));
    return { done, skipped };
  },
};

interface Spid {
  readonly spidEnabled: boolean;
}

/** @param stored the user before the change */
const changeOf = (id: string, spidEnabled: boolean, stored: StoredUser | undefined) => ({
  id,
  before: { spidEnabled: !spidEnabled } satisfies Spid,
  after: { spidEnabled } satisfies Spid,
  mark: countedMark(SPID_MARK, (stored?.spidChanges ?? 0) + 1),
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
