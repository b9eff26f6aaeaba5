import { credentialRules } from '../../../contract/account/credentials';
import { usersSendCredentials } from '../../../contract/account/credentialsEndpoints';

/** Writing to users who never signed in how to do so. */
export const sendCredentials = {
  on: ['page', 'bulk'],
  can: ['user', 'sendCredentials'],
  icon: 'mail',
  offered: { status: true, lastLogin: { empty: true } },
  rules: credentialRules,
  set: { credenziali: 'inCorso' },
  many: { endpoint: usersSendCredentials, ids: 'uids', exactly: 'exactly' },
  steps: [{ confirm: 'review' }],
} as const;
