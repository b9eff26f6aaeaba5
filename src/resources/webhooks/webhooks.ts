import {
  webhookDelete,
  webhookList,
  webhookRead,
  webhookTest,
  webhookUpdate,
} from '../../../contract/webhooks/endpoints';
import { webhookFields } from '../../../contract/webhooks/webhook';
import { defineResource } from '../../engine/declaration/defineResource';
import { webhookTabs } from './webhookTabs';

/** The endpoints of the school's webhooks, at /areaamministrativa/webhook. */
export const webhooks = defineResource('webhook', {
  fields: webhookFields,
  key: 'id',
  title: 'name',
  path: '/areaamministrativa/webhook',
  timed: ['createdAt', 'failingSince', 'previousUntil'],
  show: ['state', 'failingSince', 'previousUntil', 'createdAt', 'createdBy'],
  can: {
    list: ['webhook', 'list'],
    read: ['webhook', 'list'],
    update: ['webhook', 'update'],
    delete: ['webhook', 'delete'],
  },
  endpoints: {
    list: { endpoint: webhookList, answers: 'whole' },
    read: { endpoint: webhookRead },
    update: { endpoint: webhookUpdate, names: {} },
    remove: { endpoint: webhookDelete },
  },
  list: {
    tabs: webhookTabs,
    columns: [
      { field: 'name', priority: 1, width: 20 },
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
      { field: 'createdAt', priority: 4, width: '18ch' },
    ],
    sort: 'name',
    search: ['name', 'url'],
    filters: ['state'],
    pageSizes: [10, 25, null],
    pageSize: 10,
    listActions: [
      {
        name: 'create',
        can: ['webhook', 'create'],
        opens: { dialog: () => import('./NewWebhook').then((file) => file.NewWebhook) },
      },
    ],
  },
  form: {
    inputs: ['name', 'url', 'events', 'enabled'],
    typing: { url: { verbatim: true } },
    tabs: { endpoint: ['name', 'url', 'events', 'enabled'] },
    ownTabs: { deliveries: () => import('./DeliveriesTab').then((file) => file.DeliveriesTab) },
    notices: [
      { when: { state: 'stopped' }, say: 'stopped' },
      { when: { state: 'failing' }, say: 'failing' },
    ],
  },
  actions: {
    test: {
      on: ['row', 'page'],
      can: ['webhook', 'test'],
      icon: 'mail',
      offered: { enabled: true },
      rules: [],
      set: {},
      each: webhookTest,
      steps: [{ confirm: 'last' }],
    },
    rotate: {
      on: ['row', 'page'],
      can: ['webhook', 'rotate'],
      icon: 'sync',
      offered: {},
      dialog: () => import('./RotateSecret').then((file) => file.RotateSecret),
    },
  },
});
