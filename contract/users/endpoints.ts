import { CUSTOMER_CODE } from '../constants';
import { bulkSelection } from '../schema/bulkSelection';
import { endpoint } from '../schema/endpoint';
import { fields } from '../schema/fields';
import { anomalyFields } from '../spid/spid';
import { createdUserFields, newUserFields } from './newUser';
import { disableFields, renewFields, renewInput, userFields } from './user';
import { userFilterFields } from './userFilter';
import { newUserRules, userRules } from './userRules';
import { writtenFields } from './writtenUser';

export const schoolParam = fields({
  customerCode: { kind: 'text', required: true, pattern: CUSTOMER_CODE },
});
export const userParams = fields({
  ...schoolParam,
  uid: { kind: 'text', required: true, max: 120 },
});
const uids = fields({ uids: bulkSelection({ kind: 'text', required: true, max: 120 }, 'utenti') });

/** Flag for bulk changes that must apply to all of the given users or to none. */
const agreed = fields({
  exactly: {
    kind: 'flag',
    about: 'all or nothing: conflict if a rule excludes one of the users',
  },
});

/** Body of the endpoints that change many users. */
export const manyUsers = { ...uids, ...agreed };

/** Outcome of a bulk change for each person: done, or skipped with the reason. */
export const bulkOutcome = fields({
  done: { kind: 'list', required: true, of: { kind: 'text', required: true } },
  skipped: {
    kind: 'list',
    required: true,
    of: {
      kind: 'record',
      required: true,
      of: {
        uid: { kind: 'text', required: true },
        reason: { kind: 'text', required: true, about: 'in Italian, for the person who sent the request' },
      },
    },
  },
  operation: { kind: 'text', about: 'id of the operation in the history; absent if nothing was recorded' },
});

export const usersFind = endpoint({
  id: 'usersFind',
  method: 'POST',
  path: '/api/users/{customerCode}/find',
  calls: ['EP-004', 'EP-081', 'EP-157'],
  about: 'Lists all users of a school that match a filter, ordered by uid',
  access: ['user', 'list'],
  effect: 'read',
  params: schoolParam,
  body: { kind: 'record', required: true, of: userFilterFields },
  response: { kind: 'list', required: true, of: { kind: 'record', required: true, of: userFields } },
});

export const userRead = endpoint({
  id: 'userRead',
  method: 'GET',
  path: '/api/users/{customerCode}/user/{uid}',
  calls: ['EP-005', 'EP-127'],
  about: 'Returns a user of a school; the version is in the ETag',
  access: ['user', 'read'],
  effect: 'read',
  params: userParams,
  response: { kind: 'record', required: true, of: userFields },
});

export const userCreate = endpoint({
  id: 'userCreate',
  method: 'POST',
  path: '/api/users/{customerCode}/user',
  calls: ['EP-006'],
  about:
    'Creates a user, username.customerCode, and mails the user how to choose a password. If the username is taken: conflict, with the user who has it as current',
  access: ['user', 'create'],
  effect: 'command',
  params: schoolParam,
  body: { kind: 'record', required: true, of: newUserFields, rules: newUserRules },
  response: { kind: 'record', required: true, of: createdUserFields },
  errors: ['conflict'],
});

/** Fields that a plain update may write; status is not among them (USR-084). */
export const userUpdateFields = fields({
  ...writtenFields,
  gestoreUtenti: {
    kind: 'flag',
    about: 'whether the user holds GestDocenti; unchanged if absent. Nobody can set it for themselves',
  },
});

export const userUpdate = endpoint({
  id: 'userUpdate',
  method: 'PUT',
  path: '/api/users/{customerCode}/user/{uid}',
  calls: ['EP-007', 'EP-128'],
  about: 'Updates the registry data of a user; disabling one-time codes requires a confirmed identity',
  access: ['user', 'update'],
  effect: 'update',
  params: userParams,
  body: { kind: 'record', required: true, of: userUpdateFields, rules: userRules },
  response: { kind: 'record', required: true, of: userFields },
  errors: ['confirmationNeeded', 'conflict'],
});

export const userDelete = endpoint({
  id: 'userDelete',
  method: 'DELETE',
  path: '/api/users/{customerCode}/user/{uid}',
  calls: ['EP-013'],
  about:
    'Deletes a user who has never signed in, with roles, links and waiting mails; for any other user conflict, with the reason',
  access: ['user', 'delete'],
  effect: 'command',
  params: userParams,
  errors: ['conflict'],
});

export const usersDelete = endpoint({
  id: 'usersDelete',
  method: 'POST',
  path: '/api/users/{customerCode}/delete',
  calls: [],
  about:
    'Deletes users who have never signed in, with roles, links and waiting mails; other users are skipped',
  access: ['user', 'delete'],
  effect: 'command',
  params: schoolParam,
  body: { kind: 'record', required: true, of: manyUsers },
  response: { kind: 'record', required: true, of: bulkOutcome },
  errors: ['conflict'],
});

export const usersEnable = endpoint({
  id: 'usersEnable',
  method: 'POST',
  path: '/api/users/{customerCode}/enable',
  calls: ['EP-010'],
  about: 'Enables users, and notifies each of them by mail',
  access: ['user', 'enable'],
  effect: 'command',
  params: schoolParam,
  body: { kind: 'record', required: true, of: manyUsers },
  response: { kind: 'record', required: true, of: bulkOutcome },
  errors: ['conflict'],
});

export const usersDisable = endpoint({
  id: 'usersDisable',
  method: 'POST',
  path: '/api/users/{customerCode}/disable',
  calls: ['EP-012'],
  about: 'Disables users; their sessions end at once',
  access: ['user', 'disable'],
  effect: 'command',
  params: schoolParam,
  body: { kind: 'record', required: true, of: { ...uids, ...disableFields, ...agreed } },
  response: { kind: 'record', required: true, of: bulkOutcome },
  errors: ['conflict'],
});

const renewal = fields({ ...uids, ...renewFields, ...agreed });

export const usersRenew = endpoint({
  id: 'usersRenew',
  method: 'POST',
  path: '/api/users/{customerCode}/renew',
  calls: [],
  about:
    'Sets a new expiry for users; enables again those who were disabled by their expiry and have not been changed since',
  access: ['user', 'renew'],
  effect: 'command',
  params: schoolParam,
  body: { kind: 'record', required: true, of: renewal, rules: renewInput },
  response: { kind: 'record', required: true, of: bulkOutcome },
  errors: ['conflict'],
});

export const userDisable = endpoint({
  id: 'userDisable',
  method: 'POST',
  path: '/api/users/{customerCode}/user/{uid}/disable',
  calls: ['EP-011'],
  about: 'Disables one user; returns an empty list if the user was already disabled',
  access: ['user', 'disable'],
  effect: 'command',
  params: userParams,
  body: { kind: 'record', required: true, of: disableFields },
  response: { kind: 'list', required: true, of: { kind: 'text', required: true } },
});

export const usersEnableSpid = endpoint({
  id: 'usersEnableSpid',
  method: 'POST',
  path: '/api/users/{customerCode}/spid',
  calls: ['EP-014'],
  about:
    'Enables sign-in with a digital identity for users; those whose tax code does not allow it are skipped',
  access: ['user', 'enableSpid'],
  effect: 'command',
  params: schoolParam,
  body: { kind: 'record', required: true, of: manyUsers },
  response: {
    kind: 'record',
    required: true,
    of: fields({
      ...bulkOutcome,
      anomalies: { kind: 'list', required: true, of: { kind: 'record', required: true, of: anomalyFields } },
    }),
  },
  errors: ['conflict'],
});
