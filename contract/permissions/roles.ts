/** Who may act. The provider derives them from the groups of an account; nobody sends them. */
export const roles = [
  'supervisor',
  'teacherManager',
  'campusManager',
  'user',
  'support',
  'operator',
] as const;
export type Role = (typeof roles)[number];

/** Who manages the users of a school. */
export const managerRoles = ['supervisor', 'teacherManager'] as const satisfies readonly Role[];

/** The group of the identity provider that gives each administrative role (specification, part 1 §6). */
export const roleOfGroup = {
  Member_admins: 'supervisor',
  GestDocenti: 'teacherManager',
  CMP_GEST: 'campusManager',
} as const satisfies Record<string, Role>;

export type AdminGroup = keyof typeof roleOfGroup;

/** Who holds it administers a school. */
export const SUPERVISOR_GROUP = 'Member_admins' satisfies AdminGroup;

/** Who holds it manages the users of a school. */
export const MANAGER_GROUP = 'GestDocenti' satisfies AdminGroup;

/** Whether a group administers something: a supervisor alone gives and takes it. */
export const isReservedGroup = (group: string): boolean => Object.hasOwn(roleOfGroup, group);

/**
 * The roles of whoever operates for a supervisor, with consent, to help: what a supervisor holds and support may hold too
 * (withheldFromSupport.ts), and no more of reserved accounts than a teacher-manager.
 */
export const supportRoles = (groups: readonly string[]): Role[] =>
  groups.includes(SUPERVISOR_GROUP) ? ['support'] : [];

/** The roles of a signed-in account with these groups: everybody is at least a user. */
export function rolesOf(groups: readonly string[]): Role[] {
  const administrative = Object.entries(roleOfGroup).flatMap(([group, role]) =>
    groups.includes(group) ? [role] : [],
  );
  return [...administrative, 'user'];
}
