import type { Expression, RawBuilder, SqlBool } from 'kysely';
import type { JudgedRow, SentRow, Verdict } from '../../contract/imports/imported';
import type { Cells } from '../../contract/imports/imports';
import type { ActionResourceName } from '../../contract/operations/actions';
import type { Viewer } from '../../contract/schema/where';
import type { Tx } from '../db/database';
import type { Call } from '../http/call';

/** What acting on records needs to know; the same in a request and in a job. */
export interface WorkContext {
  readonly tx: Tx;
  readonly customerCode: string;
  readonly now: Date;
  readonly viewer: Viewer;
  /** For mails: where people find the console. */
  readonly publicUrl: string;
  /** Where people sign in at a provider outside: nobody is written to about a password. */
  readonly signInElsewhere?: boolean | undefined;
}

/** What a record carries in each respect in which actions change it; each change in that respect gives it a new value. */
export type Marks = Readonly<Record<string, string>>;

/** How a record was marked before a change, and after it. */
interface MarksAround {
  readonly before?: Marks | undefined;
  readonly after?: Marks | undefined;
}

/** A record that was changed: what the action changes, as it was before and as it is now. */
export interface Change {
  readonly id: string;
  readonly before: object;
  readonly after: object;
  /** What the record carries until it is changed again in the same respect. */
  readonly mark: string;
  /** How the record was marked in every respect around the change, where that is known. */
  readonly marks?: MarksAround;
  /** What is to be known of it all the same, in Italian. */
  readonly note?: string;
  /** The note says what of the request was refused; where this is not set, only what else is to be known. */
  readonly partial?: boolean;
}

export interface LeftOut {
  readonly id: string;
  /** In Italian, for the person who asked. */
  readonly reason: string;
}

export interface WorkOutcome {
  readonly done: readonly Change[];
  /** Who is left out by the rules that everybody was shown beforehand. */
  readonly skipped: readonly LeftOut[];
  /** Whom it turned out not to be possible for. */
  readonly failed?: readonly LeftOut[];
}

/** A row of a file, and what was agreed that it does. */
export interface Given {
  readonly cells: Cells;
  readonly verdict: Verdict;
}

/** One action on the records of a resource, set-based: some statements, however many records there are. */
export interface ActionWork {
  /** The respect in which it marks records, one of those of {@link ResourceWork.marks}; absent where it cannot be taken back. */
  readonly mark?: string;
  /**
   * Locks the records, applies the rules to how they are now, and changes those that they let through.
   * @param given what came with each record, in the order of the ids, where they come from a file
   */
  apply(
    context: WorkContext,
    ids: readonly string[],
    input: object,
    given?: readonly (Given | undefined)[],
  ): Promise<WorkOutcome>;
  /** Locks what {@link takeBack} must lock before the records themselves, so that two changes never wait for each other. */
  lockBeforeTakeBack?(context: WorkContext, changes: readonly Change[]): Promise<void>;
  /** Locks the records and restores those that are still as the changes left them. */
  takeBack(context: WorkContext, changes: readonly Change[]): Promise<WorkOutcome>;
}

/** A row of a file that was judged, with what people call the record that it is about. */
export interface JudgedImport extends JudgedRow {
  readonly label: string;
}

/** What of these ids (as they are kept) other rows of the same file are about already. */
export type TakenIds = (ids: readonly string[]) => Promise<ReadonlySet<string>>;

/** How the rows of a file become records: judged before anything is written, and again when they are applied. */
export interface ImportWork extends ActionWork {
  judge(context: WorkContext, rows: readonly SentRow[], takenIds: TakenIds): Promise<readonly JudgedImport[]>;
}

/** How the records of a resource are found and changed; contract/operations/actions.ts says by whom and under which rules. */
export interface ResourceWork {
  readonly resource: ActionResourceName;
  /** The table, with its customer_code; the expressions below may name its columns. */
  readonly table: string;
  readonly id: Expression<string>;
  /** What people call a record. */
  readonly label: Expression<string>;
  /** The columns that hold the fields which rules and conditions name. */
  readonly columns: Readonly<Record<string, Expression<unknown>>>;
  /** What is searched, as people read it. */
  readonly searched: Readonly<Record<string, Expression<string | null>>>;
  /** The records that satisfy a filter, checked already against the resource's filter fields. */
  filtered(filter: object, customerCode: string, viewer: Viewer): Expression<SqlBool>;
  readonly actions: Readonly<Record<string, ActionWork>>;
  /** Locks records and reads how they are marked, by their ids; of a record that is not there, nothing. */
  marks(
    context: Pick<WorkContext, 'tx' | 'customerCode'>,
    ids: readonly string[],
  ): Promise<ReadonlyMap<string, Marks>>;
  /** Where the actions change records of another resource: which one, and how a row of an operation names the record. */
  readonly subject?: {
    readonly resource: string;
    /** @param alias of the table `operation_row` */
    id(alias: string): RawBuilder<string>;
    of(change: Pick<Change, 'after'>): string;
  };
  /** Where its records can come from a file; among the actions it is called `import`. */
  readonly imports?: ImportWork;
}

/** Every resource that can be acted on; the list of areas makes it, since no area knows another. */
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

/** The context of a request. */
export const contextOf = ({ tx, caller, now, viewer, config }: Call): WorkContext => ({
  tx,
  customerCode: caller.customerCode,
  now,
  viewer,
  publicUrl: config.publicUrl,
  signInElsewhere: config.oidc !== undefined,
});
