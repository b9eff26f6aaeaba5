import * as rolesMessages from '../messages/it/roles';
import { message } from '../messages/message';
import type { GroupRule, HeldRole } from './application';

/**
 * Returns the message about roles that exclude each other, worded as the specification's for Docente, with the names of
 * the rule's roles (decision Q-103).
 */
export const excludedMessage = ({ id, roleRelationship }: GroupRule): string =>
  roleRelationship.length === 1
    ? message(rolesMessages.excluded, { role: id.roleSelected, other: roleRelationship[0] ?? '' })
    : message(rolesMessages.excludedByOthers, { role: id.roleSelected, others: roleRelationship });

/** Returns the message for a missing prerequisite. @param needed roles of which one is enough */
export function missingMessage({ group }: HeldRole, needed: readonly HeldRole[]): string {
  const names = needed.map((one) => one.group);
  return names.length === 1
    ? message(rolesMessages.needed, { role: group, other: names[0] ?? '' })
    : message(rolesMessages.neededOneOf, { role: group, others: names });
}

export const reservedMessage = ({ group }: HeldRole): string =>
  message(rolesMessages.reserved, { role: group });

export const notOfSchoolMessage = ({ uid, group }: HeldRole): string =>
  message(rolesMessages.notOfSchool, { role: group, code: uid });
