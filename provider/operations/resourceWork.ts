import type { Expression, RawBuilder, SqlBool } from 'kysely';
import type { SentRow, ValidatedRow, Verdict } from '../../contract/imports/imported';
import type { Cells } from '../../contract/imports/imports';
import type { ActionResourceName } from '../../contract/operations/actions';
import type { Viewer } from '../../contract/schema/where';
import type { Tx } from '../db/database';
import type { Call } from '../http/call';

/** Context of work on records, the same in a request and in a job. */
export interface WorkContext {
  readonly tx: Tx;
  readonly customerCode: string;
  readonly now: Date;
  readonly viewer: Viewer;
  /** Address of the console, for links in mails. */
  readonly publicUrl: string;
  /** True when people sign in at an external identity provider: no mail about a password is sent. */
  readonly signInElsewhere?: boolean | undefined;
}

/**
 * Marks of a record: one value for each aspect that actions change. Every change of an aspect gives it a new value.
 */
export type Marks = Readonly<Record<string, string>>;

/** Marks of a record before and after a change. */
interface MarksAround {
  readonly before?: Marks | undefined;
  readonly after?: Marks | undefined;
}

/** A changed record: the fields that the action changes, before and after. */
export interface Change {
  readonly id: string;
  readonly before: object;
  readonly after: object;
  /** Mark that the record keeps until the same aspect is changed again. */
  readonly mark: string;
  /** Marks of every aspect before and after the change, where they are known. */
  readonly marks?: MarksAround;
  /** Something the person should know although the change succeeded, in Italian. */
  readonly note?: string;
  /** True if the note explains which part of the request was refused; otherwise the note only adds information. */
  readonly partial?: boolean;
}

export interface LeftOut {
  readonly id: string;
  /** Reason in Italian, shown to the person who asked. */
  readonly reason: string;
}

export interface WorkOutcome {
  readonly done: readonly Change[];
  /** Records left out by the rules that were shown in the preview. */
  readonly skipped: readonly LeftOut[];
  /** Records for which the action failed unexpectedly. */
  readonly failed?: readonly LeftOut[];
}

/** A row of a file, and the effect that the person agreed to in the preview. */
export interface Given {
  readonly cells: Cells;
  readonly verdict: Verdict;
}

/** One action on the records of a resource. It is set-based: a few statements, however many records there are. */
export interface ActionWork {
  /**
   * The aspect that the action marks, one of those of {@link ResourceWork.marks}; absent if it cannot be taken back,
   * or removes the records.
   */
  readonly mark?: string;
  /**
   * True if the action removes the records. Its reversal checks that they still do not exist; there is no mark to
   * compare.
   */
  readonly removes?: true;
  /**
   * Takes other locks that {@link apply} needs. Runs before the records are locked, so that two changes cannot
   * deadlock.
   */
  lockBeforeApply?(context: WorkContext, ids: readonly string[]): Promise<void>;
  /**
   * Locks the records, applies the rules to their current state, and changes those to which the rules allow it.
   * @param given for records from a file: their rows, in the order of the ids
   */
  apply(
    context: WorkContext,
    ids: readonly string[],
    input: object,
    given?: readonly (Given | undefined)[],
  ): Promise<WorkOutcome>;
  /**
   * Takes other locks that {@link takeBack} needs. Runs before the records are locked, so that two changes cannot
   * deadlock.
   */
  lockBeforeTakeBack?(context: WorkContext, changes: readonly Change[]): Promise<void>;
  /** Locks the records and restores those that are unchanged since. */
  takeBack(context: WorkContext, changes: readonly Change[]): Promise<WorkOutcome>;
}

/** A judged row of a file, with the label of its record. */
export interface ValidatedImport extends ValidatedRow {
  readonly label: string;
}

/** Returns those of the given ids of stored records that other rows of the same file already use. */
export type TakenIds = (ids: readonly string[]) => Promise<ReadonlySet<string>>;

/** Turns the rows of a file into records: judges them before anything is written, and again when they are applied. */
export interface ImportWork extends ActionWork {
  validate(
    context: WorkContext,
    rows: readonly SentRow[],
    takenIds: TakenIds,
  ): Promise<readonly ValidatedImport[]>;
}

/**
 * How to find and change the records of a resource; contract/operations/actions.ts defines by whom and under which
 * rules.
 */
export interface ResourceWork {
  readonly resource: ActionResourceName;
  /** The table, which has a `customer_code`; the expressions below may name its columns. */
  readonly table: string;
  readonly id: Expression<string>;
  /** Label of a record, as shown to people. */
  readonly label: Expression<string>;
  /** Columns of the fields that rules and conditions name. */
  readonly columns: Readonly<Record<string, Expression<unknown>>>;
  /** Expressions to search, with the values as people read them; they may depend on the person. */
  readonly searched: Readonly<
    Record<string, Expression<string | null> | ((context: WorkContext) => Expression<string | null>)>
  >;
  /** Builds the condition for a filter that was already checked against the resource's filter fields. */
  filtered(filter: object, customerCode: string, viewer: Viewer): Expression<SqlBool>;
  readonly actions: Readonly<Record<string, ActionWork>>;
  /**
   * Locks records and returns their {@link Marks} by id, which show whether a record changed since an operation. Missing
   * records are absent from the result.
   */
  marks(
    context: Pick<WorkContext, 'tx' | 'customerCode'>,
    ids: readonly string[],
  ): Promise<ReadonlyMap<string, Marks>>;
  /**
   * Set if the actions change records of another resource: its name, and how to get the id of that record from a row of
   * an operation.
   */
  readonly subject?: {
    readonly resource: string;
    /** @param alias alias of the table `operation_row` in the query */
    id(alias: string): RawBuilder<string>;
    of(change: Pick<Change, 'after'>): string;
  };
  /** Set when the records can be imported from a file; the action is then called `import`. */
  readonly imports?: ImportWork;
}

/** All resources with actions. Only provider/areas/index.ts can list them, because areas do not import each other. */
export type ResourceWorks = readonly ResourceWork[];

export function workOf(works: ResourceWorks, resource: string): ResourceWork {
  const found = works.find((work) => work.resource === resource);
  if (!found) throw new Error(`nothing is known about acting on ${resource}`);
  return found;
}

export function actionWorkOf(works: ResourceWorks, resource: string, action: string): ActionWork {
  const found = workOf(works, resource).actions[action];
  if (!found) throw new Error(`nothing is known about the action ${action} on ${resource}`);
  return found;
}

export function importWorkOf(works: ResourceWorks, resource: string): ImportWork {
  const { imports } = workOf(works, resource);
  if (!imports) throw new Error(`nothing is known about importing ${resource}`);
  return imports;
}

/** Returns the work context of a request. */
export const contextOf = ({ tx, caller, now, viewer, config }: Call): WorkContext => ({
  tx,
  customerCode: caller.customerCode,
  now,
  viewer,
  publicUrl: config.publicUrl,
  signInElsewhere: config.oidc !== undefined,
});
