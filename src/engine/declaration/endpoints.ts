import type { Endpoint } from '../../../contract/schema/endpoint';
import type { Field, Fields } from '../../../contract/schema/fields';
import type { filterCounts } from '../../../contract/schema/listing';
import type { AnyRules } from '../../../contract/schema/rules';
import type { Dialect } from './dialect';

/** An endpoint whose answer is described by `R`; its parameters and body may be anything. */
export type Answering<R extends Field | undefined> = Endpoint<Fields, Fields, Field | undefined, R>;

/** A record of these fields, as an endpoint answers or takes it. */
export interface Whole<F extends Fields> {
  readonly kind: 'record';
  readonly required: true;
  readonly of: F;
  readonly rules?: AnyRules;
}

/** An endpoint that takes a body of these fields. */
export type Taking<B extends Fields, R extends Field | undefined = Field | undefined> = Endpoint<
  Fields,
  Fields,
  Whole<B>,
  R
>;

/**
 * The source of a path parameter that is not the key of the record: the acting user, a fixed value, today's service
 * year, each of several values (the list joins all their answers), or a filter of the list. Such a filter always has a
 * value, one of a {@link ranges range}.
 */
export type Scoped =
  | { readonly mine: 'uid' | 'customerCode' }
  | { readonly is: string }
  | { readonly today: 'serviceYear' }
  | { readonly each: readonly string[] }
  | { readonly filter: string; readonly of: 'serviceYears' };
export type Scope = Readonly<Record<string, Scoped>>;

/** A list of records of these fields, as an endpoint answers it. */
interface ListOf<F extends Fields> {
  readonly kind: 'list';
  readonly required: true;
  readonly of: Whole<F>;
}

/** An answer with a list of records as `data`, along with other fields. */
interface Holding<F extends Fields> {
  readonly kind: 'record';
  readonly required: true;
  readonly of: { readonly data: ListOf<F>; readonly [beside: string]: Field };
}

/** Options of a list whose endpoint can return pages. */
export interface Pages {
  /** The endpoint that counts the records for each value of a filter, with the other filters unchanged. */
  readonly counts?: Answering<typeof filterCounts>;
  /** The query takes any condition on the fields as JSON (`where`), and the language of the labels to sort by. */
  readonly conditions?: true;
  /** Maximum number of records per page. A list that is loaded whole switches to pages if it has more. */
  readonly atOnce?: number;
}

/**
 * The way a list is answered. `whole`: every record at once, and the browser filters, sorts and pages them. `page`: the
 * provider filters and pages; the endpoint takes the filters, `page` and `perPage`, in its body if it has one or in its
 * query, and the answer also has the `total`. If it takes `sort`, the list can be ordered by its values; if it takes
 * `q`, it can be searched.
 */
export type ListCall<F extends Fields> =
  | ({ readonly endpoint: Answering<ListOf<F>>; readonly answers: 'whole' } & {
      readonly [K in keyof Pages]?: never;
    })
  | ({ readonly endpoint: Answering<Holding<F>>; readonly answers: 'whole'; readonly at: 'data' } & Pages)
  | ({
      readonly endpoint: Answering<Holding<F>>;
      readonly answers: 'page';
      /** The provider's counting limit: a total equal to it may mean more. */
      readonly mostCounted?: number;
    } & Pages);

type Renamed<B extends Fields, F extends Fields> = {
  readonly [K in Exclude<keyof B, keyof F>]: keyof F & string;
};
/** The names of a call's fields in the record; required only if a field has a different name in the record. */
type Naming<B extends Fields, F extends Fields> =
  Exclude<keyof B, keyof F> extends never
    ? { readonly names?: Renamed<B, F> }
    : { readonly names: Renamed<B, F> };

/**
 * The call that creates a record and answers it. It takes some of its fields, either in a body or with one field as the
 * whole body; fields of the record that go into the path are named in `params`.
 */
export type Creation<F extends Fields, C extends Fields> = {
  readonly params?: Readonly<Record<string, keyof F & string>>;
} & (
  | ({ readonly endpoint: Taking<C, Whole<F>> } & Naming<C, F>)
  | {
      readonly endpoint: Endpoint<Fields, Fields, Field, Whole<F>>;
      /** The field that is the whole body. */
      readonly body: keyof F & string;
    }
);

/**
 * The endpoints of a resource. `B` are the fields that an update takes, `C` those of a new record; fields with a
 * different name than in the record are mapped in `names`.
 */
export interface ResourceEndpoints<F extends Fields, B extends Fields, C extends Fields> {
  readonly scope: Scope;
  /** The REST dialect of a provider that is not ours. */
  readonly dialect?: Dialect;
  /** The address of a provider that is not ours and the headers sent to it, for a proxy such as `npm run dev`. */
  readonly outside?: { readonly address: string; readonly headers: Readonly<Record<string, string>> };
  /** The path parameter that takes the record's key, if it has a different name. */
  readonly idParam?: string;
  readonly list: ListCall<F>;
  /** Without it a record is found in the whole list; if the provider pages the list, the key is sent as filters. */
  readonly read?: { readonly endpoint: Answering<Whole<F>> };
  /** Without it records are read-only. */
  readonly update?: {
    readonly endpoint: Taking<B, Whole<F>>;
    /** The name in the record for each field that has a different name in the update. */
    readonly names: { readonly [K in Exclude<keyof B, keyof F>]: keyof F & string };
  };
  /** Without it there is no page for a new record. */
  readonly create?: Creation<F, C>;
  /** The endpoint that answers where a file of a record can be downloaded. */
  readonly file?: { readonly endpoint: Endpoint };
  /** Without it records cannot be removed. The body, if the call takes one, is filled from the record. */
  readonly remove?: {
    readonly endpoint: Answering<Field | undefined>;
    readonly names?: Readonly<Record<string, keyof F & string>>;
  };
  /** The endpoint that returns the versions of a record; the page of the record shows them on a tab. */
  readonly versions?: { readonly endpoint: Endpoint };
  /** The bin of removed records: the calls that list them, restore one, and delete one for good. */
  readonly bin?: { readonly list: Endpoint; readonly restore: Endpoint; readonly purge: Endpoint };
  /** Stores the order of all records in the field `position`; people who may update them reorder them in the list. */
  readonly reorder?: { readonly endpoint: Endpoint };
}
