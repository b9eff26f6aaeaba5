import { sql } from 'kysely';
import type { Call } from '../http/call';
import { noteOutcome } from './operationRows';
import { beginOperation, updateOperation } from './operationStore';
import type { ResourceWork, WorkOutcome } from './resourceWork';

/**
 * Keeps what another call did to records as an operation of the history, from which it can be taken back like
 * any other. Where nothing was done there is nothing to keep.
 */
export async function keepOperation(
  { tx, caller, now }: Call,
  { resource, table, id: idOf, label }: ResourceWork,
  action: string,
  input: object,
  outcome: WorkOutcome,
): Promise<void> {
  if (outcome.done.length === 0) return;
  const { customerCode } = caller;
  const id = await beginOperation(tx, caller, { kind: 'run', resource, action, input }, now);
  const ids = [...outcome.done, ...outcome.skipped].map((one) => one.id);
  await sql`
    insert into operation_row (customer_code, operation, position, id, label, state)
    select ${customerCode}, ${id}, row_number() over (order by asked.id collate "C"), asked.id,
      coalesce(named.label, asked.id), 'waiting'
    from unnest(${ids}::text[]) as asked(id)
    left join (
      select ${idOf} as id, ${label} as label from ${sql.table(table)}
      where ${sql.ref(`${table}.customer_code`)} = ${customerCode} and ${idOf} = any(${ids}::text[])
    ) named on named.id = asked.id`.execute(tx);
  const operation = { customer_code: customerCode, id };
  await noteOutcome(tx, operation, { ...outcome, failed: [] });
  await updateOperation(tx, operation, { state: 'ended', ended_at: now, total: ids.length });
}
