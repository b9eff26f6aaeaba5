import { csvOf, inert } from '../values/csv';
import { showDay, showInstant } from '../values/dates';
import { showEuro } from '../values/showMoney';
import { showNumber } from '../values/showNumber';

/** Column of a table to export: its heading, and the type of its values. */
export interface SheetColumn {
  readonly label: string;
  readonly type: SheetType;
  /** Minimum number of decimal digits of a number. */
  readonly decimals?: number;
}

/**
 * Types of the values of a column: `money` is in whole cents, `day` is YYYY-MM-DD, and `instant` is ISO 8601, shown in
 * Rome time. A value that does not match the type of its column is written as text.
 */
export type SheetType = 'text' | 'number' | 'money' | 'day' | 'instant';

export type SheetCell = string | number | null | undefined;

export interface Sheet {
  readonly name: string;
  readonly columns: readonly SheetColumn[];
}

const texts: { readonly [T in SheetType]: (value: never, column: SheetColumn) => string } = {
  text: (value: string | number) => String(value),
  number: (value: number, { decimals }) => showNumber(value, 'it', decimals),
  money: (value: number) => showEuro(value),
  day: (value: string) => showDay(value),
  instant: (value: string) => showInstant(value),
};

/** Returns a value as text, as the screen shows it. */
export function cellText(value: SheetCell, column: SheetColumn): string {
  if (value === null || value === undefined || value === '') return '';
  const isNumeric = column.type === 'number' || column.type === 'money';
  return (typeof value === 'number') === isNumeric || column.type === 'text'
    ? texts[column.type](value as never, column)
    : String(value);
}

/** Yields a CSV line by line, the heading first, so that it can be written in chunks. */
export function* csvLines({ columns }: Sheet, rows: Iterable<readonly SheetCell[]>): Generator<string> {
  yield csvOf([columns.map(({ label }) => label)]);
  for (const row of rows) {
    const line = csvOf([columns.map((column, at) => cellText(row[at], column))]);
    // `csvOf` puts a byte order mark before each line, but only the heading may have it.
    yield line.slice(1);
  }
}

/** Returns the original text of a CSV cell, without the apostrophe that prevents a formula. */
export const fromInert = (text: string): string =>
  text.startsWith("'") && inert(text.slice(1)) === text ? text.slice(1) : text;
