import { type AuditedChange, onlyChanged } from '../audit/recordAudit';
import type { Tx } from '../db/database';
import { attempt } from './attempt';
import { withMarks, withMarksOfNow } from './marks';
import { nextWaiting, type RowsOutcome, recordOutcome, type WaitingRow } from './operationRows';
import { type StoredOperation, updateOperation } from './operationStore';
import {
  actionWorkOf,
  type Change,
  type Given,
  type ResourceWorks,
  type WorkContext,
  workOf,
} from './resourceWork';

/** Context in which an operation continues, in a request or in a job. */
export interface Carrying {
  readonly context: WorkContext;
  readonly works: ResourceWorks;
  /** Logs records that could not be changed. */
  readonly log: (message: string) => void;
}

/** Result of one portion. */
export interface Advanced {
  readonly outcome: RowsOutcome;
  /** Lines for the audit log, to be written in the same transaction. */
  readonly changes: readonly AuditedChange[];
  /** True if this was the last portion; the operation has then ended. */
  readonly ended: boolean;
}

/** Processes the next rows of an operation that the transaction has locked, and stores the result of each. */
export async function advance(
  { context, works, log }: Carrying,
  operation: StoredOperation,
  limit: number,
): Promise<Advanced> {
  const { tx } = context;
  const rows = await nextWaiting(tx, operation, limit);
  const records = workOf(works, operation.resource);
  const work = actionWorkOf(works, operation.resource, operation.action);
  const outcome = await attempt(
    tx,
    rows,
    async (some) => {
      const ids = some.map(({ id }) => id);
      if (operation.kind === 'run') {
        await work.lockBeforeApply?.(context, ids);
        return withMarks(context, records, ids, () =>
          work.apply(context, ids, operation.input, some.map(givenOf)),
        );
      }
      const changes = some.map(changeOf);
      await work.lockBeforeTakeBack?.(context, changes);
      const of = await originalOf(tx, operation);
      const asNow = await withMarksOfNow(context, works, of, changes);
      return withMarks(context, records, ids, () => work.takeBack(context, asNow));
    },
    log,
  );
  await recordOutcome(tx, operation, outcome);
  const ended = rows.length < limit;
  if (ended) await updateOperation(tx, operation, { state: 'ended', ended_at: context.now });
  return { outcome, changes: auditOf(operation, outcome), ended };
}

/** Reads what a reversal needs to know about the operation that it takes back. */
async function originalOf(tx: Tx, { customer_code, resource, action, takes_back }: StoredOperation) {
  const { started_at } = await tx
    .selectFrom('operation')
    .select('started_at')
    .where('customer_code', '=', customer_code)
    .where('id', '=', takes_back)
    .executeTakeFirstOrThrow();
  return { resource, action, startedAt: started_at };
}

/** Returns the change that a row of a reversal reverses, as the original operation stored it. */
function changeOf({ id, before, after, mark }: WaitingRow): Change {
  if (!before || !after || mark === null) throw new Error('a row to take back does not say what was changed');
  return { id, before, after, mark };
}

const givenOf = ({ given, verdict }: WaitingRow): Given | undefined =>
  given && verdict ? { cells: given as Given['cells'], verdict } : undefined;

const auditOf = ({ kind, resource, action }: StoredOperation, { done }: RowsOutcome): AuditedChange[] =>
  onlyChanged(
    ...done.map(({ id, before, after }) => ({
      entity: resource,
      action: kind === 'takeBack' ? 'takeBack' : action,
      id,
      before,
      after,
    })),
  );
