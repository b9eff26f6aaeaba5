import { randomUUID } from 'node:crypto';
import { type Selectable, sql } from 'kysely';
import * as provisioningMessages from '../../../contract/messages/it/provisioning';
import {
  type PlatformProvisioningPerson,
  type PlatformTarget,
  type ProvisioningHealth,
  type ProvisioningTarget,
  RUNS_SHOWN,
} from '../../../contract/provisioning/provisioning';
import { PLATFORM } from '../../audit/recordAudit';
import type { Tx } from '../../db/database';
import { ofTarget, vaultOf } from '../../db/sealed';
import type { Tables } from '../../db/tables';
import { findPage } from '../../platform/findPage';
import { Refusal } from '../../refusal';
import { queueing } from './queuePersons';

/** A target with the numbers of its persons. */
interface TargetRow extends Selectable<Tables['provisioning_target']> {
  readonly to_create: number;
  readonly to_update: number;
  readonly to_deactivate: number;
  readonly waiting: number;
  readonly failed: number;
  /** Whether a job still queues its persons. */
  readonly queueing: boolean;
}

interface Owner {
  /** A school, or PLATFORM for the provider's staff. */
  readonly customerCode: string;
}

/** Reads the targets of a school; for the provider's staff its own and those of all schools. */
export async function readTargets(
  tx: Tx,
  { customerCode }: Owner,
  id?: string,
): Promise<readonly TargetRow[]> {
  const { rows } = await sql<TargetRow>`
    select t.*, p.*, ${isQueueing(customerCode)} as queueing from provisioning_target t
    cross join lateral (
      select count(*) filter (where state = 'planned' and action = 'create')::integer as to_create,
        count(*) filter (where state = 'planned' and action in ('update', 'activate'))::integer as to_update,
        count(*) filter (where state = 'planned' and action in ('deactivate', 'delete'))::integer as to_deactivate,
        count(*) filter (where state = 'waiting')::integer as waiting,
        count(*) filter (where state = 'failed')::integer as failed
      from provisioning_person p where p.customer_code = t.customer_code and p.target = t.id) p
    where not t.removing and (${customerCode} = ${PLATFORM} or t.customer_code = ${customerCode})
      and (${id ?? null}::uuid is null or t.id = ${id ?? null}::uuid)
    order by t.customer_code <> ${PLATFORM}, t.customer_code, t.name, t.id`.execute(tx);
  return rows;
}

/** Schools queue their persons in the transaction of the change, and cannot read jobs. */
const isQueueing = (customerCode: string) =>
  customerCode === PLATFORM
    ? sql`exists (select from job where name = ${queueing.name} and data ->> 'target' = t.id::text)`
    : sql`false`;

/** Reads one target that this owner sees. @throws Refusal `notFound` */
export async function readTarget(tx: Tx, owner: Owner, id: string): Promise<TargetRow> {
  const [row] = await readTargets(tx, owner, id);
  if (!row) throw new Refusal('notFound', { detail: provisioningMessages.targetGone });
  return row;
}

/** Locks a target of this owner and reads it. @throws Refusal `notFound` */
export async function lockTarget(tx: Tx, owner: Owner, id: string): Promise<TargetRow> {
  await tx
    .selectFrom('provisioning_target')
    .select('id')
    .where('customer_code', '=', owner.customerCode)
    .where('id', '=', id)
    .forUpdate()
    .execute();
  const row = await readTarget(tx, owner, id);
  if (row.customer_code !== owner.customerCode) throw new Refusal('notFound');
  return row;
}

export interface NewTarget
  extends Pick<ProvisioningTarget, 'name' | 'url' | 'ac' | 'userName' | 'attributes' | 'roles' | 'deletes'>,
    Owner {}

/** Inserts a target. @returns its id */
export async function insertTarget(
  tx: Tx,
  { customerCode, name, url, ac, userName, attributes, roles, deletes }: NewTarget,
  now: Date,
  by: string,
): Promise<string> {
  const id = randomUUID();
  await tx
    .insertInto('provisioning_target')
    .values({
      customer_code: customerCode,
      id,
      name,
      url,
      ac,
      user_name: userName,
      attributes: JSON.stringify([...new Set(attributes)]),
      roles,
      deletes,
      created_at: now,
      created_by: by,
    })
    .execute();
  return id;
}

