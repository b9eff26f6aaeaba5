import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import * as webhooksMessages from '../../../contract/messages/it/webhooks';
import { message } from '../../../contract/messages/message';
import {
  platformWebhookCreate,
  platformWebhookDelete,
  platformWebhookDeliveryList,
  platformWebhookDeliveryReplay,
  platformWebhookList,
  platformWebhookRead,
  platformWebhookRotate,
  platformWebhookTest,
  platformWebhookUpdate,
} from '../../../contract/staff/endpoints/webhooks';
import {
  webhookCreate,
  webhookDelete,
  webhookDeliveryList,
  webhookDeliveryRead,
  webhookDeliveryReplay,
  webhookList,
  webhookRead,
  webhookRotate,
  webhookTest,
  webhookUpdate,
} from '../../../contract/webhooks/endpoints';
import {
  MOST_WEBHOOKS,
  TEST_EVENT,
  WEBHOOK_OVERLAP_HOURS,
  type Webhook,
  type WebhookEvent,
} from '../../../contract/webhooks/webhook';
import { onlyChanged, PLATFORM } from '../../audit/recordAudit';
import { ofWebhook, vaultOf } from '../../db/sealed';
import { type Call, type Implementation, implement } from '../../http/call';
import { etag } from '../../http/version';
import { Refusal } from '../../refusal';
import { checkUrl } from '../checkUrl';
import { newSecret } from './sign';
import {
  findDeliveries,
  findDelivery,
  lockWebhook,
  platformWebhookOf,
  readWebhooks,
  webhookOf,
} from './webhookStore';

const HOUR = 60 * 60 * 1000;

interface Written extends Pick<Webhook, 'name' | 'url'> {
  readonly events: readonly WebhookEvent[];
}

/** Audited entities of an owner's endpoints and deliveries. */
const entitiesOf = ({ customerCode }: Call['caller']) =>
  customerCode === PLATFORM
    ? ({ webhook: 'platformWebhook', delivery: 'platformWebhookDelivery' } as const)
    : ({ webhook: 'webhook', delivery: 'webhookDelivery' } as const);

async function create(call: Call, { name, url, events }: Written) {
  const { tx, caller, now } = call;
  checkUrl(call, url);
  const { customerCode } = caller;
  const { count } = await tx
    .selectFrom('webhook')
    .select((build) => build.fn.countAll<number>().as('count'))
    .where('customer_code', '=', customerCode)
    .executeTakeFirstOrThrow();
  if (Number(count) >= MOST_WEBHOOKS)
    throw new Refusal('conflict', {
      detail: message(webhooksMessages.tooMany, { most: MOST_WEBHOOKS }),
    });
  const id = randomUUID();
  const secret = newSecret();
  await tx
    .insertInto('webhook')
    .values({
      customer_code: customerCode,
      id,
      name,
      url,
      events: JSON.stringify([...new Set(events)]),
      secret: vaultOf(tx).close(secret, ofWebhook(id)),
      created_at: now,
      created_by: caller.sub,
    })
    .execute();
  call.audit({ entity: entitiesOf(caller).webhook, action: 'create', id, after: { name, url, events } });
  return { id, secret };
}

async function update(
  call: Call,
  id: string,
  { name, events, enabled, ...sent }: Omit<Written, 'url'> & Partial<Written> & Pick<Webhook, 'enabled'>,
) {
  const { tx, caller } = call;
  const row = await lockWebhook(tx, caller, id);
  const { url = row.url } = sent;
  if (row.version !== call.expectedVersion)
    throw new Refusal('stale', { current: webhookOf(row), currentVersion: etag(row.version) });
  checkUrl(call, url);
  await tx
    .updateTable('webhook')
    .set({
      name,
      url,
      events: JSON.stringify([...new Set(events)]),
      enabled,
      version: sql<number>`version + 1`,
      // If the endpoint was enabled or disabled, or its URL changed, earlier failures no longer count.
      ...((enabled !== row.enabled || url !== row.url) && {
        disabled_reason: null,
        failing_since: null,
        paused_until: null,
      }),
    })
    .where('customer_code', '=', caller.customerCode)
    .where('id', '=', id)
    .execute();
  const after = await lockWebhook(tx, caller, id);
  const written = ({ name, url, events, enabled }: Webhook) => ({ name, url, events, enabled });
  call.audit(
    ...onlyChanged({
      entity: entitiesOf(caller).webhook,
      action: 'update',
      id,
      before: written(webhookOf(row)),
      after: written(webhookOf(after)),
    }),
  );
  call.version(after.version);
  return webhookOf(after);
}

async function remove(call: Call, id: string) {
  const { tx, caller } = call;
  const { name, url, events } = await lockWebhook(tx, caller, id);
  await tx
    .deleteFrom('webhook')
    .where('customer_code', '=', caller.customerCode)
    .where('id', '=', id)
    .execute();
  call.audit({ entity: entitiesOf(caller).webhook, action: 'delete', id, before: { name, url, events } });
  return undefined;
}

/**
 * Gives an endpoint a new secret. For a day, messages are also signed with the previous one, so that the recipient has
 * time to change.
 */
