import type { HeldRole } from '../../../../contract/roles/application';
import type { KnownRoles } from './useRoleCatalogue';

/** Returns the display name of a role: `Docente (Alunni)`. */
export function roleName({ applications }: KnownRoles, { uid, group }: HeldRole): string {
  const application = applications.find(({ ac }) => ac === uid)?.description ?? uid;
  return `${group} (${application})`;
}