/** Stores the token of a target, sealed. */
export async function sealToken(
  tx: Tx,
  { customerCode, id, token }: Owner & { readonly id: string; readonly token: string },
  now: Date,
): Promise<void> {
  await tx
    .updateTable('provisioning_target')
    .set({ token: vaultOf(tx).close(token, ofTarget(id)), token_at: now })
    .where('customer_code', '=', customerCode)
    .where('id', '=', id)
    .execute();
}

/** Returns a target as its owner sees it. */
export const targetOf = (row: TargetRow): Omit<PlatformTarget, 'school'> => ({
  id: row.id,
  name: row.name,
  url: row.url,
  ac: row.ac,
  userName: row.user_name,
  attributes: row.attributes,
  roles: row.roles,
  deletes: row.deletes,
  enabled: row.enabled,
  state: stateOf(row),
  failure: row.failure,
  failingSince: row.failing_since?.toISOString() ?? null,
  toCreate: row.to_create,
  toUpdate: row.to_update,
  toDeactivate: row.to_deactivate,
  waiting: row.waiting,
  failed: row.failed,
  tokenAt: row.token_at?.toISOString() ?? null,
  createdAt: row.created_at.toISOString(),
  createdBy: row.created_by,
});

/** Returns a target as the provider's staff sees it: the path of a school's address may hold a secret. */
export const platformTargetOf = (row: TargetRow): PlatformTarget =>
  row.customer_code === PLATFORM
    ? targetOf(row)
    : { ...targetOf(row), url: new URL(row.url).origin, school: row.customer_code };

export function stateOf({
  enabled,
  stopped,
  token,
  failing_since,
  confirmed,
  waiting,
  queueing,
}: TargetRow): PlatformTarget['state'] {
  if (!enabled) return stopped ? 'stopped' : 'paused';
  if (!token) return 'noToken';
  if (failing_since) return 'failing';
  if (confirmed) return 'active';
  return waiting > 0 || queueing ? 'previewing' : 'toConfirm';
}

/** Reads the last runs of a target and its problems, the most urgent first. */
export async function readHealth(tx: Tx, target: TargetRow): Promise<ProvisioningHealth> {
  const { rows: problems } = await sql<ProvisioningHealth['problems'][number]>`
    select cause, case when state = 'failed' then 'error' else 'warning' end as severity,
      count(*)::integer as persons
    from provisioning_person
    where customer_code = ${target.customer_code} and target = ${target.id} and cause is not null
      and cause is distinct from ${target.failure}
    group by 1, 2 order by 2, 3 desc, 1`.execute(tx);
  const runs = await tx
    .selectFrom('provisioning_run')
    .selectAll()
    .where('customer_code', '=', target.customer_code)
    .where('target', '=', target.id)
    .orderBy('started_at', 'desc')
    .limit(RUNS_SHOWN)
    .execute();
  return {
    problems: [
      // It concerns everybody, so it comes first.
      ...(target.failure
        ? [{ cause: target.failure, severity: 'error' as const, persons: target.waiting }]
        : []),
      ...problems,
    ],
    runs: runs.map(({ id, kind, started_at, ended_at, created, updated, deactivated, errors, warnings }) => ({
      id,
      kind,
      startedAt: started_at.toISOString(),
      endedAt: ended_at.toISOString(),
      created,
      updated,
      deactivated,
      errors,
      warnings,
    })),
  };
}

interface PersonFilter extends Readonly<Record<string, unknown>> {
  readonly id?: string | null;
}

/** Reads a page of persons at targets; for the provider's staff those at its own targets and at those of all schools. */
export const findPersons = (tx: Tx, { customerCode }: Owner, asked: PersonFilter) =>
  findPage<PlatformProvisioningPerson>(
    tx,
    {
      rows: sql`select p.id, p.target, t.name, p.uid, p.state, p.action, p.cause, p.status_code as "statusCode", p.detail,
        p.remote_id as "remoteId", p.queued_at as "queuedAt", p.attempts, p.attempted_at as "attemptedAt",
        case when p.state = 'waiting' and t.enabled then greatest(p.due_at, t.paused_until) end as "nextAt"
        ${customerCode === PLATFORM ? sql`, nullif(p.customer_code, ${PLATFORM}) as owner, p.school` : sql``}
        from provisioning_person p
        join provisioning_target t on t.customer_code = p.customer_code and t.id = p.target
        where not t.removing
        ${customerCode === PLATFORM ? sql`` : sql`and p.customer_code = ${customerCode}`}`,
      search: ['uid', 'name', 'detail'],
      key: ['id'],
      sort: '-attemptedAt',
      many: ['queuedAt'],
    },
    asked,
  );
