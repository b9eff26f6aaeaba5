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
    'Creates an account for a person of the provider; the response contains the first-access link. Without a role, the first person becomes an administrator, and later ones can only read',
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
  about: 'Creates a new first-access link; the previous password, second factor and sessions are revoked',
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
  about: 'Revokes the access of a person of the provider at once',
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
  about: 'Restores the access of a disabled person, with the previous password and second factor',
  access: ['operator', 'enable'],
  effect: 'command',
  body: { kind: 'record', required: true, of: operatorNameFields },
});

export const operatorRoleSet = endpoint({
  id: 'operatorRoleSet',
  method: 'POST',
  path: '/api/operator/operators/role',
  calls: [],
  about: 'Changes the role of a person of the provider, from that person’s next call on',
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
