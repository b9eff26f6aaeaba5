import type { ReactNode } from 'react';
import type { Fields, RecordOf } from '../../../contract/schema/fields';
import type { AnyMeanings } from '../../../contract/schema/filterMeaning';
import type { Row } from '../query/row';
import type { Action } from './action';
import type { Declaration, Filters, List } from './declaration';
import type { Form } from './form';
import type { Procedure } from './procedure';

/** The filters of a list, their fields forgotten; empty where none are declared. */
export interface ErasedFilters extends Omit<Filters<Fields, Fields>, 'means'> {
  readonly means: AnyMeanings;
}

interface ErasedList extends Omit<List<Fields, Fields>, 'filters'> {
  readonly filters: ErasedFilters;
}

/**
 * A resource whose declaration was checked. The engine reads every resource by this one type; `F` only
 * remembers the fields for whoever needs its records typed, see {@link RecordsOf}.
 */
export interface Resource<F extends Fields = Fields>
  extends Omit<
    Declaration<Fields, Fields, Fields, Record<string, Fields>, Fields>,
    'list' | 'actions' | 'fields' | 'form' | 'key' | 'procedures'
  > {
  readonly name: string;
  readonly fields: F;
  /** One field or several. */
  readonly key: readonly string[];
  readonly list: ErasedList;
  /** Without inputs where none is declared. */
  readonly form: Form<Fields>;
  readonly actions: Readonly<Record<string, Action<Row, Fields>>>;
  readonly procedures: Readonly<Record<string, Procedure<Row>>>;
}

/** What a cell of the resource's own is given; react-admin's RecordContext has the record too. */
export interface CellProps<R = Row> {
  readonly record: R;
  /** What would stand there without it: its value as people read it. */
  readonly text: string;
  /** There is room, in a card: what is too long may go on below. */
  readonly spelt: boolean;
}

/** What the page of a record is given. */
export interface RecordPageProps {
  readonly resource: Resource;
  readonly record: Row;
  /** To be told when something was done with it. */
  readonly onActed: () => void;
}

/** What a part of the page of a record is given. */
export interface RecordPartProps extends RecordPageProps {
  /** What can be done with it. */
  readonly actions: ReactNode;
}

/** What a list, or the page of a new record, of the resource's own is given. */
export interface ViewProps {
  readonly resource: Resource;
}

/** What a part of the page above the list is given. */
export interface SectionProps {
  readonly resource: Resource;
}

/** What a page beside the list is given. */
export interface OwnPageProps {
  readonly resource: Resource;
}

/** What the dialog for one record is given. */
export interface ProcedureOfOneProps {
  readonly resource: Resource;
  /** The key of the record. */
  readonly id: string;
  readonly onClose: () => void;
}

/** What the dialog for the ticked rows is given. */
export interface ProcedureOfManyProps {
  readonly resource: Resource;
  readonly rows: readonly Row[];
  readonly onClose: () => void;
}

/** The records of a resource. */
export type RecordsOf<R> = R extends Resource<infer F> ? RecordOf<F> & { readonly id: string } : never;

/** What a dialog that a declaration brings along is given. */
export interface DialogProps {
  readonly resource: Resource;
  readonly close: () => void;
}

/** What the dialog of an action is given: the rows that it was begun on, and whom to tell what was done with which of them. */
export interface ActionDialogProps {
  readonly rows: readonly Row[];
  readonly close: () => void;
  readonly onFinished: (done: readonly string[]) => void;
}
