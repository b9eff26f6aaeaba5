import { usersRenew } from '../../../contract/users/endpoints';
import { renewRules } from '../../../contract/users/user';

/** The action that sets a new expiry for many users at once. */
export const renew = {
  on: ['page', 'bulk'],
  can: ['user', 'renew'],
  icon: 'calendar',
  rules: renewRules,
  many: { endpoint: usersRenew, ids: 'uids', exactly: 'exactly' },
  steps: [{ write: 'dataScadenza' }, { confirm: 'review' }],
} as const;
