import { inOrder, without } from '../../../contract/roles/heldRoles';
import type { FieldError } from '../../../contract/schema/errors';
import { type User, whyNot } from '../../../contract/users/user';
import { userManagerGroup, userManagerRules } from '../../../contract/users/userRoles';
import type { Call } from '../../http/call';
import type { WorkContext } from '../../operations/resourceWork';
import { replaceGroups } from './groupStore';

/**
 * Returns the reason why a user cannot become a user manager, or stop being one: nobody decides on their own rights
 * (USR-102).
 */
export function refusedManager({ viewer }: Pick<Call, 'viewer'>, user: User): FieldError[] {
  const message = whyNot(userManagerRules, user, viewer);
  return message ? [{ field: 'gestoreUtenti', message }] : [];
}

/** Gives the group of the user managers to a locked user, or removes it (USR-101). */
export async function switchUserManager(
  context: Pick<WorkContext, 'tx' | 'customerCode' | 'viewer'>,
  { uid, groups }: User,
  on: boolean,
): Promise<void> {
  const before = groups ?? [];
  const others = without(before, [userManagerGroup]);
  const after = on ? inOrder([...others, userManagerGroup]) : others;
  await replaceGroups(context, [{ uid, before, after }]);
}
