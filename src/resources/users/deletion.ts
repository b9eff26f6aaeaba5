import { usersDelete } from '../../../contract/users/endpoints';
import { deleteRules } from '../../../contract/users/user';

/** The action that deletes many users who never signed in. */
export const deletion = {
  on: ['bulk'],
  can: ['user', 'delete'],
  icon: 'remove',
  tone: 'danger',
  rules: deleteRules,
  many: { endpoint: usersDelete, ids: 'uids', exactly: 'exactly' },
  steps: [{ confirm: 'review' }],
} as const;
