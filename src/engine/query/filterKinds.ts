import type { Field } from '../../../contract/schema/fields';
import { isDay } from '../../../contract/values/dates';

/** The ways to set a filter: choosing a value, typing, or picking a day. */
export type FilterInput = 'choose' | 'write' | 'day';

interface FilterKind {
  readonly input: FilterInput;
  /** Returns the offered values; empty for a typed filter. */
  readonly values: (field: Field) => readonly (string | boolean)[];
  /** Parses the value in the address; undefined if it is not a valid value. */
  readonly read: (written: string, field: Field) => string | boolean | undefined;
}

const written: FilterKind = { input: 'write', values: () => [], read: (text) => text || undefined };

/** The filters by kind of field, one row for each kind that can be filtered by. */
const kinds: { readonly [K in Field['kind']]?: FilterKind } = {
  text: written,
  day: { ...written, input: 'day', read: (text) => (isDay(text) ? text : undefined) },
  flag: {
    input: 'choose',
    values: () => [true, false],
    read: (text) => (text === 'true' ? true : text === 'false' ? false : undefined),
  },
  choice: {
    input: 'choose',
    values: valuesOf,
    read: (text, field) => (valuesOf(field).includes(text) ? text : undefined),
  },
};

function valuesOf(field: Field): readonly string[] {
  return field.kind === 'choice' ? field.of : [];
}
const kindOf = ({ kind }: Field): FilterKind => kinds[kind] ?? { ...written, input: 'choose' };

export const filterInput = (field: Field): FilterInput => kindOf(field).input;
export const filterValues = (field: Field): readonly (string | boolean)[] => kindOf(field).values(field);
/** Parses the value of a filter in an address. */
export const readFilter = (field: Field, text: string): string | boolean | undefined =>
  kindOf(field).read(text, field);
