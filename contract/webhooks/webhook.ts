import * as webhooksMessages from '../messages/it/webhooks';
import { fields, pick, type RecordOf } from '../schema/fields';

/** Types of events that an endpoint can subscribe to; docs/webhooks.md describes each. */
export const webhookEvents = [
  'user.created',
  'user.updated',
  'user.activated',
  'user.deactivated',
  'user.deleted',
  'user.roles_updated',
  'licence.granted',
  'licence.ended',
  'licence.restored',
  'order.updated',
  'resizing.updated',
  'transfer.updated',
  'preservation.updated',
  'document.signed',
  'document.countersigned',
] as const;
export type WebhookEvent = (typeof webhookEvents)[number];

/** Type of the test event. It is sent only on request, to any endpoint, whatever its subscriptions. */
export const TEST_EVENT = 'webhook.test';

/** Number of days of failures after which a delivery is given up and its endpoint is disabled. */
export const WEBHOOK_FAILING_DAYS = 5;

/** Hours for which the previous secret of an endpoint still signs after a rotation. */
export const WEBHOOK_OVERLAP_HOURS = 24;

/** Maximum number of endpoints of a school, or of the provider's staff. */
export const MOST_WEBHOOKS = 20;

/**
 * States of an endpoint: accepts deliveries; the last delivery failed; disabled by a person; disabled because
 * deliveries failed.
 */
export const webhookStates = ['active', 'failing', 'disabled', 'stopped'] as const;

/** Endpoint to which events are sent. Only the responses that create its secret contain the secret. */
export const webhookFields = fields({
  id: { kind: 'text', required: true, readOnly: true, max: 36 },
  name: { kind: 'text', required: true, max: 80 },
  url: {
    kind: 'text',
    required: true,
    max: 2000,
    pattern: /^https?:\/\/\S+$/,
    say: { pattern: webhooksMessages.wholeAddress },
  },
  events: {
    kind: 'list',
    required: true,
    min: 1,
    max: webhookEvents.length,
    of: { kind: 'choice', required: true, of: webhookEvents },
    say: { required: webhooksMessages.chooseAtLeastOneEvent, min: webhooksMessages.chooseAtLeastOneEvent },
  },
  enabled: { kind: 'flag', required: true },
  state: { kind: 'choice', required: true, readOnly: true, of: webhookStates },
  createdAt: { kind: 'instant', required: true, readOnly: true },
  createdBy: { kind: 'text', required: true, readOnly: true },
  failingSince: { kind: 'instant', readOnly: true, about: 'time since which no delivery was accepted' },
  previousUntil: {
    kind: 'instant',
    readOnly: true,
    about: 'after a rotation: until when deliveries are also signed with the previous secret',
  },
});

export type Webhook = RecordOf<typeof webhookFields>;

export const newWebhookFields = pick(webhookFields, 'name', 'url', 'events');
export const writtenWebhookFields = pick(webhookFields, 'name', 'url', 'events', 'enabled');

/** Endpoint with its secret, which is returned once. */
export const webhookSecretFields = fields({
  id: { kind: 'text', required: true, max: 36 },
  secret: { kind: 'text', required: true, about: 'begins with whsec_, as Standard Webhooks requires' },
  previousUntil: {
    kind: 'instant',
    about: 'after a rotation: until when deliveries are also signed with the previous secret',
  },
});

/** Waiting for its first or next attempt; accepted; given up. */
export const webhookDeliveryStates = ['waiting', 'delivered', 'failed'] as const;

/** Reasons for the failure of an attempt. */
export const webhookFailures = [
  'status',
  'redirect',
  'timeout',
  'unreachable',
  'notPublic',
  'gone',
  'stopped',
  'sealed',
] as const;
export type WebhookFailure = (typeof webhookFailures)[number];

/** Delivery of one event to one endpoint. */
export const webhookDeliveryFields = fields({
  id: { kind: 'text', required: true, max: 36, about: 'value of the header webhook-id' },
  webhook: { kind: 'text', required: true, max: 36, about: 'id of the endpoint' },
  name: { kind: 'text', required: true, about: 'name of the endpoint' },
  type: { kind: 'choice', required: true, of: [...webhookEvents, TEST_EVENT] },
  state: { kind: 'choice', required: true, of: webhookDeliveryStates },
  createdAt: { kind: 'instant', required: true },
  attempts: { kind: 'number', required: true, integer: true },
  attemptedAt: { kind: 'instant', about: 'time of the last attempt' },
  nextAt: { kind: 'instant', about: 'time of the next attempt, if there is one' },
  statusCode: { kind: 'number', integer: true, about: 'HTTP status of the last answer' },
  failure: { kind: 'choice', of: webhookFailures },
  payload: { kind: 'text', required: true, lines: 8, about: 'the body as it is sent' },
});

export type WebhookDelivery = RecordOf<typeof webhookDeliveryFields>;
