import { selectable, type User } from '../../../../contract/users/user';
import type { RecordDialog } from '../../../engine/declaration/recordDialog';

/** Editing of roles: for one user at a path of its own, for many in a dialog of the list. */
export const rolesProcedure: RecordDialog<User> = {
  can: ['user', 'roles'],
  icon: 'roles',
  address: 'abilitazioni',
  offered: selectable,
  one: async () => (await import('./RolesDialog')).RolesDialog,
  many: async () => (await import('./ManyRolesDialog')).ManyRolesDialog,
};
