import type { Endpoint } from '../../../contract/endpoint';
import type { Field, Fields } from '../../../contract/fields';

/** An endpoint whose answer is one field, whatever it takes. */
export type Answering<R extends Field | undefined> = Endpoint<Fields, Fields, Field | undefined, R>;

/** A record of these fields, as an endpoint answers or takes it. */
export interface Whole<F extends Fields> {
  readonly kind: 'record';
  readonly required: true;
  readonly of: F;
}

/** An endpoint that takes a body of these fields. */
export type Taking<B extends Fields, R extends Field | undefined = Field | undefined> = Endpoint<
  Fields,
  Fields,
  Whole<B>,
  R
>;

/** Where a path's parameters come from, besides the key of the record: the person who acts. */
export type Scope = Readonly<Record<string, { readonly mine: 'uid' | 'customerCode' }>>;

/**
 * Which endpoints answer a resource. `B` are the fields that an update takes; those that are called
 * otherwise than the record's are named in `names`.
 */
export interface Wire<F extends Fields, B extends Fields> {
  readonly scope: Scope;
  /** `whole`: the endpoint answers every record, and the browser filters, sorts and pages them. */
  readonly list: {
    readonly endpoint: Answering<{ readonly kind: 'list'; readonly required: true; readonly of: Whole<F> }>;
    readonly answers: 'whole';
  };
  readonly read: { readonly endpoint: Answering<Whole<F>> };
  readonly update: {
    readonly endpoint: Taking<B, Whole<F>>;
    readonly names: { readonly [K in Exclude<keyof B, keyof F>]: keyof F & string };
  };
}
