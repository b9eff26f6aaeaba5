import type { ReactNode } from 'react';
import type { Fields, RecordOf } from '../../../contract/schema/fields';
import type { AnyMeanings } from '../../../contract/schema/filterMeaning';
import type { Row } from '../query/row';
import type { Action } from './action';
import type { Declaration, Filters, List } from './declaration';
import type { Form } from './form';
import type { RecordDialog } from './recordDialog';

/** The filters of a list with their field types erased; empty if none are declared. */
export interface ErasedFilters extends Omit<Filters<Fields, Fields>, 'means'> {
  readonly means: AnyMeanings;
}

interface ErasedList extends Omit<List<Fields, Fields>, 'filters'> {
  readonly filters: ErasedFilters;
}

/**
 * A checked resource declaration. The engine reads every resource through this one type; `F` only keeps the field types
 * for code that needs typed records, see {@link RecordsOf}.
 */
export interface Resource<F extends Fields = Fields>
  extends Omit<
    Declaration<Fields, Fields, Fields, Record<string, Fields>, Fields>,
    'list' | 'actions' | 'fields' | 'form' | 'key' | 'procedures'
  > {
  readonly name: string;
  readonly fields: F;
  /** One field, or several for a compound key. */
  readonly key: readonly string[];
  readonly list: ErasedList;
  /** Has no inputs if the declaration has no form. */
  readonly form: Form<Fields>;
  readonly actions: Readonly<Record<string, Action<Row, Fields>>>;
  readonly procedures: Readonly<Record<string, RecordDialog<Row>>>;
}

/** The props of a resource's own cell component; react-admin's RecordContext holds the record too. */
export interface CellProps<R = Row> {
  readonly record: R;
  /** The default rendering: the value as display text. */
  readonly text: string;
  /** True in a card, which has room: long content may wrap. */
  readonly spelt: boolean;
}

/** The props of a record page component. */
export interface RecordPageProps {
  readonly resource: Resource;
  readonly record: Row;
  /** Called after an action on the record. */
  readonly onActed: () => void;
}

/** The props of a part of the record page. */
export interface RecordPartProps extends RecordPageProps {
  /** The action buttons of the record. */
  readonly actions: ReactNode;
}

/** The props of a resource's own list, or of its own page for a new record. */
export interface ViewProps {
  readonly resource: Resource;
}

/** The props of a section above the list. */
export interface SectionProps {
  readonly resource: Resource;
}

/** The props of a page beside the list. */
export interface OwnPageProps {
  readonly resource: Resource;
}

/** The props of a procedure dialog for one record. */
export interface ProcedureOfOneProps {
  readonly resource: Resource;
  /** The key of the record. */
  readonly id: string;
  readonly onClose: () => void;
}

/** The props of a procedure dialog for the selected rows. */
export interface ProcedureOfManyProps {
  readonly resource: Resource;
  readonly rows: readonly Row[];
  readonly onClose: () => void;
}

/** The record type of a resource. */
export type RecordsOf<R> = R extends Resource<infer F> ? RecordOf<F> & { readonly id: string } : never;

/** The props of a dialog that a declaration brings with it. */
export interface DialogProps {
  readonly resource: Resource;
  readonly close: () => void;
}

/**
 * The props of an action's dialog: the rows it was opened for, and the callback that reports which of them were
 * processed.
 */
export interface ActionDialogProps {
  readonly rows: readonly Row[];
  readonly close: () => void;
  readonly onFinished: (done: readonly string[]) => void;
}
