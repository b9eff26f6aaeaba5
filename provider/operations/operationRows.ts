import { type Selectable, sql } from 'kysely';
import type { Tx } from '../db/database';
import type { Tables } from '../db/tables';
import type { StoredOperation } from './operationStore';
import type { Change, LeftOut } from './resourceWork';

type Key = Pick<StoredOperation, 'customer_code' | 'id'>;
export type WaitingRow = Pick<
  Selectable<Tables['operation_row']>,
  'id' | 'before' | 'after' | 'mark' | 'given' | 'verdict'
>;

/** Results of some rows. */
export interface RowsOutcome {
  readonly done: readonly Change[];
  readonly skipped: readonly LeftOut[];
  readonly failed: readonly LeftOut[];
}

/** Reads the next waiting rows, in the order of their ids. */
export function nextWaiting(tx: Tx, { customer_code, id }: Key, limit: number): Promise<WaitingRow[]> {
  return tx
    .selectFrom('operation_row')
    .select(['id', 'before', 'after', 'mark', 'given', 'verdict'])
    .where('customer_code', '=', customer_code)
    .where('operation', '=', id)
    .where('state', '=', 'waiting')
    .orderBy('position')
    .limit(limit)
    .execute();
}

/** Converts results of rows to their stored form. */
export const outcomeRows = ({ done, skipped, failed }: RowsOutcome) => [
  ...done.map(({ note = null, partial = false, ...change }) => ({
    ...change,
    state: 'done',
    reason: note,
    partial,
  })),
  ...skipped.map((left) => ({ ...left, state: 'skipped', partial: false })),
  ...failed.map((left) => ({ ...left, state: 'failed', partial: false })),
];

/** Returns the number of records that were changed only in part. */
export const partialOf = ({ done }: RowsOutcome): number => done.filter(({ partial }) => partial).length;

/** Stores the results of waiting rows and updates the counts. */
export async function recordOutcome(tx: Tx, { customer_code, id }: Key, outcome: RowsOutcome): Promise<void> {
  const { done, skipped, failed } = outcome;
  await sql`
    update operation_row as r set state = c.state, reason = c.reason, partial = c.partial, marks = c.marks,
      before = coalesce(c.before, r.before), after = coalesce(c.after, r.after), mark = coalesce(c.mark, r.mark)
    from jsonb_to_recordset(${JSON.stringify(outcomeRows(outcome))}::jsonb)
      as c(id text, state text, reason text, partial boolean, before jsonb, after jsonb, mark text, marks jsonb)
    where r.customer_code = ${customer_code} and r.operation = ${id} and r.id = c.id`.execute(tx);
  await sql`
    update operation set done = done + ${done.length}, partial = partial + ${partialOf(outcome)}, skipped = skipped + ${skipped.length},
      failed = failed + ${failed.length}
    where customer_code = ${customer_code} and id = ${id}`.execute(tx);
}

/** Moves the rows of one state to another, with a reason or none. @returns how many */
export async function moveRows(
  tx: Tx,
  { customer_code, id }: Key,
  from: 'waiting' | 'failed' | 'cancelled',
  to: 'waiting' | 'failed' | 'cancelled',
  reason: string | null,
): Promise<number> {
  const { numUpdatedRows } = await tx
    .updateTable('operation_row')
    .set({ state: to, reason })
    .where('customer_code', '=', customer_code)
    .where('operation', '=', id)
    .where('state', '=', from)
    .executeTakeFirst();
  const moved = Number(numUpdatedRows);
  const counted = { waiting: undefined, failed: 'failed', cancelled: 'cancelled' } as const;
  const less = counted[from];
  const more = counted[to];
  await tx
    .updateTable('operation')
    .set({
      ...(less && { [less]: sql<number>`${sql.ref(less)} - ${moved}` }),
      ...(more && { [more]: sql<number>`${sql.ref(more)} + ${moved}` }),
    })
    .where('customer_code', '=', customer_code)
    .where('id', '=', id)
    .execute();
  return moved;
}
