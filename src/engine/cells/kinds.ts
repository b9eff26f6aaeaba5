import { dayInRome, showDay } from '../../../contract/dates';
import type { Field } from '../../../contract/fields';
import { fold } from './fold';

/** What a kind of field is on a screen: its text, which is also what is searched, and its place in an order. */
export interface CellKind {
  /** `words` are the catalogue's for a value, where a kind has such (flags and choices). */
  text(value: unknown, words: (value: unknown) => string): string;
  sortKey(value: unknown): string | number;
}

const plain: CellKind = {
  text: (value) => String(value ?? ''),
  sortKey: (value) => fold(String(value ?? '')),
};

const worded: CellKind = {
  text: (value, words) => words(value),
  sortKey: (value) => String(value ?? ''),
};

/** The parts of a list, or of a record, one after the other. */
const together: CellKind = { text: (value) => parts(value), sortKey: (value) => fold(parts(value)) };

function parts(value: unknown): string {
  if (Array.isArray(value)) return value.map(parts).join(', ');
  if (typeof value === 'object' && value !== null) return Object.values(value).map(parts).join(' ');
  return String(value ?? '');
}

/** What was recorded as it came: names and values. */
function pairs(value: unknown): string {
  if (typeof value !== 'object' || value === null) return '';
  return Object.entries(value)
    .map(([name, one]) => `${name}: ${parts(one)}`)
    .join('; ');
}

/** One row of this table for each kind of field; nothing else in the engine asks what kind a field is. */
export const kinds: { readonly [K in Field['kind']]: CellKind } = {
  text: plain,
  number: { ...plain, sortKey: (value) => (typeof value === 'number' ? value : Number.NEGATIVE_INFINITY) },
  flag: { ...worded, sortKey: (value) => (value ? 1 : 0) },
  choice: worded,
  day: { text: (value) => showDay(value as string), sortKey: (value) => String(value ?? '') },
  instant: {
    text: (value) => showDay(romeDayOf(value as string)),
    sortKey: (value) => String(value ?? ''),
  },
  ref: plain,
  list: together,
  record: together,
  json: { text: (value) => pairs(value), sortKey: () => '' },
};

const days = new Map<string, string>();

/** Rome is whole hours away from UTC: all the moments of an hour share a day, and ten thousand need few. */
function romeDayOf(instant: string | null | undefined): string | undefined {
  if (!instant) return undefined;
  const hour = instant.slice(0, 13);
  const known = days.get(hour);
  if (known) return known;
  const day = dayInRome(instant);
  days.set(hour, day);
  return day;
}
