import type { AuditedChange } from '../audit/recordAudit';
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

/** What an operation is carried on with: a request's or a job's. */
export interface Carrying {
  readonly context: WorkContext;
  readonly works: ResourceWorks;
  /** Is told of records that could not be changed. */
  readonly log: (message: string) => void;
}

/** What was done now. */
export interface Advanced {
  readonly outcome: RowsOutcome;
  /** The lines for the audit log, to be written in the same transaction. */
  readonly changes: readonly AuditedChange[];
  /** Whether that was all of it; the operation has ended then. */
  readonly ended: boolean;
}

/** Does the next rows of an operation that the transaction holds locked, and writes down what became of each. */
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
      if (operation.kind === 'run')
        return withMarks(context, records, ids, () =>
          work.apply(context, ids, operation.input, some.map(givenOf)),
        );
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

/** What a taking back needs to know of the operation that it takes back. */
async function originalOf(tx: Tx, { customer_code, resource, action, takes_back }: StoredOperation) {
  const { started_at } = await tx
    .selectFrom('operation')
    .select('started_at')
    .where('customer_code', '=', customer_code)
    .where('id', '=', takes_back)
    .executeTakeFirstOrThrow();
  return { resource, action, startedAt: started_at };
}

/** A record's change as it was written down when it was made. */
function changeOf({ id, before, after, mark }: WaitingRow): Change {
  if (!before || !after || mark === null) throw new Error('a row to take back does not say what was changed');
  return { id, before, after, mark };
}

const givenOf = ({ given, verdict }: WaitingRow): Given | undefined =>
  given && verdict ? { cells: given as Given['cells'], verdict } : undefined;

const auditOf = ({ kind, resource, action }: StoredOperation, { done }: RowsOutcome): AuditedChange[] =>
  done.map(({ id, before, after }) => ({
    entity: resource,
    action: kind === 'takeBack' ? 'takeBack' : action,
    id,
    before,
    after,
  }));
