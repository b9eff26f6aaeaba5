import type { HeldRole } from '../../../../contract/roles/application';
import type { RoleOptions } from './useRoleCatalogue';

/** Returns the display name of a role: `Docente (Alunni)`. */
export function roleName({ applications }: RoleOptions, { uid, group }: HeldRole): string {
  const application = applications.find(({ ac }) => ac === uid)?.description ?? uid;
  return `${group} (${application})`;
}
