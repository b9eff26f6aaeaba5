import type { Fields, RecordOf } from '../../../contract/fields';
import type { Action } from './action';
import type { Declaration, Filters, List } from './declaration';
import type { Form } from './form';

/** A record as react-admin knows it: its key is also its `id`. */
export interface Row {
  readonly id: string;
  readonly [field: string]: unknown;
}

/** The filters of a list, their fields forgotten; empty where none are declared. */
export interface ErasedFilters extends Omit<Filters<Fields, Fields>, 'where'> {
  where(values: Readonly<Record<string, unknown>>): Readonly<Record<string, unknown>>;
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
    'list' | 'actions' | 'fields' | 'form' | 'key'
  > {
  readonly name: string;
  readonly fields: F;
  /** One field or several. */
  readonly key: readonly string[];
  readonly list: ErasedList;
  /** Without inputs where none is declared. */
  readonly form: Form<Fields>;
  readonly actions: Readonly<Record<string, Action<Row, Fields>>>;
}

/** What the page of a record is given. */
export interface RecordPageProps {
  readonly resource: Resource;
  readonly record: Row;
}

/** The records of a resource. */
export type RecordsOf<R> = R extends Resource<infer F> ? RecordOf<F> & { readonly id: string } : never;
