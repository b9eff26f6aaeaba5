import type { ErrorCode, FieldError } from '../../../contract/schema/errors';

/** A place in an answer, as `total`, `meta.page.total`; empty is the answer itself. */
type Path = string;

/** How a provider is asked for a page. */
export type Paging =
  | { readonly by: 'page'; readonly number: string; readonly size: string; readonly first: 0 | 1 }
  | { readonly by: 'offset'; readonly offset: string; readonly limit: string }
  /** Each answer says where the next page begins; pages before it are asked for on the way. */
  | { readonly by: 'cursor'; readonly cursor: string; readonly size: string; readonly next: Path };

/** How an order is written: `sort=-name`, `sort=name,desc`, or in two parameters. */
export type Ordering =
  | { readonly name: string; readonly written: 'signed' | 'comma' }
  | { readonly name: string; readonly written: 'apart'; readonly order: string };

/** How filters are written: `a=1&b=2`, `filter[a]=1`, `filter=a==1;b==2`. */
export type Filtering =
  | { readonly written: 'flat' }
  | { readonly written: 'brackets' | 'rsql'; readonly name: string };

/** What a provider that is not ours says against a request, as the engine understands it. */
export interface Refusal {
  readonly code?: ErrorCode;
  readonly detail?: string;
  readonly errors?: readonly FieldError[];
}

/**
 * How a provider that is not ours speaks, as data: what the engine asks and what it is answered are put into
 * its words and out of them. What is left out is as our own provider has it.
 */
export interface Dialect {
  /**
   * A package with a data provider for react-admin that speaks it, and says how a list, a record and a change are asked for.
   * Only the names of fields, the version and the refusals are declared beside it.
   */
  readonly by?: 'ra-data-simple-rest';
  readonly page?: Paging;
  /** Without it no order is asked for. */
  readonly sort?: Ordering;
  readonly filter?: Filtering;
  /** Where the records of a list are in its answer, and how many there are on all pages. */
  readonly records?: Path;
  readonly total?: `body:${string}` | `header:${string}`;
  /** Where a single record is in its answer; in a request it is sent in the same place. */
  readonly record?: Path;
  /** `jsonapi`: a record is `{ id, type, attributes }`, its type being this. */
  readonly jsonapi?: string;
  /** Fields that the provider calls otherwise; the others follow `casing`. */
  readonly names?: Readonly<Record<string, string>>;
  readonly casing?: 'snake' | 'upper' | 'pascal';
  /** The field that is the version of a record, where it is no ETag. */
  readonly version?: `field:${string}`;
  readonly errors?: 'spring' | 'jsonapi';
  /** What changes a record. */
  readonly update?: 'PUT' | 'PATCH';
}
