import {
  webhookDeliveryFilterFields,
  webhookDeliveryList,
  webhookDeliveryRead,
  webhookDeliveryReplay,
} from '../../../contract/webhooks/endpoints';
import { webhookDeliveryFields } from '../../../contract/webhooks/webhook';
import { defineResource } from '../../engine/declaration/defineResource';
import { webhookTabs } from './webhookTabs';

/** The deliveries of the school's webhooks in the last thirty days, at /areaamministrativa/invii-webhook. */
export const webhookDeliveries = defineResource('webhookDelivery', {
  fields: webhookDeliveryFields,
  key: 'id',
  title: 'type',
  path: '/areaamministrativa/invii-webhook',
  timed: ['createdAt', 'attemptedAt', 'nextAt'],
  links: { name: { resource: 'webhook', key: 'webhook' } },
  show: [
    'type',
    'name',
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
  can: { list: ['webhookDelivery', 'list'] },
  endpoints: {
    list: { endpoint: webhookDeliveryList, answers: 'page' },
    read: { endpoint: webhookDeliveryRead },
  },
  list: {
    tabs: webhookTabs,
    columns: [
      { field: 'type', priority: 1, width: 24 },
      {
        field: 'state',
        priority: 1,
        width: '14ch',
        tone: [
          { when: { state: 'failed' }, as: 'bad' },
          { when: { state: 'waiting', failure: { empty: false } }, as: 'warn' },
        ],
      },
      { field: 'name', priority: 2, width: 20 },
      { field: 'createdAt', priority: 1, width: '18ch' },
      { field: 'failure', priority: 2, width: 26 },
      { field: 'statusCode', priority: 3, width: '12ch' },
      { field: 'attempts', priority: 3, width: '11ch' },
      { field: 'nextAt', priority: 4, width: '18ch' },
    ],
    sort: '-createdAt',
    search: ['type', 'name', 'id'],
    filters: { of: webhookDeliveryFilterFields, show: [{ field: 'state' }] },
    pageSizes: [10, 25, 50, 100],
    pageSize: 25,
  },
  actions: {
    replay: {
      on: ['row', 'page'],
      can: ['webhookDelivery', 'replay'],
      icon: 'sync',
      offered: { attempts: { from: 1 } },
      rules: [],
      set: {},
      each: webhookDeliveryReplay,
      steps: [{ confirm: 'last' }],
      says: [409],
    },
  },
});
