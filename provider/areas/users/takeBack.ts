import { disableRules, enableRules, reservedRule, whyNot } from '../../../contract/users/user';
import { LAST, mustStay } from '../../db/lastSupervisor';
import type { Change, WorkContext, WorkOutcome } from '../../operations/resourceWork';
import { markOf, restore, type StatusChange, UNKNOWN } from './changeStatus';
import { whyReservedGroups } from './groupStore';
import { readUsers, type StoredUser } from './userStore';

export const CHANGED_SINCE = "Modificato dopo l'operazione";

/**
 * Restores the previous status of users, and their groups if these were removed. The rules for disabling and enabling
 * apply, and users who were changed since are skipped. No mails are sent. As with every change of status, existing
 * tokens stop working.
 */
export async function takeBack(context: WorkContext, changes: readonly Change[]): Promise<WorkOutcome> {
  const uids = changes.map(({ id }) => id);
  const found = await readUsers(context.tx, context.customerCode, uids, true);
  const byUid = new Map(found.map((stored) => [stored.user.uid, stored]));
  const ending = changes.flatMap(({ id, before }) => ((before as StatusChange).status ? [] : [id]));
  const staying = await mustStay(
    context,
    ending.flatMap((id) => byUid.get(id)?.user ?? []),
  );
  const done: Change[] = [];
  const skipped: { id: string; reason: string }[] = [];
  for (const change of changes) {
    const stored = byUid.get(change.id);
    const stays = staying.has(change.id) ? LAST : undefined;
    const reason = stored ? (whyNotBack(context, stored, change) ?? stays) : UNKNOWN;
    if (reason) skipped.push({ id: change.id, reason });
    else done.push({ id: change.id, before: change.after, after: change.before, mark: markOf(context.now) });
  }
  await restore(
    context,
    done.map(({ id, after }) => ({ uid: id, ...(after as StatusChange) })),
  );
  return { done, skipped };
}

function whyNotBack({ viewer }: WorkContext, { user, rightsFrom }: StoredUser, change: Change) {
  const left = change.after as StatusChange;
  const before = change.before as StatusChange;
  const reserved = whyNot([reservedRule], user, viewer);
  if (reserved) return reserved;
  const same =
    markOf(rightsFrom) === change.mark && user.status === left.status && sameGroups(user.groups, left.groups);
  if (!same) return CHANGED_SINCE;
  return (
    whyNot(before.status ? enableRules : disableRules, user, viewer) ??
    whyReservedGroups(viewer, before.groups ?? [])
  );
}

/** Groups are compared only if the change touched them. */
const sameGroups = (now: StatusChange['groups'], left: StatusChange['groups']) =>
  left === undefined || JSON.stringify(now ?? []) === JSON.stringify(left ?? []);
