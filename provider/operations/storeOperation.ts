import { sql } from 'kysely';
import type { Tx } from '../db/database';
import type { Caller } from '../http/caller';
import { outcomeRows, partialOf, type RowsOutcome } from './operationRows';
import { type Author, beginOperation } from './operationStore';
import type { ResourceWork } from './resourceWork';

/**
 * Stores the changes of a call other than a bulk action as an operation in the history, so that they can be reversed.
 * Does nothing if no record was changed or failed.
 * @returns the id of the operation; undefined if nothing was stored
 */
export async function storeOperation(
  { tx, caller, now }: { readonly tx: Tx; readonly caller: Caller | Author; readonly now: Date },
  { resource, table, id: idOf, label }: ResourceWork,
  action: string,
  input: object,
  outcome: RowsOutcome,
): Promise<string | undefined> {
  const { done, skipped, failed } = outcome;
  if (done.length + failed.length === 0) return undefined;
  const { customerCode } = caller;
  const rows = outcomeRows(outcome);
  const ids = rows.map((one) => one.id);
  const continued =
    'program' in caller ? await continuedBy(tx, caller, { resource, action, input }, ids, now) : undefined;
  const id =
    continued?.id ?? (await beginOperation(tx, caller, { kind: 'run', resource, action, input }, now));
  await sql`
    insert into operation_row
      (customer_code, operation, position, id, label, state, reason, partial, before, after, mark, marks)
    select ${customerCode}, ${id}, ${continued?.total ?? 0} + row_number() over (order by asked.id collate "C"), asked.id,
      coalesce(named.label, asked.id), asked.state, asked.reason, asked.partial,
      asked.before, asked.after, asked.mark, asked.marks
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb)
      as asked(id text, state text, reason text, partial boolean, before jsonb, after jsonb, mark text, marks jsonb)
    left join (
      select ${idOf} as id, ${label} as label from ${sql.table(table)}
      where ${sql.ref(`${table}.customer_code`)} = ${customerCode} and ${idOf} = any(${ids}::text[])
    ) named on named.id = asked.id`.execute(tx);
  await tx
    .updateTable('operation')
    .set({
      state: 'ended',
      ended_at: now,
      total: sql<number>`total + ${ids.length}`,
      done: sql<number>`done + ${done.length}`,
      partial: sql<number>`partial + ${partialOf(outcome)}`,
      skipped: sql<number>`skipped + ${skipped.length}`,
      failed: sql<number>`failed + ${failed.length}`,
    })
    .where('customer_code', '=', customerCode)
    .where('id', '=', id)
    .execute();
  return id;
}

/** Minutes after which a program's next change begins another operation, and the most records of one operation. */
const PAUSE_MINUTES = 30;
const MOST_ROWS = 5000;

/**
 * Returns the operation that a program's change continues. Programs send one record at a time: a synchronisation of 300
 * users is one operation of the history, which can be taken back as a whole.
 */
async function continuedBy(
  tx: Tx,
  { customerCode, uid }: Caller,
  { resource, action, input }: { readonly resource: string; readonly action: string; readonly input: object },
  ids: readonly string[],
  now: Date,
): Promise<{ readonly id: string; readonly total: number } | undefined> {
  return tx
    .selectFrom('operation as o')
    .select(['o.id', 'o.total'])
    .where('o.customer_code', '=', customerCode)
    .where('o.as_whom', '=', uid)
    .where('o.kind', '=', 'run')
    .where('o.resource', '=', resource)
    .where('o.action', '=', action)
    .where(sql<boolean>`o.input = ${JSON.stringify(input)}::jsonb`)
    .where('o.state', '=', 'ended')
    .where('o.total', '<', MOST_ROWS)
    .where('o.ended_at', '>', new Date(now.getTime() - PAUSE_MINUTES * 60_000))
    .where(
      sql<boolean>`not exists (
        select from operation_row r where r.customer_code = o.customer_code and r.operation = o.id
          and r.id = any(${ids}::text[]))`,
    )
    .where(
      sql<boolean>`not exists (
        select from operation t where t.customer_code = o.customer_code and t.takes_back = o.id)`,
    )
    .orderBy('o.started_at', 'desc')
    .orderBy('o.id')
    .limit(1)
    .forUpdate()
    .executeTakeFirst();
}
