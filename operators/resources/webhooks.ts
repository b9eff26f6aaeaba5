import * as webhooksMessages from '../../contract/messages/it/webhooks';
import { optional, pick } from '../../contract/schema/fields';
import {
  platformWebhookDelete,
  platformWebhookDeliveryList,
  platformWebhookDeliveryReplay,
  platformWebhookList,
  platformWebhookRead,
  platformWebhookTest,
  platformWebhookUpdate,
} from '../../contract/staff/endpoints/webhooks';
import { platformWebhookDeliveryFields, platformWebhookFields } from '../../contract/staff/platformWebhook';
import { declare } from '../declare';
import { bySchool } from './bySchool';

const ofProvider = { school: { empty: true } } as const;

/** Endpoints of webhooks, of the provider and of schools, at /gestore/webhook. */
export const webhooks = declare('platformWebhook', {
  fields: platformWebhookFields,
  key: 'id',
  title: 'name',
  path: '/gestore/webhook',
  timed: ['createdAt', 'failingSince', 'previousUntil'],
  show: ['url', 'state', 'school', 'failingSince', 'previousUntil', 'createdAt', 'createdBy'],
  can: {
    list: ['platformWebhook', 'list'],
    read: ['platformWebhook', 'list'],
    update: ['platformWebhook', 'update'],
    delete: ['platformWebhook', 'delete'],
  },
  endpoints: {
    list: { endpoint: platformWebhookList, answers: 'whole' },
    read: { endpoint: platformWebhookRead },
    update: { endpoint: platformWebhookUpdate, names: {} },
    remove: { endpoint: platformWebhookDelete },
  },
  removal: { rules: [{ where: ofProvider, say: 'È di una scuola: solo il suo supervisor può eliminarlo.' }] },
  list: {
    columns: [
      { field: 'name', priority: 1, width: 20 },
      { field: 'school', priority: 1, width: '10ch' },
      {
        field: 'state',
        priority: 1,
        width: '16ch',
        tone: [
          { when: { state: 'stopped' }, as: 'bad' },
          { when: { state: { in: ['failing', 'disabled'] } }, as: 'warn' },
        ],
      },
      { field: 'url', priority: 2, width: 36 },
      { field: 'events', priority: 3, width: 32 },
      { field: 'createdAt', priority: 4, width: '16ch' },
    ],
    sort: 'school',
    search: ['name', 'url', 'school'],
    filters: ['state'],
    listActions: [
      {
        name: 'create',
        can: ['platformWebhook', 'create'],
        opens: { dialog: () => import('../dialogs/NewWebhook').then((file) => file.NewWebhook) },
      },
    ],
  },
  form: {
    inputs: ['name', 'events', 'enabled'],
    locked: [{ fields: ['name', 'events', 'enabled'], when: { school: { empty: false } }, say: 'ofSchool' }],
  },
  actions: {
    test: {
      on: ['row', 'page'],
      can: ['platformWebhook', 'test'],
      icon: 'mail',
      offered: { all: [ofProvider, { enabled: true }] },
      each: platformWebhookTest,
      steps: [{ confirm: 'last' }],
    },
    rotate: {
      on: ['row', 'page'],
      can: ['platformWebhook', 'rotate'],
      icon: 'sync',
      offered: ofProvider,
      dialog: () => import('../dialogs/RotateWebhook').then((file) => file.RotateWebhook),
    },
  },
});

/** Deliveries to endpoints of the provider and of schools, at /gestore/invii-webhook. */
export const webhookDeliveries = declare('platformWebhookDelivery', {
  fields: platformWebhookDeliveryFields,
  key: 'id',
  title: 'type',
  path: '/gestore/invii-webhook',
  timed: ['createdAt', 'attemptedAt', 'nextAt'],
  links: { name: { resource: 'platformWebhook', key: 'webhook' } },
  show: [
    'type',
    'name',
    'owner',
    'school',
    'schoolName',
    'state',
    'failure',
    'statusCode',
    'attempts',
    'createdAt',
    'attemptedAt',
    'nextAt',
    'id',
    'payload',
  ],
  can: { list: ['platformWebhookDelivery', 'list'] },
  endpoints: { list: { endpoint: platformWebhookDeliveryList, answers: 'page' } },
  list: {
    columns: [
      { field: 'type', priority: 1, width: 22 },
      {
        field: 'state',
        priority: 1,
        width: '14ch',
        tone: [
          { when: { state: 'failed' }, as: 'bad' },
          { when: { state: 'waiting', failure: { empty: false } }, as: 'warn' },
        ],
      },
      { field: 'name', priority: 1, width: 20 },
      { field: 'owner', priority: 2, width: '12ch' },
      { field: 'schoolName', priority: 2, width: 24 },
      { field: 'school', priority: 3, width: '10ch' },
      { field: 'createdAt', priority: 2, width: '16ch' },
      { field: 'failure', priority: 2, width: 26 },
      { field: 'statusCode', priority: 3, width: '12ch' },
      { field: 'attempts', priority: 3, width: '11ch' },
    ],
    sort: '-createdAt',
    search: ['type', 'name', 'id'],
    filters: {
      of: optional(pick(platformWebhookDeliveryFields, 'state', 'school', 'owner')),
      show: [{ field: 'state' }, bySchool, { ...bySchool, field: 'owner' }],
    },
    pageSizes: [25, 50, 100],
    pageSize: 25,
  },
  actions: {
    replay: {
      on: ['row', 'bulk'],
      can: ['platformWebhookDelivery', 'replay'],
      icon: 'sync',
      offered: { all: [{ owner: { empty: true } }, { attempts: { from: 1 } }] },
      rules: [
        {
          where: { owner: { empty: true } },
          brief: '%{smart_count} di una scuola |||| %{smart_count} di scuole',
          say: 'È di una scuola: solo il suo supervisor può inviarlo di nuovo.',
        },
        {
          where: { attempts: { from: 1 } },
          brief: '%{smart_count} già in coda |||| %{smart_count} già in coda',
          say: webhooksMessages.waiting,
        },
      ],
      each: platformWebhookDeliveryReplay,
      steps: [{ confirm: 'last' }],
    },
  },
});
