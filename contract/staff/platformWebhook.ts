import { fields, pick, type RecordOf } from '../schema/fields';
import { webhookDeliveryFields, webhookFields } from '../webhooks/webhook';
import { schoolName } from './schoolName';

/** Endpoint of the provider for the events of all schools, or of a school. */
export const platformWebhookFields = fields({
  ...webhookFields,
  school: {
    kind: 'text',
    readOnly: true,
    about: 'whose it is; absent for one of the provider. For a school’s, the url is only its origin',
  },
});

export type PlatformWebhook = RecordOf<typeof platformWebhookFields>;

/**
 * Changes of an endpoint of the provider. Its address stays: where the events of all schools go is decided by a call that
 * asks for a confirmation.
 */
export const writtenPlatformWebhookFields = pick(platformWebhookFields, 'name', 'events', 'enabled');

/** Delivery to an endpoint of the provider or of a school. */
export const platformWebhookDeliveryFields = fields({
  ...webhookDeliveryFields,
  owner: { kind: 'text', about: 'the school whose endpoint it is; absent for one of the provider' },
  school: { kind: 'text', about: 'the school that changed' },
  schoolName,
});

export type PlatformWebhookDelivery = RecordOf<typeof platformWebhookDeliveryFields>;
