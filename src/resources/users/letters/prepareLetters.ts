import { credentialRules } from '../../../../contract/account/credentials';
import type { User } from '../../../../contract/users/user';
import type { ActionInput } from '../../../engine/declaration/declarationInput';

/**
 * The action that creates letters of first access for the selected users. It changes nothing but their link: the one in
 * the letter replaces an existing one.
 */
export const prepareLetters: ActionInput<User, Record<never, never>> = {
  on: ['page', 'bulk'],
  offered: { status: true, lastLogin: { empty: true } },
  can: ['user', 'sendCredentials'],
  icon: 'print',
  rules: credentialRules,
  dialog: () => import('./LettersDialog').then((file) => file.LettersDialog),
};
