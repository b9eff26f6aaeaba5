import { selectable, type User } from '../../../../contract/users/user';
import type { Procedure } from '../../../engine/declaration/procedure';

/** How the roles of users are changed: of one at an address of its own, of many in a dialog of the list. */
export const rolesProcedure: Procedure<User> = {
  can: ['user', 'roles'],
  icon: 'roles',
  address: 'abilitazioni',
  offered: selectable,
  one: async () => (await import('./RolesDialog')).RolesDialog,
  many: async () => (await import('./ManyRolesDialog')).ManyRolesDialog,
};
