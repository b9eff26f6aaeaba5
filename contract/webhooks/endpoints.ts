import { endpoint } from '../schema/endpoint';
import { fields } from '../schema/fields';
import { searched, sortedBy } from '../schema/listing';
import { UUID } from '../values/uuid';
import {
  newWebhookFields,
  webhookDeliveryFields,
  webhookDeliveryStates,
  webhookFields,
  webhookSecretFields,
  writtenWebhookFields,
} from './webhook';

const one = fields({ id: { kind: 'text', required: true, pattern: UUID } });
const webhook = { kind: 'record', required: true, of: webhookFields } as const;
const secret = { kind: 'record', required: true, of: webhookSecretFields } as const;
const delivery = { kind: 'record', required: true, of: webhookDeliveryFields } as const;

/** Filters of the deliveries of webhooks. */
export const webhookDeliveryFilterFields = fields({
  webhook: { kind: 'text', pattern: UUID, about: 'id of the endpoint' },
  state: { kind: 'choice', of: webhookDeliveryStates },
  ...searched,
});

/** Sort order of the deliveries; by default newest first. */
export const webhookDeliverySort = sortedBy('createdAt', 'attemptedAt', 'type', 'state', 'attempts');

export const webhookList = endpoint({
  id: 'webhookList',
  method: 'GET',
  path: '/api/webhooks',
  calls: [],
  about: 'The endpoints to which the school’s events are sent',
  access: ['webhook', 'list'],
  effect: 'read',
  response: { kind: 'list', required: true, of: webhook },
});

export const webhookRead = endpoint({
  id: 'webhookRead',
  method: 'GET',
  path: '/api/webhooks/{id}',
  calls: [],
  about: 'Returns one endpoint of webhooks, without its secret',
  access: ['webhook', 'list'],
  effect: 'read',
  params: one,
  response: webhook,
  errors: ['notFound'],
});

export const webhookCreate = endpoint({
  id: 'webhookCreate',
  method: 'POST',
  path: '/api/webhooks',
  calls: [],
  about: 'Creates a webhook endpoint; its secret is returned only in this response',
  access: ['webhook', 'create'],
  effect: 'command',
  body: { kind: 'record', required: true, of: newWebhookFields },
  response: secret,
  errors: ['conflict'],
});

export const webhookUpdate = endpoint({
  id: 'webhookUpdate',
  method: 'PUT',
  path: '/api/webhooks/{id}',
  calls: [],
  about: 'Changes an endpoint of webhooks, disables it or enables it again',
  access: ['webhook', 'update'],
  effect: 'update',
  params: one,
  body: { kind: 'record', required: true, of: writtenWebhookFields },
  response: webhook,
  errors: ['notFound'],
});

export const webhookDelete = endpoint({
  id: 'webhookDelete',
  method: 'DELETE',
  path: '/api/webhooks/{id}',
  calls: [],
  about: 'Deletes an endpoint of webhooks with its deliveries',
  access: ['webhook', 'delete'],
  effect: 'command',
  params: one,
  errors: ['notFound'],
});

export const webhookRotate = endpoint({
  id: 'webhookRotate',
  method: 'POST',
  path: '/api/webhooks/{id}/secret',
  calls: [],
  about:
    'Replaces the secret of an endpoint; the new one is returned only in this response, and deliveries are also signed with the previous one for a day',
  access: ['webhook', 'rotate'],
  effect: 'command',
  params: one,
  response: secret,
  errors: ['notFound'],
});

export const webhookTest = endpoint({
  id: 'webhookTest',
  method: 'POST',
  path: '/api/webhooks/{id}/test',
  calls: [],
  about: 'Queues a test event for an endpoint',
  access: ['webhook', 'test'],
  effect: 'command',
  params: one,
  response: delivery,
  errors: ['notFound', 'conflict'],
});

export const webhookDeliveryList = endpoint({
  id: 'webhookDeliveryList',
  method: 'GET',
  path: '/api/webhook-deliveries',
  calls: [],
  about: 'The deliveries of the last thirty days, newest first, a page at a time',
  access: ['webhookDelivery', 'list'],
  effect: 'read',
  query: fields({
    ...webhookDeliveryFilterFields,
    ...webhookDeliverySort,
    page: { kind: 'text', pattern: /^[1-9]\d{0,5}$/ },
    perPage: { kind: 'choice', of: ['10', '25', '50', '100'] },
  }),
  response: {
    kind: 'record',
    required: true,
    of: fields({
      data: { kind: 'list', required: true, of: delivery },
      total: { kind: 'number', required: true, integer: true, min: 0 },
    }),
  },
});

export const webhookDeliveryRead = endpoint({
  id: 'webhookDeliveryRead',
  method: 'GET',
  path: '/api/webhook-deliveries/{id}',
  calls: [],
  about: 'Returns one delivery',
  access: ['webhookDelivery', 'list'],
  effect: 'read',
  params: one,
  response: delivery,
  errors: ['notFound'],
});

export const webhookDeliveryReplay = endpoint({
  id: 'webhookDeliveryReplay',
  method: 'POST',
  path: '/api/webhook-deliveries/{id}/replay',
  calls: [],
  about: 'Sends a delivery again, with the same webhook-id and the full number of attempts',
  access: ['webhookDelivery', 'replay'],
  effect: 'command',
  params: one,
  response: delivery,
  errors: ['notFound', 'conflict'],
});

/** Endpoints for the webhooks of a school. */
export const webhookEndpoints = [
  webhookList,
  webhookRead,
  webhookCreate,
  webhookUpdate,
  webhookDelete,
  webhookRotate,
  webhookTest,
  webhookDeliveryList,
  webhookDeliveryRead,
  webhookDeliveryReplay,
] as const;
