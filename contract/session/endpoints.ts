import { endpoint } from '../schema/endpoint';
import { fields, pick } from '../schema/fields';
import { linkedAccountFields } from './linkedAccount';
import { sessionFields } from './session';

export const sessionOpen = endpoint({
  id: 'sessionOpen',
  method: 'POST',
  path: '/api/session',
  calls: ['EP-026', 'EP-029', 'EP-031'],
  about: 'Creates the workspace of the signed-in person: profile, school, licences',
  access: ['session', 'open'],
  effect: 'read',
  response: { kind: 'record', required: true, of: sessionFields },
});

export const sessionClose = endpoint({
  id: 'sessionClose',
  method: 'DELETE',
  path: '/api/session',
  calls: ['EP-032', 'EP-141'],
  about: 'Ends the current session: its tokens are refused from now on',
  access: ['session', 'close'],
  effect: 'command',
});

export const sessionUpdate = endpoint({
  id: 'sessionUpdate',
  method: 'PUT',
  path: '/api/session',
  calls: ['EP-033'],
  about: 'Returns the workspace again, after the displayed data of the school (its OTP setting) have changed',
  access: ['session', 'open'],
  effect: 'read',
  response: { kind: 'record', required: true, of: sessionFields },
});

export const sessionAccounts = endpoint({
  id: 'sessionAccounts',
  method: 'GET',
  path: '/api/alias/accounts',
  calls: ['EP-034', 'EP-143'],
  about:
    'Lists the school accounts linked to the signed-in alias, in the order in which they were linked; empty for other sessions',
  access: ['session', 'accounts'],
  whileDisabled: true,
  effect: 'read',
  response: {
    kind: 'list',
    required: true,
    of: { kind: 'record', required: true, of: linkedAccountFields },
  },
});

/** Parameters for signing in to another account without a password. */
const switchFields = fields({
  hint: { kind: 'text', required: true, about: 'login_hint for the sign-in: subject::uid' },
  ticket: {
    kind: 'text',
    required: true,
    about: 'proves to the sign-in that this session allowed it; works once and expires soon',
  },
});

export const sessionSwitch = endpoint({
  id: 'sessionSwitch',
  method: 'POST',
  path: '/api/session/account',
  calls: [],
  about:
    'Ends the current session of an alias, and allows signing in to another of its accounts without a password',
  access: ['session', 'switch'],
  whileDisabled: true,
  effect: 'command',
  body: { kind: 'record', required: true, of: pick(linkedAccountFields, 'uid') },
  response: { kind: 'record', required: true, of: switchFields },
  errors: ['notFound', 'accountClosed'],
});
