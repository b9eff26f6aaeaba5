import { credentialRules } from '../../../../contract/account/credentials';
import type { User } from '../../../../contract/users/user';
import type { ActionInput } from '../../../engine/declaration/declarationInput';

/** Creates letters for the selected users in one file; only their existing link changes. */
export const prepareLetters: ActionInput<User, Record<never, never>> = {
  on: ['page', 'bulk'],
  offered: { status: true, lastLogin: { empty: true } },
  can: ['user', 'sendCredentials'],
  icon: 'print',
  rules: credentialRules,
  dialog: () => import('./LettersDialog').then((file) => file.LettersDialog),
};
