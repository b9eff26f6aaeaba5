import type { HeldRole } from '../../../../contract/roles/application';
import type { RefusedRole } from '../../../../contract/roles/assignRoles';
import { usersRolesUpdate } from '../../../../contract/roles/endpoints';
import { holds, inOrder } from '../../../../contract/roles/heldRoles';
import { outcomeText, type RoleOutcome } from '../../../../contract/roles/outcomes';
import type { RoleAssignment } from '../../../../contract/users/userRoles';
import { onlyChanged } from '../../../audit/recordAudit';
import { type Call, implement } from '../../../http/call';
import { attempt } from '../../../operations/attempt';
import { withMarks } from '../../../operations/marks';
import { contextOf } from '../../../operations/resourceWork';
import { storeOperation } from '../../../operations/storeOperation';
import { userWork } from '../userWork';
import { giveRoles } from './giveRoles';

/** Assigns roles. Users who get the same roles form one operation of the history, which can be retried and reversed. */
export const assignMany = implement(usersRolesUpdate, async (call, { params: { customerCode }, body }) => {
  const outcomes: RoleOutcome[] = [];
  const operations: string[] = [];
  for (const { groups, usernames } of byRoles(body)) {
    const uids = usernames.map((username) => `${username}.${customerCode}`);
    const { refused, operation } = await assign(call, uids, groups);
    if (operation) operations.push(operation);
    for (const [index, username] of usernames.entries()) {
      const left = refused(uids[index] ?? '');
      outcomes.push(...groups.map((role) => outcomeOf(username, role, left)));
    }
  }
  const [operation, other] = operations;
  return {
    data: outcomes.filter(({ reason }) => reason === undefined).map(outcomeText),
    errors: outcomes.filter(({ reason }) => reason !== undefined).map(outcomeText),
    ...(operation && !other && { operation }),
  };
});

/** The reason why roles were not given to a user: for all roles together, or for each. */
type Refused = string | readonly RefusedRole[] | undefined;

function outcomeOf(username: string, role: HeldRole, refused: Refused): RoleOutcome {
  const reason =
    typeof refused === 'string' ? refused : refused?.find((one) => holds([one.role], role))?.reason;
  return { username, role, ...(reason !== undefined && { reason }) };
}

async function assign(call: Call, uids: readonly string[], groups: readonly HeldRole[]) {
  const byRole = new Map<string, readonly RefusedRole[]>();
  const context = contextOf(call);
  const outcome = await attempt(
    call.tx,
    uids.map((id) => ({ id })),
    async (some) => {
      const ids = some.map(({ id }) => id);
      const { refused, ...done } = await withMarks(context, userWork, ids, () =>
        giveRoles(context, ids, { groups }),
      );
      for (const [uid, roles] of refused) byRole.set(uid, roles);
      return done;
    },
    console.error,
  );
  const { done, skipped, failed } = outcome;
  call.audit(
    ...onlyChanged(
      ...done.map(({ id, before, after }) => ({ entity: 'user', action: 'roles', id, before, after })),
    ),
  );
  const operation = await storeOperation(call, userWork, 'roles', { groups }, outcome);
  const whole = new Map([...skipped, ...failed].map(({ id, reason }) => [id, reason]));
  return { operation, refused: (uid: string): Refused => byRole.get(uid) ?? whole.get(uid) };
}

function byRoles(assignments: readonly RoleAssignment[]) {
  const found = new Map<string, { groups: readonly HeldRole[]; usernames: string[] }>();
  for (const { username, groups } of assignments) {
    const key = JSON.stringify(inOrder(groups));
    const same = found.get(key) ?? { groups: inOrder(groups), usernames: [] };
    if (!same.usernames.includes(username)) same.usernames.push(username);
    found.set(key, same);
  }
  return found.values();
}
