import { hasAnomaly, spidRules } from '../../../contract/spid/spid';
import { usersEnableSpid } from '../../../contract/users/endpoints';

/** The action that lets users sign in with their digital identity. Private schools do not have it. */
export const enableSpid = {
  on: ['page', 'bulk'],
  can: ['user', 'enableSpid'],
  icon: 'identity',
  shown: { privateSchool: { not: true } },
  offered: { spidEnabled: { not: true } },
  rules: spidRules,
  set: { spidEnabled: true },
  many: { endpoint: usersEnableSpid, ids: 'uids', exactly: 'exactly' },
  steps: [{ confirm: 'review' }],
  excludes: { of: hasAnomaly, fields: ['uid', 'labelNomeCognome', 'codicefiscale'] },
} as const;
