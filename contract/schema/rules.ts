import type { Where } from './where';

/**
 * Rules between the fields of a record, in addition to the limits of each field. They are data, so that the console and
 * the provider evaluate the same rules.
 */
export interface Rules<R> {
  /** Fields that are asked for only while a condition holds; otherwise they must be empty. */
  readonly asked?: { readonly [K in keyof R]?: Where<R> };
  /** Fields that are required while a condition holds. */
  readonly required?: { readonly [K in keyof R]?: Where<R> };
  readonly checks?: readonly Check<R>[];
}

/** A condition that must hold if the field `on` is filled in. */
export interface Check<R> {
  /** The field that is refused. */
  readonly on: keyof R & string;
  /** The condition under which the check applies; always when omitted. */
  readonly when?: Where<R>;
  readonly where: Where<R>;
  /** Italian, for the person who filled in the field. */
  readonly say: string;
}

/** The rules of any record. */
export type AnyRules = Rules<Readonly<Record<string, unknown>>>;
