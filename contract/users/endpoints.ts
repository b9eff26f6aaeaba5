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

/** Flag that makes the call fail unless it applies to all of the users that the caller was shown. */
const agreed = fields({
  exactly: {
    kind: 'flag',
    about: 'all of them or nobody: conflict, where somebody would be left out by a rule',
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
        reason: { kind: 'text', required: true, about: 'in Italian, for the person who asked' },
      },
    },
  },
  operation: { kind: 'text', about: 'as the history keeps it; absent where there was nothing to keep' },
});

export const usersFind = endpoint({
  id: 'usersFind',
  method: 'POST',
  path: '/api/users/{customerCode}/find',
  calls: ['EP-004', 'EP-081', 'EP-157'],
  about: 'The users of a school that satisfy a filter, all of them, ordered by uid',
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
  about: 'One user of a school; its version is in the ETag',
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
    'Creates a user, username.customerCode, and writes to them how to choose a password. Where that name is taken: conflict, with the user who has it as current',
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
    about: 'is to hold GestDocenti; as it is when left out. Nobody says it of himself',
  },
});

export const userUpdate = endpoint({
  id: 'userUpdate',
  method: 'PUT',
  path: '/api/users/{customerCode}/user/{uid}',
  calls: ['EP-007', 'EP-128'],
  about:
    'Changes the registry data of a user; to switch the one-time code off, identity has to be confirmed first',
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
    'Deletes a user who has never signed in, with their roles, links and the mails that wait for them; conflict for anybody else, with the reason',
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
    'Deletes users who have never signed in, with their roles, links and the mails that wait for them; the others are left out',
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
  about: 'Enables users and writes to each of them',
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
  about: 'Gives users a new expiry; whom the last one disabled, and nobody touched since, is enabled again',
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
  about: 'Disables one user; an empty list when it already was',
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
  about: 'Enables users to enter with their digital identity; whose tax code does not allow it is left out',
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
