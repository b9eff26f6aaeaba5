import { type ExpressionBuilder, type SqlBool, sql } from 'kysely';
import { actionNames, actionResourceNames, findAction } from '../../contract/operations/actions';
import type { Operation, OperationFilter } from '../../contract/operations/operation';
import { may } from '../../contract/permissions/permissions';
import type { FilterCount } from '../../contract/schema/listing';
import type { Tx } from '../db/database';
import { emptyLast } from '../db/emptyLast';
import { searchSql } from '../db/searchSql';
import type { Tables } from '../db/tables';
import type { Caller } from '../http/caller';
import { Refusal } from '../refusal';
import type { StoredOperation } from './operationStore';

type Visible = { readonly state: Operation['state'] };

/** An operation as the history shows it, with its reversals. */
export interface SeenOperation extends Omit<StoredOperation, 'state'>, Visible {
  /** Id of the latest reversal that is running or has restored at least one record; null if there is none. */
  readonly taken_back_by: string | null;
  /** Number of its records that were taken back. */
  readonly restored: number;
  readonly being_taken_back: boolean;
  /** For a reversal: another one was started after it. */
  readonly repeated: boolean;
  /** Label of the record if the operation is about a single one; null otherwise. */
  readonly only_label: string | null;
  /** Account of the person who started the operation; null if it no longer exists. */
  readonly actor: string | null;
}

const takingBack = (build: ExpressionBuilder<Tables, 'operation'>) =>
  build
    .selectFrom('operation as back')
    .whereRef('back.customer_code', '=', 'operation.customer_code')
    .whereRef('back.takes_back', '=', 'operation.id');

/** Returns the columns that the history shows of an operation in addition to those of its row. */
export const seen = (build: ExpressionBuilder<Tables, 'operation'>) =>
  [
    takingBack(build)
      .select('back.id')
      .where((either) => either.or([either('back.state', '=', 'running'), either('back.done', '>', 0)]))
      .orderBy('back.started_at', 'desc')
      .limit(1)
      .as('taken_back_by'),
    takingBack(build)
      .select(sql<number>`coalesce(sum(back.done), 0)::integer`.as('restored'))
      .$asScalar()
      .$notNull()
      .as('restored'),
    build
      .exists(takingBack(build).select('back.id').where('back.state', '=', 'running'))
      .$castTo<boolean>()
      .as('being_taken_back'),
    build
      .exists(
        build
          .selectFrom('operation as other')
          .select('other.id')
          .whereRef('other.customer_code', '=', 'operation.customer_code')
          .whereRef('other.takes_back', '=', 'operation.takes_back')
          .whereRef('other.started_at', '>', 'operation.started_at'),
      )
      .$castTo<boolean>()
      .as('repeated'),
    sql<string | null>`case when total = 1 then (select min(label) from operation_row
      where customer_code = operation.customer_code and operation_row.operation = operation.id) end`.as(
      'only_label',
    ),
    sql<string | null>`(select uid from account
      where customer_code = operation.customer_code and uid = operation.as_whom)`.as('actor'),
  ] as const;

/** Selects the operations of a school whose action the caller may perform too. */
export const visibleOperations = (tx: Tx, caller: Caller) =>
  tx
    .selectFrom('operation')
    .where('customer_code', '=', caller.customerCode)
    // An import that is still collecting rows has changed nothing yet.
    .where('state', '!=', 'collecting')
    .where(sql`resource || '.' || action`, '=', sql`any(${allowed(caller)}::text[])`);

/** Reads an operation that the caller may see. @throws Refusal `notFound` */
export async function readOperation(tx: Tx, caller: Caller, id: string): Promise<SeenOperation> {
  const found = await visibleOperations(tx, caller)
    .selectAll()
    .$narrowType<Visible>()
    .select(seen)
    .where('id', '=', id)
    .executeTakeFirst();
  if (!found) throw new Refusal('notFound');
  return found;
}

/** Filters of the history. */
export type OperationQuery = OperationFilter & Partial<Pick<StoredOperation, 'kind'>>;

const file = sql<string | null>`input->>'file'`;

/** Selects the operations on a record whose label or key matches a search. */
const about = ({ customerCode }: Caller, q: string) =>
  sql`(select operation from operation_row
    where customer_code = ${customerCode} and ${searchSql(q, [sql.ref('label'), sql.ref('operation_row.id')])})`;

/** Returns a query of the operations that the caller may see and that match a filter. */
function keptOperations(tx: Tx, caller: Caller, { state, action, kind, q }: OperationQuery) {
  let kept = visibleOperations(tx, caller);
  if (state) kept = kept.where('state', '=', state);
  if (action) kept = kept.where('action', '=', action);
  if (kind) kept = kept.where('kind', '=', kind);
  return q
    ? kept.where(sql<SqlBool>`(${searchSql(q, [sql.ref('name'), file])} or id in ${about(caller, q)})`)
    : kept;
}

/** Counts the operations for each value of some filters, with the other filters unchanged. */
export async function countOperations(
  tx: Tx,
  caller: Caller,
  wanted: OperationQuery,
  filters: readonly ('state' | 'action')[],
): Promise<FilterCount[]> {
  const counted: FilterCount[] = [];
  for (const name of filters) {
    const { [name]: _own, ...others } = wanted;
    const rows = await keptOperations(tx, caller, others)
      .select([`${name} as value`, sql<number>`count(*)::integer`.as('count')])
      .groupBy(name)
      .execute();
    counted.push(...rows.map(({ value, count }) => ({ filter: name, value, count })));
  }
  return counted;
}

const ordered = {
  startedAt: sql`started_at`,
  name: sql`plain(name)`,
  file: sql`plain(${file})`,
  done: sql`done`,
  failed: sql`failed`,
} as const;
type Order = keyof typeof ordered | `-${keyof typeof ordered}`;

/** Reads a page of the operations that match a filter, newest first or in the given order, and their total. */
export async function readOperations(
  tx: Tx,
  caller: Caller,
  wanted: OperationQuery,
  order: Order | null | undefined,
  page: { offset: number; limit: number },
) {
  const kept = keptOperations(tx, caller, wanted);
  const by = ordered[(order ?? 'startedAt').replace('-', '') as keyof typeof ordered];
  const way = !order || order.startsWith('-') ? 'desc' : 'asc';
  const { total } = await kept.select(sql<number>`count(*)::integer`.as('total')).executeTakeFirstOrThrow();
  const operations = await kept
    .selectAll()
    .$narrowType<Visible>()
    .select(seen)
    .orderBy(emptyLast(by))
    .orderBy(by, way)
    .orderBy('started_at', 'desc')
    .orderBy('id')
    .offset(page.offset)
    .limit(page.limit)
    .execute();
  return { operations, total };
}

/** Returns the actions that the caller may perform, as `resource.action`. */
function allowed({ roles }: Caller): string[] {
  return actionResourceNames.flatMap((resource) =>
    actionNames
      .filter((action) => {
        const found = findAction(resource, action);
        return found && may(roles, found.action.can);
      })
      .map((action) => `${resource}.${action}`),
  );
}
