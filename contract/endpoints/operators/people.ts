import { endpoint } from '../../endpoint';
import {
  invitationFields,
  newOperatorFields,
  operatorFields,
  operatorNameFields,
} from '../../entities/operator';

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
    'Makes a person of the provider; the answer has the link of the first access (the machine’s own secret only)',
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
  about:
    'Gives a new first access: password, second factor and sessions of before end (the machine’s own secret only)',
  access: ['operator', 'invite'],
  effect: 'command',
  body: { kind: 'record', required: true, of: operatorNameFields },
  response: invitation,
});

export const operatorDisable = endpoint({
  id: 'operatorDisable',
  method: 'POST',
  path: '/api/operator/operators/disable',
  calls: [],
  about: 'Ends the access of a person of the provider, at once (the machine’s own secret only)',
  access: ['operator', 'disable'],
  effect: 'command',
  body: { kind: 'record', required: true, of: operatorNameFields },
});

/** The calls about the provider's own people. */
export const operatorsEndpoints = [operatorList, operatorCreate, operatorInvite, operatorDisable] as const;
