import type { HeldRole } from '../../../../contract/roles/application';
import { inOrder } from '../../../../contract/roles/heldRoles';
import { whyNoRoles } from '../../../../contract/users/userRoles';
import type { Change, LeftOut, WorkContext, WorkOutcome } from '../../../operations/resourceWork';
import { UNKNOWN } from '../changeStatus';
import { readMarks, replaceGroups } from '../groupStore';
import { CHANGED_SINCE } from '../takeBack';
import { readUsers } from '../userStore';
import { readSchoolRoles } from './schoolRoles';
import { whyNotReplaced } from './wantedRoles';

interface Groups {
  readonly groups: readonly HeldRole[];
}

/** Restores the roles of users whose roles are still as the changes left them, if the current rules allow it. */
export async function takeBackRoles(context: WorkContext, changes: readonly Change[]): Promise<WorkOutcome> {
  const { tx, customerCode, viewer } = context;
  const uids = changes.map(({ id }) => id);
  const found = await readUsers(tx, customerCode, uids, true);
  const byUid = new Map(found.map(({ user }) => [user.uid, user]));
  const marks = await readMarks(context, uids);
  const school = await readSchoolRoles(context);
  const skipped: LeftOut[] = [];
  const back: Change[] = [];
  for (const change of changes) {
    const user = byUid.get(change.id);
    const { groups } = change.before as Groups;
    const untouched = change.mark === '' || change.mark === marks.get(change.id);
    const reason = !user
      ? UNKNOWN
      : untouched
        ? (whyNoRoles(user, viewer) ?? whyNotReplaced(school, user.groups ?? [], groups))
        : CHANGED_SINCE;
    if (reason) skipped.push({ id: change.id, reason });
    else back.push(change);
  }
  const given = await replaceGroups(
    context,
    // Without a mark, nothing was changed, so there is nothing to restore.
    back
      .filter(({ mark }) => mark !== '')
      .map(({ id, before, after }) => ({
        uid: id,
        before: (after as Groups).groups,
        after: inOrder((before as Groups).groups),
      })),
  );
  const done = back.map(({ id, before, after }) => ({
    id,
    before: after,
    after: before,
    mark: given.get(id) ?? '',
  }));
  return { done, skipped };
}
