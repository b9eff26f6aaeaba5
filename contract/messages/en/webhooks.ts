import { english } from '../english';
import type * as italian from '../it/webhooks';

export const webhooks = english<typeof italian>()({
  wholeAddress: 'Write the whole address, for example https://example.org/notifications',
  chooseAtLeastOneEvent: 'Choose at least one event',
  notHttps: 'The address has to begin with https://',
  credentials:
    'The address cannot contain a user name and password: the signature of each message is enough.',
  notPublic: 'The address has to be reachable from the Internet: it cannot be in an internal network.',
  webhookGone: 'The webhook no longer exists: reload the list.',
  deliveryGone: 'The delivery no longer exists: deliveries are kept for thirty days.',
  tooMany: 'There can be {most} webhooks at most: delete one that is no longer needed.',
  disabled: 'The webhook is disabled: enable it before you send.',
  waiting: 'It is already queued: it will be sent at the next attempt.',
});
