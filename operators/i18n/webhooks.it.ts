import {
  deliveryWords,
  webhooks as dialogs,
  webhook,
  webhookDelivery,
  webhookWords,
} from '../../src/i18n/it/webhook';

const owner = 'Webhook della scuola';
const ofSchool = 'È di una scuola: solo il suo supervisor può modificarlo.';

/** Texts of the lists of webhooks and of their deliveries. */
export const webhooks = {
  platformWebhook: {
    name: webhook.name,
    title: 'Webhook',
    caption: 'Sistemi del gestore e delle scuole che ricevono una notifica quando qualcosa cambia',
    search: 'Ricerca per nome, indirizzo, scuola',
    one: webhook.one,
    tools: { create: 'Nuovo webhook' },
    fields: { ...webhookWords.fields, school: 'Scuola' },
    values: webhookWords.values,
    filters: webhook.filters,
    help: {
      url: 'Indirizzo https del sistema che riceve le notifiche di tutte le scuole',
      enabled: webhook.help.enabled,
    },
    locked: { ofSchool },
    actions: webhook.actions,
  },
  platformWebhookDelivery: {
    name: webhookDelivery.name,
    title: 'Invii dei webhook',
    caption: 'Notifiche degli ultimi trenta giorni, del gestore e delle scuole',
    search: webhookDelivery.search,
    one: webhookDelivery.one,
    fields: { ...deliveryWords.fields, owner, school: 'Scuola', schoolName: 'Nome della scuola' },
    values: deliveryWords.values,
    filters: { ...webhookDelivery.filters, school: { label: 'Scuola' }, owner: { label: owner } },
    actions: webhookDelivery.actions,
  },
};

/** Texts of the dialogs about webhooks. */
export const webhookDialogs = {
  create: dialogs.create,
  createAbout:
    'Il sistema indicato riceverà una notifica firmata per ogni evento scelto di ogni scuola, con i codici di ciò che è cambiato e mai i valori.',
  createConfirm: dialogs.createConfirm,
  rotate: dialogs.rotate,
  rotateAbout: dialogs.rotateAbout,
  rotateConfirm: dialogs.rotateConfirm,
  secretAbout: dialogs.secretAbout,
};
