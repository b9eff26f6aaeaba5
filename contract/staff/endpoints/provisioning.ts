import { provisioningPersonFilterFields, provisioningPersonSort } from '../../provisioning/endpoints';
import {
  newTargetFields,
  platformProvisioningPersonFields,
  platformTargetFields,
  provisioningHealthFields,
  targetIdFields,
  targetTokenFields,
  writtenPlatformTargetFields,
} from '../../provisioning/provisioning';
import { endpoint } from '../../schema/endpoint';
import { fields } from '../../schema/fields';
import { UUID } from '../../values/uuid';
import { pageFields, pageOf } from '../operatorPages';

const person = { kind: 'record', required: true, of: platformProvisioningPersonFields } as const;
const target = { kind: 'record', required: true, of: platformTargetFields } as const;

export const platformProvisioningTargetList = endpoint({
  id: 'platformProvisioningTargetList',
  method: 'GET',
  path: '/api/operator/provisioning-targets',
  calls: [],
  about: 'The provider’s targets, for all schools with a licence, and those of the schools by their origins',
  access: ['platformProvisioningTarget', 'list'],
  effect: 'read',
  response: { kind: 'list', required: true, of: target },
});

export const platformProvisioningTargetRead = endpoint({
  id: 'platformProvisioningTargetRead',
  method: 'GET',
  path: '/api/operator/provisioning-targets/{id}',
  calls: [],
  about: 'Returns one target of the provider, without its token',
  access: ['platformProvisioningTarget', 'list'],
  effect: 'read',
  params: targetIdFields,
  response: target,
});

export const platformProvisioningHealthRead = endpoint({
  id: 'platformProvisioningHealthRead',
  method: 'GET',
  path: '/api/operator/provisioning-targets/{id}/health',
  calls: [],
  about: 'The last 14 runs of a target, and its problems by cause, the most urgent first',
  access: ['platformProvisioningTarget', 'list'],
  effect: 'read',
  params: targetIdFields,
  response: { kind: 'record', required: true, of: provisioningHealthFields },
});

export const platformProvisioningTargetCreate = endpoint({
  id: 'platformProvisioningTargetCreate',
  method: 'POST',
  path: '/api/operator/provisioning-targets',
  calls: [],
  about:
    'Creates a target for all schools with a licence of the application; nothing is sent before it has a token and the first synchronisation is confirmed',
  access: ['platformProvisioningTarget', 'create'],
  effect: 'command',
  body: { kind: 'record', required: true, of: newTargetFields },
  response: target,
  errors: ['conflict'],
});

export const platformProvisioningTargetUpdate = endpoint({
  id: 'platformProvisioningTargetUpdate',
  method: 'PUT',
  path: '/api/operator/provisioning-targets/{id}',
  calls: [],
  about: 'Changes a target of the provider but for what it is sent, pauses it or resumes it',
  access: ['platformProvisioningTarget', 'update'],
  effect: 'update',
  params: targetIdFields,
  body: { kind: 'record', required: true, of: writtenPlatformTargetFields },
  response: target,
});

export const platformProvisioningTargetDelete = endpoint({
  id: 'platformProvisioningTargetDelete',
  method: 'DELETE',
  path: '/api/operator/provisioning-targets/{id}',
  calls: [],
  about: 'Deletes a target of the provider; its users stay as they are',
  access: ['platformProvisioningTarget', 'delete'],
  effect: 'command',
  params: targetIdFields,
});

export const platformProvisioningTargetToken = endpoint({
  id: 'platformProvisioningTargetToken',
  method: 'POST',
  path: '/api/operator/provisioning-targets/{id}/token',
  calls: [],
  about: 'Stores the token of a target of the provider, in place of the previous one',
  access: ['platformProvisioningTarget', 'token'],
  effect: 'command',
  params: targetIdFields,
  body: { kind: 'record', required: true, of: targetTokenFields },
});

export const platformProvisioningTargetStart = endpoint({
  id: 'platformProvisioningTargetStart',
  method: 'POST',
  path: '/api/operator/provisioning-targets/{id}/start',
  calls: [],
  about: 'Confirms the first synchronisation of a target of the provider, as its preview shows it',
  access: ['platformProvisioningTarget', 'start'],
  effect: 'command',
  params: targetIdFields,
  response: target,
  errors: ['conflict'],
});

export const platformProvisioningTargetRetry = endpoint({
  id: 'platformProvisioningTargetRetry',
  method: 'POST',
  path: '/api/operator/provisioning-targets/{id}/retry',
  calls: [],
  about: 'Queues the refused and the waiting changes of a target of the provider at once',
  access: ['platformProvisioningTarget', 'retry'],
  effect: 'command',
  params: targetIdFields,
  response: target,
  errors: ['conflict'],
});

export const platformProvisioningPersonList = endpoint({
  id: 'platformProvisioningPersonList',
  method: 'GET',
  path: '/api/operator/provisioning-persons',
  calls: [],
  about:
    'Persons at the targets of the provider and of all schools, the latest attempt first, a page at a time',
  access: ['platformProvisioningPerson', 'list'],
  effect: 'read',
  query: fields({
    id: { kind: 'text', pattern: UUID },
    ...provisioningPersonFilterFields,
    ...provisioningPersonSort,
    owner: { kind: 'text', max: 8 },
    school: { kind: 'text', max: 7 },
    ...pageFields,
  }),
  response: pageOf(person),
});

/** Endpoints for the targets of the provider. */
export const platformProvisioningEndpoints = [
  platformProvisioningTargetList,
  platformProvisioningTargetRead,
  platformProvisioningHealthRead,
  platformProvisioningTargetCreate,
  platformProvisioningTargetUpdate,
  platformProvisioningTargetDelete,
  platformProvisioningTargetToken,
  platformProvisioningTargetStart,
  platformProvisioningTargetRetry,
  platformProvisioningPersonList,
] as const;
