import { credentialRules } from '../../../../contract/account/credentials';
import type { User } from '../../../../contract/users/user';
import type { ActionInput } from '../../../engine/declaration/declarationInput';

/** Letters for those who are ticked, in one file; nothing of theirs changes but the link that they have. */
export const prepareLetters: ActionInput<User, Record<never, never>> = {
  on: ['page', 'bulk'],
  offered: { status: true, lastLogin: { empty: true } },
  can: ['user', 'sendCredentials'],
  icon: 'print',
  rules: credentialRules,
  dialog: () => import('./LettersDialog').then((file) => file.LettersDialog),
};