async function rotate(call: Call, id: string) {
  const { tx, caller, now } = call;
  const row = await lockWebhook(tx, caller, id);
  const secret = newSecret();
  const previousUntil = new Date(now.getTime() + WEBHOOK_OVERLAP_HOURS * HOUR);
  await tx
    .updateTable('webhook')
    .set({
      secret: vaultOf(tx).close(secret, ofWebhook(id)),
      previous_secret: row.secret,
      previous_until: previousUntil,
    })
    .where('customer_code', '=', caller.customerCode)
    .where('id', '=', id)
    .execute();
  call.audit({ entity: entitiesOf(caller).webhook, action: 'rotate', id });
  return { id, secret, previousUntil: previousUntil.toISOString() };
}

async function test(call: Call, id: string) {
  const { tx, caller, now } = call;
  const webhook = await lockWebhook(tx, caller, id);
  if (!webhook.enabled) throw new Refusal('conflict', { detail: DISABLED });
  const delivery = randomUUID();
  const school = caller.customerCode === PLATFORM ? null : caller.customerCode;
  const payload = { type: TEST_EVENT, timestamp: now.toISOString(), data: school ? { school } : {} };
  await tx
    .insertInto('webhook_delivery')
    .values({
      customer_code: caller.customerCode,
      id: delivery,
      webhook: id,
      school,
      type: TEST_EVENT,
      payload: JSON.stringify(payload),
      created_at: now,
      queued_at: now,
      due_at: now,
    })
    .execute();
  call.audit({ entity: entitiesOf(caller).webhook, action: 'test', id });
  return findDelivery(tx, caller, delivery);
}

const DISABLED = webhooksMessages.disabled;
const WAITING = webhooksMessages.waiting;

/** Queues a delivery again, under the same id: recipients that received it recognise it. */
async function replay(call: Call, id: string) {
  const { tx, caller, now } = call;
  const row = await tx
    .selectFrom('webhook_delivery')
    .select(['webhook', 'state', 'attempts'])
    .where('customer_code', '=', caller.customerCode)
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst();
  if (!row) throw new Refusal('notFound', { detail: webhooksMessages.deliveryGone });
  if (!(await lockWebhook(tx, caller, row.webhook)).enabled)
    throw new Refusal('conflict', { detail: DISABLED });
  if (row.state === 'waiting' && row.attempts === 0) throw new Refusal('conflict', { detail: WAITING });
  await tx
    .updateTable('webhook_delivery')
    .set({ state: 'waiting', queued_at: now, due_at: now, attempts: 0, failure: null })
    .where('customer_code', '=', caller.customerCode)
    .where('id', '=', id)
    .execute();
  await tx
    .updateTable('webhook')
    .set({ paused_until: null })
    .where('customer_code', '=', caller.customerCode)
    .where('id', '=', row.webhook)
    .execute();
  call.audit({ entity: entitiesOf(caller).delivery, action: 'replay', id });
  return findDelivery(tx, caller, id);
}

async function readOne(call: Call, id: string) {
  const row = await lockWebhook(call.tx, call.caller, id);
  call.version(row.version);
  return webhookOf(row);
}

/** Implementations of the endpoints for the webhooks of a school. */
export const webhooks: readonly Implementation[] = [
  implement(webhookList, async ({ tx, caller }) => (await readWebhooks(tx, caller)).map(webhookOf)),
  implement(webhookRead, (call, { params }) => readOne(call, params.id)),
  implement(webhookCreate, (call, { body }) => create(call, body)),
  implement(webhookUpdate, (call, { params, body }) => update(call, params.id, body)),
  implement(webhookDelete, (call, { params }) => remove(call, params.id)),
  implement(webhookRotate, (call, { params }) => rotate(call, params.id)),
  implement(webhookTest, (call, { params }) => test(call, params.id)),
  implement(webhookDeliveryList, ({ tx, caller }, { query }) => findDeliveries(tx, caller, query)),
  implement(webhookDeliveryRead, ({ tx, caller }, { params }) => findDelivery(tx, caller, params.id)),
  implement(webhookDeliveryReplay, (call, { params }) => replay(call, params.id)),
];

/** Implementations of the endpoints for the webhooks of the provider's own staff. */
export const platformWebhooks: readonly Implementation[] = [
  implement(platformWebhookList, async ({ tx, caller }) =>
    (await readWebhooks(tx, caller)).map(platformWebhookOf),
  ),
  implement(platformWebhookRead, async (call, { params }) => {
    const row = (await readWebhooks(call.tx, call.caller)).find(({ id }) => id === params.id);
    if (!row) throw new Refusal('notFound');
    call.version(row.version);
    return platformWebhookOf(row);
  }),
  implement(platformWebhookCreate, (call, { body }) => create(call, body)),
  implement(platformWebhookUpdate, (call, { params, body }) => update(call, params.id, body)),
  implement(platformWebhookDelete, (call, { params }) => remove(call, params.id)),
  implement(platformWebhookRotate, (call, { params }) => rotate(call, params.id)),
  implement(platformWebhookTest, (call, { params }) => test(call, params.id)),
  implement(platformWebhookDeliveryList, ({ tx, caller }, { query }) => findDeliveries(tx, caller, query)),
  implement(platformWebhookDeliveryReplay, (call, { params }) => replay(call, params.id)),
];
