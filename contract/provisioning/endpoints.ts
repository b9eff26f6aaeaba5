import { endpoint } from '../schema/endpoint';
import { fields } from '../schema/fields';
import { searched, sortedBy } from '../schema/listing';
import { UUID } from '../values/uuid';
import {
  newTargetFields,
  personCauses,
  personStates,
  provisioningHealthFields,
  provisioningPersonFields,
  provisioningTargetFields,
  targetFailures,
  targetIdFields,
  targetTokenFields,
  writtenTargetFields,
} from './provisioning';

const target = { kind: 'record', required: true, of: provisioningTargetFields } as const;
const person = { kind: 'record', required: true, of: provisioningPersonFields } as const;

/** Filters of the persons at targets. */
export const provisioningPersonFilterFields = fields({
  target: { kind: 'text', pattern: UUID, about: 'the target' },
  state: { kind: 'choice', of: personStates },
  cause: { kind: 'choice', of: [...targetFailures, ...personCauses] },
  ...searched,
});

/** Order of the persons at targets; if absent, the latest attempt first. */
export const provisioningPersonSort = sortedBy('uid', 'state', 'queuedAt', 'attemptedAt', 'attempts');

export const provisioningTargetList = endpoint({
  id: 'provisioningTargetList',
  method: 'GET',
  path: '/api/provisioning-targets',
  calls: [],
  about: 'The systems whose users follow the roles of this school, by name',
  access: ['provisioningTarget', 'list'],
  effect: 'read',
  response: { kind: 'list', required: true, of: target },
});

export const provisioningTargetRead = endpoint({
  id: 'provisioningTargetRead',
  method: 'GET',
  path: '/api/provisioning-targets/{id}',
  calls: [],
  about: 'Returns one target, without its token',
  access: ['provisioningTarget', 'list'],
  effect: 'read',
  params: targetIdFields,
  response: target,
});

export const provisioningHealthRead = endpoint({
  id: 'provisioningHealthRead',
  method: 'GET',
  path: '/api/provisioning-targets/{id}/health',
  calls: [],
  about: 'The last 14 runs of a target, and its problems by cause, the most urgent first',
  access: ['provisioningTarget', 'list'],
  effect: 'read',
  params: targetIdFields,
  response: { kind: 'record', required: true, of: provisioningHealthFields },
});

export const provisioningTargetCreate = endpoint({
  id: 'provisioningTargetCreate',
  method: 'POST',
  path: '/api/provisioning-targets',
  calls: [],
  about:
    'Creates a target. Identity has to be confirmed first; nothing is sent before it has a token and the first synchronisation is confirmed',
  access: ['provisioningTarget', 'create'],
  effect: 'command',
  body: { kind: 'record', required: true, of: newTargetFields },
  response: target,
  errors: ['confirmationNeeded', 'conflict'],
});

export const provisioningTargetUpdate = endpoint({
  id: 'provisioningTargetUpdate',
  method: 'PUT',
  path: '/api/provisioning-targets/{id}',
  calls: [],
  about: 'Changes a target but for its address and its application, pauses it or resumes it',
  access: ['provisioningTarget', 'update'],
  effect: 'update',
  params: targetIdFields,
  body: { kind: 'record', required: true, of: writtenTargetFields },
  response: target,
});

export const provisioningTargetDelete = endpoint({
  id: 'provisioningTargetDelete',
  method: 'DELETE',
  path: '/api/provisioning-targets/{id}',
  calls: [],
  about: 'Deletes a target; its users stay as they are',
  access: ['provisioningTarget', 'delete'],
  effect: 'command',
  params: targetIdFields,
});

export const provisioningTargetToken = endpoint({
  id: 'provisioningTargetToken',
  method: 'POST',
  path: '/api/provisioning-targets/{id}/token',
  calls: [],
  about: 'Stores the token of a target, in place of the previous one. Identity has to be confirmed first',
  access: ['provisioningTarget', 'token'],
  effect: 'command',
  params: targetIdFields,
  body: { kind: 'record', required: true, of: targetTokenFields },
  errors: ['confirmationNeeded'],
});

export const provisioningTargetStart = endpoint({
  id: 'provisioningTargetStart',
  method: 'POST',
  path: '/api/provisioning-targets/{id}/start',
  calls: [],
  about: 'Confirms the first synchronisation of a target, as its preview shows it',
  access: ['provisioningTarget', 'start'],
  effect: 'command',
  params: targetIdFields,
  response: target,
  errors: ['conflict'],
});

export const provisioningTargetRetry = endpoint({
  id: 'provisioningTargetRetry',
  method: 'POST',
  path: '/api/provisioning-targets/{id}/retry',
  calls: [],
  about: 'Queues the refused and the waiting changes of a target at once',
  access: ['provisioningTarget', 'retry'],
  effect: 'command',
  params: targetIdFields,
  response: target,
  errors: ['conflict'],
});

export const provisioningPersonList = endpoint({
  id: 'provisioningPersonList',
  method: 'GET',
  path: '/api/provisioning-persons',
  calls: [],
  about: 'Persons at the targets of this school, the latest attempt first, a page at a time',
  access: ['provisioningPerson', 'list'],
  effect: 'read',
  query: fields({
    ...provisioningPersonFilterFields,
    ...provisioningPersonSort,
    page: { kind: 'text', pattern: /^[1-9]\d{0,5}$/ },
    perPage: { kind: 'choice', of: ['10', '25', '50', '100'] },
  }),
  response: {
    kind: 'record',
    required: true,
    of: fields({
      data: { kind: 'list', required: true, of: person },
      total: { kind: 'number', required: true, integer: true, min: 0 },
    }),
  },
});

export const provisioningPersonRead = endpoint({
  id: 'provisioningPersonRead',
  method: 'GET',
  path: '/api/provisioning-persons/{id}',
  calls: [],
  about: 'Returns one person at a target',
  access: ['provisioningPerson', 'list'],
  effect: 'read',
  params: targetIdFields,
  response: person,
});

/** Endpoints for the targets of a school. */
export const provisioningEndpoints = [
  provisioningTargetList,
  provisioningTargetRead,
  provisioningHealthRead,
  provisioningTargetCreate,
  provisioningTargetUpdate,
  provisioningTargetDelete,
  provisioningTargetToken,
  provisioningTargetStart,
  provisioningTargetRetry,
  provisioningPersonList,
  provisioningPersonRead,
] as const;
