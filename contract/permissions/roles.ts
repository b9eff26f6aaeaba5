/** Roles of people. The provider derives them from the groups of an account; clients never send them. */
export const roles = [
  'supervisor',
  'teacherManager',
  'campusManager',
  'user',
  'support',
  'operator',
] as const;
export type Role = (typeof roles)[number];

/** Roles that manage the users of a school. */
export const managerRoles = ['supervisor', 'teacherManager'] as const satisfies readonly Role[];

/** Group of the identity provider for each administrative role (specification, part 1 §6). */
export const roleOfGroup = {
  Member_admins: 'supervisor',
  GestDocenti: 'teacherManager',
  CMP_GEST: 'campusManager',
} as const satisfies Record<string, Role>;

export type AdminGroup = keyof typeof roleOfGroup;

/** Group of the people who administer a school. */
export const SUPERVISOR_GROUP = 'Member_admins' satisfies AdminGroup;

/** Group of the people who manage the users of a school. */
export const MANAGER_GROUP = 'GestDocenti' satisfies AdminGroup;

/** Returns whether a group is administrative: only a supervisor grants and revokes it. */
export const isReservedGroup = (group: string): boolean => Object.hasOwn(roleOfGroup, group);

/**
 * Returns the roles of support staff who operate on behalf of a supervisor with consent. They hold the supervisor's
 * permissions except those withheld (withheldFromSupport.ts), and no more rights over reserved accounts than a
 * teacher-manager.
 */
export const supportRoles = (groups: readonly string[]): Role[] =>
  groups.includes(SUPERVISOR_GROUP) ? ['support'] : [];

/** Returns the roles of a signed-in account with these groups: everybody is at least a user. */
export function rolesOf(groups: readonly string[]): Role[] {
  const administrative = Object.entries(roleOfGroup).flatMap(([group, role]) =>
    groups.includes(group) ? [role] : [],
  );
  return [...administrative, 'user'];
}
