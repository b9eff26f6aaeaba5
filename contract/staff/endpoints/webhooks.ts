import { endpoint } from '../../schema/endpoint';
import { fields } from '../../schema/fields';
import { searched } from '../../schema/listing';
import { UUID } from '../../values/uuid';
import { webhookDeliverySort } from '../../webhooks/endpoints';
import { newWebhookFields, webhookDeliveryStates, webhookSecretFields } from '../../webhooks/webhook';
import { pageFields, pageOf } from '../operatorPages';
import {
  platformWebhookDeliveryFields,
  platformWebhookFields,
  writtenPlatformWebhookFields,
} from '../platformWebhook';

const uuid = { kind: 'text', pattern: UUID } as const;
const one = fields({ id: { ...uuid, required: true } });
const webhook = { kind: 'record', required: true, of: platformWebhookFields } as const;
const secret = { kind: 'record', required: true, of: webhookSecretFields } as const;
const delivery = { kind: 'record', required: true, of: platformWebhookDeliveryFields } as const;

export const platformWebhookList = endpoint({
  id: 'platformWebhookList',
  method: 'GET',
  path: '/api/operator/webhooks',
  calls: [],
  about:
    'Lists the webhook endpoints of the provider, which receive events of all schools, and those of schools, with only the origin of their address',
  access: ['platformWebhook', 'list'],
  effect: 'read',
  response: { kind: 'list', required: true, of: webhook },
});

export const platformWebhookRead = endpoint({
  id: 'platformWebhookRead',
  method: 'GET',
  path: '/api/operator/webhooks/{id}',
  calls: [],
  about: 'Returns one endpoint of the provider or of a school, without its secret',
  access: ['platformWebhook', 'list'],
  effect: 'read',
  params: one,
  response: webhook,
  errors: ['notFound'],
});

export const platformWebhookCreate = endpoint({
  id: 'platformWebhookCreate',
  method: 'POST',
  path: '/api/operator/webhooks',
  calls: [],
  about: 'Creates an endpoint for the events of all schools; its secret is returned only in this response',
  access: ['platformWebhook', 'create'],
  effect: 'command',
  body: { kind: 'record', required: true, of: newWebhookFields },
  response: secret,
  errors: ['conflict'],
});

export const platformWebhookUpdate = endpoint({
  id: 'platformWebhookUpdate',
  method: 'PUT',
  path: '/api/operator/webhooks/{id}',
  calls: [],
  about: 'Changes an endpoint of the provider, except its address; disables or enables it',
  access: ['platformWebhook', 'update'],
  effect: 'update',
  params: one,
  body: { kind: 'record', required: true, of: writtenPlatformWebhookFields },
  response: webhook,
  errors: ['notFound'],
});

export const platformWebhookDelete = endpoint({
  id: 'platformWebhookDelete',
  method: 'DELETE',
  path: '/api/operator/webhooks/{id}',
  calls: [],
  about: 'Deletes an endpoint of the provider with its deliveries',
  access: ['platformWebhook', 'delete'],
  effect: 'command',
  params: one,
  errors: ['notFound'],
});

export const platformWebhookRotate = endpoint({
  id: 'platformWebhookRotate',
  method: 'POST',
  path: '/api/operator/webhooks/{id}/secret',
  calls: [],
  about:
    'Replaces the secret of an endpoint of the provider; the new one is returned only in this response, and deliveries are also signed with the previous one for a day',
  access: ['platformWebhook', 'rotate'],
  effect: 'command',
  params: one,
  response: secret,
  errors: ['notFound'],
});

export const platformWebhookTest = endpoint({
  id: 'platformWebhookTest',
  method: 'POST',
  path: '/api/operator/webhooks/{id}/test',
  calls: [],
  about: 'Queues a test event for an endpoint of the provider',
  access: ['platformWebhook', 'test'],
  effect: 'command',
  params: one,
  response: delivery,
  errors: ['notFound', 'conflict'],
});

export const platformWebhookDeliveryList = endpoint({
  id: 'platformWebhookDeliveryList',
  method: 'GET',
  path: '/api/operator/webhook-deliveries',
  calls: [],
  about:
    'The deliveries of the last thirty days to endpoints of the provider and of all schools, newest first',
  access: ['platformWebhookDelivery', 'list'],
  effect: 'read',
  query: fields({
    id: uuid,
    webhook: uuid,
    owner: { kind: 'text', max: 8 },
    school: { kind: 'text', max: 7 },
    state: { kind: 'choice', of: webhookDeliveryStates },
    ...searched,
    ...webhookDeliverySort,
    ...pageFields,
  }),
  response: pageOf(delivery),
});

export const platformWebhookDeliveryReplay = endpoint({
  id: 'platformWebhookDeliveryReplay',
  method: 'POST',
  path: '/api/operator/webhook-deliveries/{id}/replay',
  calls: [],
  about: 'Sends a delivery to an endpoint of the provider again, under the same webhook-id',
  access: ['platformWebhookDelivery', 'replay'],
  effect: 'command',
  params: one,
  response: delivery,
  errors: ['notFound', 'conflict'],
});

/** Endpoints for the webhooks of the provider's own staff. */
export const platformWebhooksEndpoints = [
  platformWebhookList,
  platformWebhookRead,
  platformWebhookCreate,
  platformWebhookUpdate,
  platformWebhookDelete,
  platformWebhookRotate,
  platformWebhookTest,
  platformWebhookDeliveryList,
  platformWebhookDeliveryReplay,
] as const;
