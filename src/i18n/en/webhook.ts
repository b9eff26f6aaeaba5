import type { Catalogue } from '../catalogue';
import type * as italian from '../it/webhook';

type Words = Catalogue['resources'];

/** Names of events, nested by the parts of the event's key, because keys of texts have no dots. */
const events = {
  user: {
    created: 'User created',
    updated: 'User changed',
    activated: 'User activated',
    deactivated: 'User deactivated',
    deleted: 'User deleted',
    roles_updated: 'Roles of a user changed',
  },
  licence: {
    granted: 'Licence granted',
    ended: 'Licence ended',
    restored: 'Licence restored',
  },
  order: {
    updated: 'Order updated',
  },
  resizing: {
    updated: 'Resizing updated',
  },
  transfer: {
    updated: 'Data transfer updated',
  },
  preservation: {
    updated: 'Preservation updated',
  },
  document: {
    signed: 'Document signed',
    countersigned: 'Document countersigned',
  },
};

const tabs = { endpoints: 'Webhooks', deliveries: 'Deliveries' };

/** Words of webhooks, shared with the console of the provider's staff. */
export const webhookWords: typeof italian.webhookWords = {
  fields: {
    id: 'Code',
    name: 'Name',
    url: 'Address',
    events: 'Events',
    enabled: 'Active',
    state: 'Status',
    createdAt: 'Created on',
    createdBy: 'Created by',
    failingSince: 'Not receiving since',
    previousUntil: 'Previous secret valid until',
  },
  values: {
    events,
    enabled: { true: 'Yes', false: 'No' },
    state: {
      active: 'Active',
      failing: 'Not receiving',
      disabled: 'Disabled',
      stopped: 'Disabled after errors',
    },
  },
};

export const deliveryWords: typeof italian.deliveryWords = {
  fields: {
    id: 'Code (webhook-id)',
    webhook: 'Code of the webhook',
    name: 'Webhook',
    type: 'Event',
    state: 'Outcome',
    createdAt: 'Date and time',
    attempts: 'Attempts',
    attemptedAt: 'Last attempt',
    nextAt: 'Next attempt',
    statusCode: 'HTTP answer',
    failure: 'Reason',
    payload: 'Content sent',
  },
  values: {
    type: { ...events, webhook: { test: 'Test' } },
    state: { waiting: 'Waiting', delivered: 'Delivered', failed: 'Not delivered' },
    failure: {
      status: 'The system answered with an error',
      redirect: 'The system named another address',
      timeout: 'No answer within ten seconds',
      unreachable: 'The system cannot be reached',
      notPublic: 'The address is not on the Internet',
      gone: 'The system wants no more notifications',
      stopped: 'The webhook was disabled',
      sealed: 'The secret cannot be read: create a new one',
    },
  },
};

/** Sentences of the endpoints of webhooks. */
export const webhook: Words['webhook'] = {
  ...webhookWords,
  name: 'Webhook |||| Webhooks',
  title: 'Webhooks',
  caption: 'Systems that are notified when something changes in the school',
  search: 'Search by name, address',
  one: 'Webhook %{name}',
  empty: 'No system is notified',
  tools: { create: 'New webhook' },
  tabs: { ...tabs, endpoint: 'Destination' },
  help: {
    url: 'The https address of the system that receives the notifications, reachable from the Internet',
    enabled: 'A disabled webhook receives no notifications',
  },
  filters: { state: { label: 'Status', values: webhookWords.values.state } },
  notices: {
    stopped:
      'Disabled because the system does not accept the notifications. When it works again, enable the webhook here and repeat the deliveries that failed.',
    failing:
      'The last notification was not accepted: it is tried again automatically, at longer and longer intervals, for five days.',
  },
  actions: {
    test: {
      label: 'Send a test',
      row: 'Send a test to %{name}',
      planned: '%{smart_count} to test |||| %{smart_count} to test',
      leftOut: 'Will not receive the test',
      none: 'Select a webhook',
      doneOne: 'The test is queued: its outcome is among the deliveries',
      doneMany: 'The tests are queued: their outcomes are among the deliveries',
      nothingToDo: 'No test sent',
      partly: '%{smart_count} test queued |||| %{smart_count} tests queued',
      confirm: 'Send a test',
      steps: {
        last: {
          title: 'Send a test?',
          text: 'The system receives a test notification, signed like the others and without data of the school.',
        },
      },
    },
    rotate: { label: 'New secret', row: 'New secret for %{name}', confirm: 'New secret' },
  },
};

/** Sentences of the deliveries of webhooks. */
export const webhookDelivery: Words['webhookDelivery'] = {
  ...deliveryWords,
  name: 'Delivery |||| Deliveries',
  title: 'Webhook deliveries',
  caption: 'Notifications of the last thirty days, newest first',
  search: 'Search by event, webhook, code',
  one: 'Delivery: %{name}',
  tabs,
  empty: 'No delivery in the last thirty days',
  filters: { state: { label: 'Outcome', values: deliveryWords.values.state } },
  actions: {
    replay: {
      label: 'Send again',
      row: 'Send again: %{name}',
      planned: '%{smart_count} to send again |||| %{smart_count} to send again',
      leftOut: 'Will not be sent again',
      none: 'Select a delivery',
      doneOne: 'The delivery is queued again',
      doneMany: 'The deliveries are queued again',
      nothingToDo: 'No delivery repeated',
      partly: '%{smart_count} delivery repeated |||| %{smart_count} deliveries repeated',
      confirm: 'Send again',
      steps: {
        last: {
          title: 'Send again?',
          text: 'The notification is sent with the same code: a system that has received it before recognises it.',
        },
      },
    },
  },
};

/** Sentences of the dialogs about secrets of webhooks. */
export const webhooks: Catalogue['webhooks'] = {
  create: 'New webhook',
  createAbout:
    'The system will receive a signed notification of each chosen event, with the codes of what changed and never the values.',
  createConfirm: 'Create the webhook',
  rotate: 'New secret for %{name}',
  rotateAbout:
    'For %{hours} hours notifications are signed with both secrets: replace the secret in the receiving system within that time. After that only the new one is valid.',
  rotateConfirm: 'Create the secret',
  secret: 'Secret',
  secretAbout:
    'Copy the secret now into the configuration of the receiving system: it is needed to verify signatures and will not be shown again.',
  copied: 'Copied, close',
};
