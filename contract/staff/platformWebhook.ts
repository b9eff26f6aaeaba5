import { fields, pick, type RecordOf } from '../schema/fields';
import { webhookDeliveryFields, webhookFields } from '../webhooks/webhook';
import { schoolName } from './schoolName';

/** Endpoint of the provider for the events of all schools, or of a school. */
export const platformWebhookFields = fields({
  ...webhookFields,
  school: {
    kind: 'text',
    readOnly: true,
    about:
      'customer code of the owner; absent for an endpoint of the provider. Of a school’s endpoint, url is only the origin',
  },
});

export type PlatformWebhook = RecordOf<typeof platformWebhookFields>;

/**
 * Fields of an endpoint of the provider that can be changed. The address is not among them, because only a call that
 * requires confirmation decides where the events of all schools are sent.
 */
export const writtenPlatformWebhookFields = pick(platformWebhookFields, 'name', 'events', 'enabled');

/** Delivery to an endpoint of the provider or of a school. */
export const platformWebhookDeliveryFields = fields({
  ...webhookDeliveryFields,
  owner: {
    kind: 'text',
    about: 'customer code of the school that owns the endpoint; absent for one of the provider',
  },
  school: { kind: 'text', about: 'customer code of the school in which the event occurred' },
  schoolName,
});

export type PlatformWebhookDelivery = RecordOf<typeof platformWebhookDeliveryFields>;
