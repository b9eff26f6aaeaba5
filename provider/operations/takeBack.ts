import { type RawBuilder, sql } from 'kysely';
import { EXAMPLES } from '../../contract/constants';
import * as operationsMessages from '../../contract/messages/it/operations';
import { LATER_STEPS, type TakeBackPreview } from '../../contract/operations/operation';
import type { Call } from '../http/call';
import { advance } from './advance';
import { countUntouched, isAbout, remains, rowsOn, subjectsOf } from './marks';
import { CHUNK } from './operationJob';
import { addRowsToTakeBack, beginOperation, lockOperation } from './operationStore';
import { type Change, contextOf, type ResourceWorks, workOf } from './resourceWork';
import { type SeenOperation, seen, visibleOperations } from './seenOperations';

/** An operation, and how many records it shares with an earlier one. */
export interface LaterStep extends SeenOperation {
  readonly shared: number;
}

/**
 * Reads the later operations, visible to the caller, on the records that an operation changed and that are not
 * restored; newest first.
 */
export async function laterSteps(
  { tx, caller }: Call,
  works: ResourceWorks,
  operation: SeenOperation,
): Promise<readonly LaterStep[]> {
  const { customerCode } = caller;
  const subjects = await subjectsOf(tx, works, customerCode, operation);
  const { rows } = await sql<{ operation: string; shared: number }>`
    select operation, count(*)::integer as shared
    from ${rowsOn(works, customerCode, operation.resource, subjects)} where ${remains} group by operation`.execute(
    tx,
  );
  const shared = new Map(rows.map((row) => [row.operation, row.shared]));
  const found = await visibleOperations(tx, caller)
    .selectAll()
    .$narrowType<Pick<SeenOperation, 'state'>>()
    .select(seen)
    .where('kind', '=', 'run')
    .where('started_at', '>', operation.started_at)
    .where('id', '=', sql<string>`any(${[...shared.keys()]}::text[])`)
    .orderBy('started_at', 'desc')
    .orderBy('id')
    .limit(LATER_STEPS)
    .execute();
  return found.map((step) => ({ ...step, shared: shared.get(step.id) ?? 0 }));
}

/**
 * Begins the reversals of later operations, restricted to the records of the given one, and then of the given
 * operation. The given operation must be locked.
 * @param later the later operations, newest first
 * @returns the ids of the reversals, in the order in which they must run
 */
export async function beginTakeBack(
  call: Call,
  works: ResourceWorks,
  operation: SeenOperation,
  later: readonly SeenOperation[],
): Promise<readonly string[]> {
  const { tx, caller } = call;
  const { customerCode } = caller;
  // Always lock the oldest first.
  for (const { id } of [...later].reverse()) await lockOperation(tx, customerCode, id);
  if (later.length > 0) await lockBefore(call, works, operation);
  const subjects = later.length > 0 ? await subjectsOf(tx, works, customerCode, operation) : [];
  const begun: string[] = [];
  for (const step of later)
    begun.push(await begin(call, step, sql`${remains} and ${isAbout(works, step.resource, subjects)}`));
  return [...begun, await begin(call, operation, remains)];
}

async function begin(
  { tx, caller, now }: Call,
  { id: takesBack, resource, action, input }: SeenOperation,
  which: RawBuilder<unknown>,
): Promise<string> {
  const begun = { kind: 'takeBack', resource, action, input, takesBack } as const;
  const id = await beginOperation(tx, caller, begun, now);
  await addRowsToTakeBack(tx, caller.customerCode, id, takesBack, which);
  return id;
}

/**
 * Takes the locks that the reversal of the operation needs before those of its records, because the reversals of later
 * operations lock records first.
 */
async function lockBefore(call: Call, works: ResourceWorks, operation: SeenOperation): Promise<void> {
  const { resource, action } = operation;
  const lock = workOf(works, resource).actions[action]?.lockBeforeTakeBack;
  if (lock) await lock(contextOf(call), await remainingChanges(call, operation));
}

async function remainingChanges({ tx, caller }: Call, { id }: SeenOperation): Promise<readonly Change[]> {
  const { rows } = await sql<Change>`
    select id, before, after, mark from operation_row r
    where customer_code = ${caller.customerCode} and operation = ${id} and ${remains}`.execute(tx);
  return rows;
}

type WouldDo = Pick<TakeBackPreview, 'restorable' | 'left'>;

/** Maximum number of records for which a preview tries the reversal; with more, people would wait too long. */
const TRIED = 500;

const CHANGED = operationsMessages.changedLater;

/**
 * Predicts the effect of a reversal. With too many records to try it, only compares their marks and sets `estimated`.
 */
export async function wouldTakeBack(
  call: Call,
  works: ResourceWorks,
  operation: SeenOperation,
  later: readonly LaterStep[],
): Promise<WouldDo & { readonly estimated?: true }> {
  const total = operation.done - operation.restored;
  if (total + later.reduce((sum, { shared }) => sum + shared, 0) <= TRIED)
    return tryTakeBack(call, works, operation, later);
  const { resource, action, started_at: startedAt } = operation;
  const also = new Set(later.map(({ id }) => id));
  const changes = await remainingChanges(call, operation);
  const of = { resource, action, startedAt };
  const restorable = await countUntouched(contextOf(call), works, of, changes, also);
  const left = restorable < total ? [{ reason: CHANGED, count: total - restorable, examples: [] }] : [];
  return { restorable, left, estimated: true };
}

/** Takes an operation and its later steps back, reads the results, and rolls everything back. */
async function tryTakeBack(
  call: Call,
  works: ResourceWorks,
  operation: SeenOperation,
  later: readonly SeenOperation[],
): Promise<WouldDo> {
  const { tx, caller } = call;
  const carrying = { context: contextOf(call), works, log: () => undefined };
  await sql`savepoint take_back`.execute(tx);
  let last = '';
  for (const id of await beginTakeBack(call, works, operation, later)) {
    last = id;
    for (let ended = false; !ended; ) {
      const begun = await lockOperation(tx, caller.customerCode, id);
      if (!begun) throw new Error('an operation that was just begun is not there');
      ({ ended } = await advance(carrying, begun, CHUNK));
    }
  }
  const { rows } = await sql<WouldDo['left'][number] & { state: string }>`
    select state, reason, count(*)::integer as count,
      json_agg(json_build_object('id', id, 'label', label) order by position) filter (where place <= ${EXAMPLES})
        as examples
    from (select *, row_number() over (partition by state, reason order by position) as place from operation_row
      where customer_code = ${caller.customerCode} and operation = ${last}) became
    group by state, reason order by count(*) desc, reason`.execute(tx);
  await sql`rollback to savepoint take_back`.execute(tx);
  await sql`release savepoint take_back`.execute(tx);
  const restorable = rows.filter(({ state }) => state === 'done').reduce((sum, { count }) => sum + count, 0);
  const left = rows
    .filter(({ state }) => state !== 'done')
    .map(({ reason, count, examples }) => ({ reason, count, examples }));
  return { restorable, left };
}
