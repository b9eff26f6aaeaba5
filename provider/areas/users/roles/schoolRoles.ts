import type { HeldRole } from '../../../../contract/roles/application';
import type { RoleRules } from '../../../../contract/roles/checkRole';
import { holds } from '../../../../contract/roles/heldRoles';
import { givenNow, readApplications, readGroupRules, readRoles } from '../../../db/roleCatalogue';
import type { WorkContext } from '../../../operations/resourceWork';

/** The rules about the roles of a school's users. */
export interface SchoolRoleRules extends RoleRules {
  /** Whether the school can currently give this role. */
  has(role: HeldRole): boolean;
  /** Whether the school currently gives roles of the role's application; roles of other applications stay unchanged. */
  counts(role: HeldRole): boolean;
}

export async function readSchoolRoles({
  tx,
  customerCode,
  viewer,
}: Pick<WorkContext, 'tx' | 'customerCode' | 'viewer'>): Promise<SchoolRoleRules> {
  const given = givenNow(await readApplications(tx, customerCode));
  const codes = given.map(({ ac }) => ac);
  const roles = (await readRoles(tx, codes)).map(({ ac, cn }) => ({ uid: ac, group: cn }));
  return {
    rules: await readGroupRules(tx, codes),
    bySupervisor: viewer.roles?.includes('supervisor') === true,
    has: (role) => holds(roles, role),
    counts: ({ uid }) => codes.includes(uid),
  };
}
