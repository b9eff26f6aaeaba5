import { credentialRules } from '../../../contract/account/credentials';
import { usersSendCredentials } from '../../../contract/account/credentialsEndpoints';

/** The action that sends sign-in instructions to users who never signed in. */
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
