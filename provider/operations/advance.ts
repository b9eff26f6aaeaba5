import type { AuditedChange } from '../audit/recordAudit';
import { attempt } from './attempt';
import { nextWaiting, type RowsOutcome, recordOutcome, type WaitingRow } from './operationRows';
import { type StoredOperation, updateOperation } from './operationStore';
import { actionWorkOf, type Change, type Given, type ResourceWorks, type WorkContext } from './resourceWork';

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
  const work = actionWorkOf(works, operation.resource, operation.action);
  const outcome = await attempt(
    tx,
    rows,
    (some) =>
      operation.kind === 'takeBack'
        ? work.takeBack(context, some.map(changeOf))
        : work.apply(
            context,
            some.map(({ id }) => id),
            operation.input,
            some.map(givenOf),
          ),
    log,
  );
  await recordOutcome(tx, operation, outcome);
  const ended = rows.length < limit;
  if (ended) await updateOperation(tx, operation, { state: 'ended', ended_at: context.now });
  return { outcome, changes: auditOf(operation, outcome), ended };
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
