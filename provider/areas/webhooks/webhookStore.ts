import { type Selectable, sql } from 'kysely';
import * as webhooksMessages from '../../../contract/messages/it/webhooks';
import type { PlatformWebhook, PlatformWebhookDelivery } from '../../../contract/staff/platformWebhook';
import { PLATFORM } from '../../audit/recordAudit';
import type { Tx } from '../../db/database';
import type { Tables } from '../../db/tables';
import { findPage } from '../../platform/findPage';
import { Refusal } from '../../refusal';

export type WebhookRow = Selectable<Tables['webhook']>;

interface Owner {
  /** A school, or PLATFORM for the provider's staff. */
  readonly customerCode: string;
}

/** Reads the endpoints of a school; for the provider's staff its own and those of all schools. */
export function readWebhooks(tx: Tx, { customerCode }: Owner): Promise<WebhookRow[]> {
  return tx
    .selectFrom('webhook')
    .selectAll()
    .$if(customerCode !== PLATFORM, (select) => select.where('customer_code', '=', customerCode))
    .orderBy(sql`customer_code <> ${PLATFORM}`)
    .orderBy('customer_code')
    .orderBy('name')
    .orderBy('id')
    .execute();
}

/** Reads and locks an endpoint of this owner. @throws Refusal `notFound` */
export async function lockWebhook(tx: Tx, { customerCode }: Owner, id: string): Promise<WebhookRow> {
  const row = await tx
    .selectFrom('webhook')
    .selectAll()
    .where('customer_code', '=', customerCode)
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst();
  if (!row) throw new Refusal('notFound', { detail: webhooksMessages.webhookGone });
  return row;
}

/** Returns an endpoint as its owner sees it. */
export const webhookOf = (row: WebhookRow): Omit<PlatformWebhook, 'school'> => ({
  id: row.id,
  name: row.name,
  url: row.url,
  events: row.events as PlatformWebhook['events'],
  enabled: row.enabled,
  state: stateOf(row),
  createdAt: row.created_at.toISOString(),
  createdBy: row.created_by,
  failingSince: row.failing_since?.toISOString() ?? null,
  previousUntil: row.previous_until?.toISOString() ?? null,
});

/**
 * Returns an endpoint as the provider's staff sees it. A school's URL is shown without its path, which may contain a
 * secret.
 */
export const platformWebhookOf = (row: WebhookRow): PlatformWebhook =>
  row.customer_code === PLATFORM
    ? webhookOf(row)
    : { ...webhookOf(row), url: new URL(row.url).origin, school: row.customer_code };

function stateOf({ enabled, disabled_reason, failing_since }: WebhookRow): PlatformWebhook['state'] {
  if (!enabled) return disabled_reason ? 'stopped' : 'disabled';
  return failing_since ? 'failing' : 'active';
}

interface WebhookFilter extends Readonly<Record<string, unknown>> {
  readonly id?: string | null;
}

/** Reads a page of deliveries; for the provider's staff those to its own endpoints and to those of all schools. */
export const findDeliveries = (tx: Tx, { customerCode }: Owner, asked: WebhookFilter) =>
  findPage<PlatformWebhookDelivery>(
    tx,
    {
      rows: sql`select d.id, d.webhook, w.name, d.type, d.state, d.created_at as "createdAt", d.attempts,
        d.attempted_at as "attemptedAt", case when d.state = 'waiting' and w.enabled then d.due_at end as "nextAt",
        d.status_code as "statusCode", d.failure, d.payload
        ${
          customerCode === PLATFORM
            ? sql`, nullif(d.customer_code, ${PLATFORM}) as owner, d.school, (select s.name from school s where s.customer_code = d.school) as "schoolName"
              from webhook_delivery d join webhook w on w.customer_code = d.customer_code and w.id = d.webhook`
            : sql`from webhook_delivery d join webhook w on w.customer_code = d.customer_code and w.id = d.webhook
              where d.customer_code = ${customerCode}`
        }`,
      search: ['name', 'type', 'id', 'payload'],
      key: ['id'],
      sort: '-createdAt',
      many: ['createdAt'],
    },
    asked,
  );

/** Reads one delivery. @throws Refusal `notFound` */
export async function findDelivery(tx: Tx, owner: Owner, id: string): Promise<PlatformWebhookDelivery> {
  const [found] = (await findDeliveries(tx, owner, { id })).data;
  if (!found) throw new Refusal('notFound', { detail: webhooksMessages.deliveryGone });
  return found;
}
