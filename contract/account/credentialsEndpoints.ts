import { endpoint } from '../schema/endpoint';
import { fileAnswer } from '../schema/fileAnswer';
import { spidPlanFields } from '../spid/spidReadiness';
import { bulkOutcome, manyUsers, schoolParam } from '../users/endpoints';
import { lettersFields } from './credentials';

export const usersSendCredentials = endpoint({
  id: 'usersSendCredentials',
  method: 'POST',
  path: '/api/users/{customerCode}/credentials',
  calls: [],
  about:
    'Mails instructions for the first sign-in to users who never signed in: each gets a personal link, never a password',
  access: ['user', 'sendCredentials'],
  effect: 'command',
  credentials: true,
  params: schoolParam,
  body: { kind: 'record', required: true, of: manyUsers },
  response: { kind: 'record', required: true, of: bulkOutcome },
  errors: ['conflict'],
});

/**
 * Not a command: responses to commands are stored, and this one contains links. A repeated call issues new links and
 * revokes the earlier ones.
 */
export const usersLetters = endpoint({
  id: 'usersLetters',
  method: 'POST',
  path: '/api/users/{customerCode}/letters',
  calls: [],
  about:
    'Returns one printable PDF with a letter for each selected user who never signed in; each letter contains a personal link',
  access: ['user', 'sendCredentials'],
  effect: 'read',
  credentials: true,
  params: schoolParam,
  body: { kind: 'record', required: true, of: lettersFields },
  response: {
    kind: 'record',
    required: true,
    of: {
      ...fileAnswer.of,
      letters: { kind: 'number', required: true, integer: true },
      skipped: bulkOutcome.skipped,
    },
  },
  errors: ['conflict'],
});

export const spidPlanRead = endpoint({
  id: 'spidPlanRead',
  method: 'GET',
  path: '/api/users/{customerCode}/spid/plan',
  calls: [],
  about: 'Returns the last day that the school has planned for signing in with a password',
  access: ['user', 'list'],
  effect: 'read',
  params: schoolParam,
  response: { kind: 'record', required: true, of: spidPlanFields },
});

export const spidPlanSet = endpoint({
  id: 'spidPlanSet',
  method: 'POST',
  path: '/api/users/{customerCode}/spid/plan',
  calls: [],
  about: 'Sets or removes the planned last day for signing in with a password',
  access: ['user', 'planSpid'],
  effect: 'command',
  params: schoolParam,
  body: { kind: 'record', required: true, of: spidPlanFields },
  response: { kind: 'record', required: true, of: spidPlanFields },
});
