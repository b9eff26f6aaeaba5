import { type Expression, type SqlBool, sql } from 'kysely';
import type { Import, ImportedRow, ImportOutcome } from '../../contract/imports/imported';
import type { Tx } from '../db/database';
import type { Caller } from '../http/caller';
import { type ImportRow, UNCHANGED } from './importStore';
import { operationOf } from './operationView';
import type { SeenOperation } from './seenOperations';

type Counts = Pick<Import, ImportOutcome>;

const NOTHING: Counts = { created: 0, updated: 0, unchanged: 0, refused: 0, waiting: 0, cancelled: 0 };

/** Outcome of a row, from its state and verdict. */
const outcome = sql<ImportOutcome>`case
  when state = 'done' then case verdict when 'create' then 'created' else 'updated' end
  when state = 'waiting' then 'waiting'
  when state = 'cancelled' then 'cancelled'
  when reason = ${UNCHANGED} then 'unchanged'
  else 'refused' end`;

/** Builds the condition for rows with one outcome. */
export const withOutcome = (wanted: ImportOutcome): Expression<SqlBool> =>
  sql<SqlBool>`${outcome} = ${wanted}`;

/** Counts the rows of each of these imports by outcome. */
export async function readCounts(
  tx: Tx,
  customerCode: string,
  ids: readonly string[],
): Promise<ReadonlyMap<string, Counts>> {
  const { rows } = await sql<{ operation: string; outcome: ImportOutcome; count: number }>`
    select operation, ${outcome} as outcome, count(*)::integer as count from operation_row
    where customer_code = ${customerCode} and operation = any(${ids}::text[])
    group by 1, 2`.execute(tx);
  const counts = new Map<string, Counts>();
  for (const { operation, outcome: of, count } of rows)
    counts.set(operation, { ...(counts.get(operation) ?? NOTHING), [of]: count });
  return counts;
}

/** Converts an import to the API's form for the caller. */
export function importOf(row: SeenOperation, caller: Caller, counts: Counts = NOTHING): Import {
  const shown = operationOf(row, caller);
  const { id, name, actor, startedAt, endedAt, state, problem, total, takenBackBy } = shown;
  const { canCancel, canTakeBack, whyNotTakeBack } = shown;
  const { file = '', reading } = row.input as Partial<Pick<Import, 'file' | 'reading'>>;
  return {
    id,
    file,
    ...(reading && { reading }),
    resource: row.resource as Import['resource'],
    name,
    ...(actor && { actor }),
    startedAt,
    ...(endedAt && { endedAt }),
    state,
    ...(problem && { problem }),
    total,
    ...counts,
    takenBack: takenBackBy !== undefined && takenBackBy !== null,
    ...(takenBackBy && { takenBackBy }),
    canCancel,
    canTakeBack,
    ...(whyNotTakeBack && { whyNotTakeBack }),
  };
}

export const outcomeColumn = outcome.as('outcome');

type Shown = Pick<ImportRow, 'position' | 'id' | 'label' | 'reason' | 'given'> & { outcome: ImportOutcome };

export const importedRowOf = ({ reason, given, ...row }: Shown): ImportedRow => ({
  ...row,
  ...(reason && { reason }),
  cells: (given ?? {}) as ImportedRow['cells'],
});
