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
  about: 'Ends this session: its tokens are refused from now on',
  access: ['session', 'close'],
  effect: 'command',
});

export const sessionUpdate = endpoint({
  id: 'sessionUpdate',
  method: 'PUT',
  path: '/api/session',
  calls: ['EP-033'],
  about: 'Reads the workspace again, after a change of the school that it shows (its OTP)',
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
    'The school accounts linked to the alias that is signed in, in the order of linking; none for anybody else',
  access: ['session', 'accounts'],
  whileDisabled: true,
  effect: 'read',
  response: {
    kind: 'list',
    required: true,
    of: { kind: 'record', required: true, of: linkedAccountFields },
  },
});

/** Parameters of a sign-in without a password. */
const switchFields = fields({
  hint: { kind: 'text', required: true, about: 'subject::uid, the login_hint' },
  ticket: {
    kind: 'text',
    required: true,
    about: 'proves to the sign-in that this session allowed it; once, soon',
  },
});

export const sessionSwitch = endpoint({
  id: 'sessionSwitch',
  method: 'POST',
  path: '/api/session/account',
  calls: [],
  about:
    'Ends this session of an alias, and allows the sign-in as another of its accounts without a password',
  access: ['session', 'switch'],
  whileDisabled: true,
  effect: 'command',
  body: { kind: 'record', required: true, of: pick(linkedAccountFields, 'uid') },
  response: { kind: 'record', required: true, of: switchFields },
  errors: ['notFound', 'accountClosed'],
});
