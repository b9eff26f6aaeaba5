import { endpoint } from '../../schema/endpoint';
import {
  invitationFields,
  newOperatorFields,
  operatorFields,
  operatorNameFields,
  operatorRoleFields,
} from '../operator';

const invitation = { kind: 'record', required: true, of: invitationFields } as const;

export const operatorList = endpoint({
  id: 'operatorList',
  method: 'GET',
  path: '/api/operator/operators',
  calls: [],
  about: 'The people of the provider who may sign in at /gestore',
  access: ['operator', 'list'],
  effect: 'read',
  response: { kind: 'list', required: true, of: { kind: 'record', required: true, of: operatorFields } },
});

export const operatorCreate = endpoint({
  id: 'operatorCreate',
  method: 'POST',
  path: '/api/operator/operators',
  calls: [],
  about:
    'Makes a person of the provider; the answer has the link of the first access. Without a role, the first person is an administrator and every other one reads only',
  access: ['operator', 'create'],
  effect: 'command',
  body: { kind: 'record', required: true, of: newOperatorFields },
  response: invitation,
  errors: ['conflict'],
});

export const operatorInvite = endpoint({
  id: 'operatorInvite',
  method: 'POST',
  path: '/api/operator/operators/invite',
  calls: [],
  about: 'Gives a new first access: password, second factor and sessions of before end',
  access: ['operator', 'invite'],
  effect: 'command',
  body: { kind: 'record', required: true, of: operatorNameFields },
  response: invitation,
  errors: ['conflict'],
});

export const operatorDisable = endpoint({
  id: 'operatorDisable',
  method: 'POST',
  path: '/api/operator/operators/disable',
  calls: [],
  about: 'Ends the access of a person of the provider, at once',
  access: ['operator', 'disable'],
  effect: 'command',
  body: { kind: 'record', required: true, of: operatorNameFields },
  errors: ['conflict'],
});

export const operatorEnable = endpoint({
  id: 'operatorEnable',
  method: 'POST',
  path: '/api/operator/operators/enable',
  calls: [],
  about: 'Gives a disabled person access again, with the password and the second factor of before',
  access: ['operator', 'enable'],
  effect: 'command',
  body: { kind: 'record', required: true, of: operatorNameFields },
});

export const operatorRoleSet = endpoint({
  id: 'operatorRoleSet',
  method: 'POST',
  path: '/api/operator/operators/role',
  calls: [],
  about: 'Gives a person of the provider another role, from their next call on',
  access: ['operator', 'setRole'],
  effect: 'command',
  body: { kind: 'record', required: true, of: operatorRoleFields },
  errors: ['conflict'],
});

/** Endpoints for the provider's own people. */
export const operatorsEndpoints = [
  operatorList,
  operatorCreate,
  operatorInvite,
  operatorDisable,
  operatorEnable,
  operatorRoleSet,
] as const;
