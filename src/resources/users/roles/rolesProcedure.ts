import { selectable, type User } from '../../../../contract/users/user';
import type { RecordDialog } from '../../../engine/declaration/recordDialog';

/** The editing of roles: at a path of its own for one user, in a dialog of the list for many. */
export const rolesProcedure: RecordDialog<User> = {
  can: ['user', 'roles'],
  icon: 'roles',
  address: 'abilitazioni',
  offered: selectable,
  one: async () => (await import('./RolesDialog')).RolesDialog,
  many: async () => (await import('./ManyRolesDialog')).ManyRolesDialog,
};
