import * as usersMessages from '../../../../contract/messages/it/users';
import type { HeldRole } from '../../../../contract/roles/application';
import type { RefusedRole } from '../../../../contract/roles/assignRoles';
import { inOrder } from '../../../../contract/roles/heldRoles';
import { whyNot } from '../../../../contract/users/user';
import { type RolesInput, roleRemovalRules, rolesRules } from '../../../../contract/users/userRoles';
import type { Change, LeftOut, WorkContext, WorkOutcome } from '../../../operations/resourceWork';
import { UNKNOWN } from '../changeStatus';
import { replaceGroups } from '../groupStore';
import { readUsers } from '../userStore';
import { readSchoolRoles } from './schoolRoles';
import { wantedRoles } from './wantedRoles';

/** The outcome for each user, and by uid the roles that were refused. */
export interface RolesOutcome extends WorkOutcome {
  readonly refused: ReadonlyMap<string, readonly RefusedRole[]>;
}

const HAD_THEM = usersMessages.hadThem;
const HAD_NONE = usersMessages.hadNone;

/**
 * Adds, replaces or removes roles of users. Locks the users and applies the rules of the contract to their current
 * data.
 */
export async function giveRoles(
  context: WorkContext,
  uids: readonly string[],
  input: RolesInput & {
    /** For programs that manage users: removes roles of disabled users too. */
    readonly alsoDisabled?: boolean;
  },
): Promise<RolesOutcome> {
  const { tx, customerCode, viewer } = context;
  const found = await readUsers(tx, customerCode, uids, true);
  const byUid = new Map(found.map(({ user }) => [user.uid, user]));
  const school = await readSchoolRoles(context);
  const takesOnly = input.alsoDisabled === true && input.remove === true && !input.replace;
  const rules = takesOnly ? roleRemovalRules : rolesRules;
  const skipped: LeftOut[] = [];
  const failed: LeftOut[] = [];
  const refused = new Map<string, readonly RefusedRole[]>();
  const changes: { uid: string; before: readonly HeldRole[]; after: readonly HeldRole[] }[] = [];
  for (const uid of new Set(uids)) {
    const user = byUid.get(uid);
    const reason = user ? whyNot(rules, user, viewer) : UNKNOWN;
    if (!user || reason) {
      skipped.push({ id: uid, reason: reason ?? UNKNOWN });
      continue;
    }
    const before = inOrder(user.groups ?? []);
    const wanted = wantedRoles(school, before, input);
    if (wanted.refused.length > 0) refused.set(uid, wanted.refused);
    if (wanted.refused.length > 0 && wanted.given.length === 0)
      failed.push({ id: uid, reason: reasonsOf(wanted.refused) });
    else changes.push({ uid, before, after: wanted.after });
  }
  const marks = await replaceGroups(context, changes);
  const unchanged = input.remove && !input.replace ? HAD_NONE : HAD_THEM;
  const done = changes.map(({ uid, before, after }): Change => {
    const left = refused.get(uid);
    const note = left ? reasonsOf(left) : marks.has(uid) ? undefined : unchanged;
    const mark = marks.get(uid) ?? '';
    return {
      id: uid,
      before: { groups: before },
      after: { groups: after },
      mark,
      ...(note && { note }),
      partial: left !== undefined,
    };
  });
  return { done, skipped, failed, refused };
}

/** Returns one sentence for each reason, with the roles that it concerns. */
function reasonsOf(refused: readonly RefusedRole[]): string {
  return [...new Set(refused.map(({ reason }) => reason))]
    .map((reason) => {
      const names = refused.filter((one) => one.reason === reason).map(({ role }) => role.group);
      return `${[...new Set(names)].join(', ')}: ${reason}`;
    })
    .join(' ');
}
