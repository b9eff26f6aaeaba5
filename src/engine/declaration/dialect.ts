import type { ErrorCode, FieldError } from '../../../contract/schema/errors';

/** A path in an answer, as `total`, `meta.page.total`; empty for the answer itself. */
type Path = string;

/** The parameters that request a page. */
export type Paging =
  | { readonly by: 'page'; readonly number: string; readonly size: string; readonly first: 0 | 1 }
  | { readonly by: 'offset'; readonly offset: string; readonly limit: string }
  /** Each answer says where the next page begins, so the pages before the wanted one are requested first. */
  | { readonly by: 'cursor'; readonly cursor: string; readonly size: string; readonly next: Path };

/** The format of an order: `sort=-name`, `sort=name,desc`, or two parameters. */
export type Ordering =
  | { readonly name: string; readonly written: 'signed' | 'comma' }
  | { readonly name: string; readonly written: 'apart'; readonly order: string };

/** The format of filters: `a=1&b=2`, `filter[a]=1`, `filter=a==1;b==2`. */
export type Filtering =
  | { readonly written: 'flat' }
  | { readonly written: 'brackets' | 'rsql'; readonly name: string };

/** An error of a provider that is not ours, converted for the engine. */
export interface Refusal {
  readonly code?: ErrorCode;
  readonly detail?: string;
  readonly errors?: readonly FieldError[];
}

/**
 * The REST dialect of a provider that is not ours, as data: requests and answers of the engine are converted to and
 * from it. Omitted parts are as in our own provider.
 */
export interface Dialect {
  /**
   * A package with a react-admin data provider for this dialect, which defines how a list, a record and a change are
   * requested. Only field names, the version and the errors are declared besides it.
   */
  readonly by?: 'ra-data-simple-rest';
  readonly page?: Paging;
  /** Without it no order is sent. */
  readonly sort?: Ordering;
  readonly filter?: Filtering;
  /** The parameter, or filter of a package, that takes the words of a search; without it a paged list has no search. */
  readonly search?: string;
  /** Keys and references are numbers at the provider; records always have them as texts here. */
  readonly keys?: 'number';
  /** The path to the records of a list in its answer. */
  readonly records?: Path;
  /** The place of the number of records on all pages: a path in the body, or a header. */
  readonly total?: `body:${string}` | `header:${string}`;
  /** The path to a single record in its answer; a request sends it at the same path. */
  readonly record?: Path;
  /** The JSON:API type: a record is `{ id, type, attributes }`, and this is its `type`. */
  readonly jsonapi?: string;
  /** Fields with a different name at the provider; the others follow `casing`. */
  readonly names?: Readonly<Record<string, string>>;
  readonly casing?: 'snake' | 'upper' | 'pascal';
  /** The field that holds the version of a record, if it is not the ETag. */
  readonly version?: `field:${string}`;
  readonly errors?: 'spring' | 'jsonapi';
  /** The HTTP method of an update. */
  readonly update?: 'PUT' | 'PATCH';
}
