import { usersRenew } from '../../../contract/endpoints/users';
import { renewRules } from '../../../contract/entities/user';

/** A new expiry for many users at once. */
export const renew = {
  on: ['page', 'bulk'],
  can: ['user', 'renew'],
  icon: 'calendar',
  rules: renewRules,
  many: { endpoint: usersRenew, ids: 'uids', exactly: 'exactly' },
  steps: [{ write: 'dataScadenza' }, { confirm: 'review' }],
} as const;
