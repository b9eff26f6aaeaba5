import { sql } from 'kysely';
import type { Tx } from '../db/database';
import type { Caller } from '../http/caller';
import { outcomeRows, partialOf, type RowsOutcome } from './operationRows';
import { type Author, beginOperation, updateOperation } from './operationStore';
import type { ResourceWork } from './resourceWork';

/**
 * Stores what another call did to records as an operation of the history, from which it can be taken back like any
 * other. Without results there is nothing to store.
 *
 * @returns its id, if it was stored
 */
export async function keepOperation(
  { tx, caller, now }: { readonly tx: Tx; readonly caller: Caller | Author; readonly now: Date },
  { resource, table, id: idOf, label }: ResourceWork,
  action: string,
  input: object,
  outcome: RowsOutcome,
): Promise<string | undefined> {
  const { done, skipped, failed } = outcome;
  if (done.length + failed.length === 0) return undefined;
  const { customerCode } = caller;
  const id = await beginOperation(tx, caller, { kind: 'run', resource, action, input }, now);
  const rows = outcomeRows(outcome);
  const ids = rows.map((one) => one.id);
  await sql`
    insert into operation_row
      (customer_code, operation, position, id, label, state, reason, partial, before, after, mark, marks)
    select ${customerCode}, ${id}, row_number() over (order by asked.id collate "C"), asked.id,
      coalesce(named.label, asked.id), asked.state, asked.reason, asked.partial,
      asked.before, asked.after, asked.mark, asked.marks
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb)
      as asked(id text, state text, reason text, partial boolean, before jsonb, after jsonb, mark text, marks jsonb)
    left join (
      select ${idOf} as id, ${label} as label from ${sql.table(table)}
      where ${sql.ref(`${table}.customer_code`)} = ${customerCode} and ${idOf} = any(${ids}::text[])
    ) named on named.id = asked.id`.execute(tx);
  const operation = { customer_code: customerCode, id };
  const counts = {
    done: done.length,
    partial: partialOf(outcome),
    skipped: skipped.length,
    failed: failed.length,
  };
  await updateOperation(tx, operation, { state: 'ended', ended_at: now, total: ids.length, ...counts });
  return id;
}
