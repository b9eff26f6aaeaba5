import {
  deliveryWords,
  webhooks as dialogs,
  webhook,
  webhookDelivery,
  webhookWords,
} from '../../src/i18n/en/webhook';
import type { Translated } from './it';

type Words = Translated['resources'];

const owner = 'Webhook of the school';

/** Texts of the lists of webhooks and of their deliveries. */
export const webhooks: Pick<Words, 'platformWebhook' | 'platformWebhookDelivery'> = {
  platformWebhook: {
    name: webhook.name,
    title: webhook.title,
    caption: 'Systems of the provider and of the schools that are notified when something changes',
    search: 'Search by name, address, school',
    one: webhook.one,
    tools: { create: 'New webhook' },
    fields: { ...webhookWords.fields, school: 'School' },
    values: webhookWords.values,
    filters: webhook.filters,
    help: {
      url: 'The https address of the system that is notified of the events of all schools',
      enabled: webhook.help.enabled,
    },
    locked: {
      ofSchool: 'It belongs to a school: only its supervisor can change it.',
    },
    actions: webhook.actions,
  },
  platformWebhookDelivery: {
    name: webhookDelivery.name,
    title: webhookDelivery.title,
    caption: 'Notifications of the last thirty days, of the provider and of the schools',
    search: webhookDelivery.search,
    one: webhookDelivery.one,
    fields: { ...deliveryWords.fields, owner, school: 'School', schoolName: 'Name of the school' },
    values: deliveryWords.values,
    filters: { ...webhookDelivery.filters, school: { label: 'School' }, owner: { label: owner } },
    actions: webhookDelivery.actions,
  },
};

/** Texts of the dialogs about webhooks. */
export const webhookDialogs: Translated['gestore']['webhooks'] = {
  create: dialogs.create,
  createAbout:
    'The system will receive a signed notification of each chosen event of every school, with the codes of what changed and never the values.',
  createConfirm: dialogs.createConfirm,
  rotate: dialogs.rotate,
  rotateAbout: dialogs.rotateAbout,
  rotateConfirm: dialogs.rotateConfirm,
  secretAbout: dialogs.secretAbout,
};
