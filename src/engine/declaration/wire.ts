import type { Endpoint } from '../../../contract/schema/endpoint';
import type { Field, Fields } from '../../../contract/schema/fields';
import type { filterCounts } from '../../../contract/schema/listing';
import type { AnyRules } from '../../../contract/schema/rules';
import type { Dialect } from './dialect';

/** An endpoint whose answer is one field, whatever it takes. */
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
 * Where a path's parameters come from, besides the key of the record: the person who acts, a value that is
 * always the same, the service year of today, each of some values (the list is all their answers together), or a
 * filter of the list, which then always has one of some values: those of a {@link ranges range}.
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

/** An answer that holds such a list as its `data`, beside other things. */
interface Holding<F extends Fields> {
  readonly kind: 'record';
  readonly required: true;
  readonly of: { readonly data: ListOf<F>; readonly [beside: string]: Field };
}

/**
 * How a list is answered. `whole`: every record at once, and the browser filters, sorts and pages them.
 * `page`: the provider filters and pages; the endpoint's query takes the filters, `page` and `perPage`, and the answer
 * has the `total` too. Where it takes `sort`, the list can be ordered by what that may be; where it takes `q`, searched.
 */
export type ListCall<F extends Fields> =
  | { readonly endpoint: Answering<ListOf<F>>; readonly answers: 'whole' }
  | { readonly endpoint: Answering<Holding<F>>; readonly answers: 'whole'; readonly at: 'data' }
  | {
      readonly endpoint: Answering<Holding<F>>;
      readonly answers: 'page';
      /** What tells, for the same filters, how many records each value of a filter would leave. */
      readonly counts?: Answering<typeof filterCounts>;
      /** The provider counts no more than so many: where it says that there are these, there may be others. */
      readonly mostCounted?: number;
    };

type Renamed<B extends Fields, F extends Fields> = {
  readonly [K in Exclude<keyof B, keyof F>]: keyof F & string;
};
/** Nothing to say where a call takes every field as the record calls it. */
type Naming<B extends Fields, F extends Fields> =
  Exclude<keyof B, keyof F> extends never
    ? { readonly names?: Renamed<B, F> }
    : { readonly names: Renamed<B, F> };

/**
 * The call that makes a record and answers it. It takes some of its fields, in a body of their own or one
 * of them as the body itself; what its path takes of the record is named in `params`.
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
 * Which endpoints answer a resource. `B` are the fields that an update takes, `C` those of a new record;
 * those that are called otherwise than the record's are named in `names`.
 */
export interface Wire<F extends Fields, B extends Fields, C extends Fields> {
  readonly scope: Scope;
  /** How the provider speaks, where it is not ours. */
  readonly dialect?: Dialect;
  /** Where that provider is, and what is sent along to it: for what leads there, as `npm run dev` does. */
  readonly outside?: { readonly address: string; readonly headers: Readonly<Record<string, string>> };
  /** The path's parameter that takes the key of the record, where it is called otherwise than the key. */
  readonly called?: string;
  readonly list: ListCall<F>;
  /** Without it a record is looked for in the whole list; where the provider pages that, it takes the key as filters. */
  readonly read?: { readonly endpoint: Answering<Whole<F>> };
  /** Without it records are shown and not changed. */
  readonly update?: {
    readonly endpoint: Taking<B, Whole<F>>;
    /** Nothing to say when the update calls every field as the record does. */
    readonly names: { readonly [K in Exclude<keyof B, keyof F>]: keyof F & string };
  };
  /** Without it there is no page for a new record. */
  readonly create?: Creation<F, C>;
  /** What says where a file of a record can be fetched. */
  readonly file?: { readonly endpoint: Endpoint };
  /** Without it records stay. A body, where the call takes one, is filled from the record. */
  readonly remove?: {
    readonly endpoint: Answering<Field | undefined>;
    readonly names?: Readonly<Record<string, keyof F & string>>;
  };
  /** Puts all records into an order, whose place in it is the field `position`: whoever may update them does so in the list. */
  readonly arrange?: { readonly endpoint: Endpoint };
}
