import type { Field } from '../../../contract/schema/fields';
import { isDay } from '../../../contract/values/dates';

/** How a filter is set: by choosing among values, by writing. */
export type FilterInput = 'choose' | 'write' | 'day';

interface FilterKind {
  readonly input: FilterInput;
  /** The values that it offers; none where it is written. */
  readonly values: (field: Field) => readonly (string | boolean)[];
  /** What the address says of it; nothing where that is no value of it. */
  readonly read: (written: string, field: Field) => string | boolean | undefined;
}

const written: FilterKind = { input: 'write', values: () => [], read: (text) => text || undefined };

/** The filters of each kind of field: one row of this table for each that differs; by other kinds nothing is filtered. */
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
/** The value of a filter, as an address says it. */
export const readFilter = (field: Field, text: string): string | boolean | undefined =>
  kindOf(field).read(text, field);
