import type { Where } from './where';

/** What holds between the fields of a record, beyond the limits of each. It is data: console and provider check the same. */
export interface Rules<R> {
  /** Fields that are asked for only while a condition holds; otherwise they stay empty. */
  readonly asked?: { readonly [K in keyof R]?: Where<R> };
  /** Fields that must be there while a condition holds. */
  readonly required?: { readonly [K in keyof R]?: Where<R> };
  readonly checks?: readonly Check<R>[];
}

/** A condition that must hold wherever the field that it is about is filled in. */
export interface Check<R> {
  /** The field that is refused. */
  readonly on: keyof R & string;
  /** Where it counts at all; always when left out. */
  readonly when?: Where<R>;
  readonly where: Where<R>;
  /** Italian, for the person who typed it. */
  readonly say: string;
}

/** The rules of whichever record. */
export type AnyRules = Rules<Readonly<Record<string, unknown>>>;
