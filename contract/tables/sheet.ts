import { csvOf, inert } from '../values/csv';
import { showDay, showInstant } from '../values/dates';
import { showEuro } from '../values/showMoney';
import { showNumber } from '../values/showNumber';

/** A column of a table that is written to a file: its heading, and the type of the values below it. */
export interface SheetColumn {
  readonly label: string;
  readonly type: SheetType;
  /** A number has at least so many digits after the comma. */
  readonly decimals?: number;
}

/**
 * `money` is in whole cents, `day` is YYYY-MM-DD, `instant` is a moment of ISO 8601, shown as clocks in Rome show it.
 * A value of another type than its column is written as a text.
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

/** A value as a text, as the screen shows it. */
export function cellText(value: SheetCell, column: SheetColumn): string {
  if (value === null || value === undefined || value === '') return '';
  const isNumeric = column.type === 'number' || column.type === 'money';
  return (typeof value === 'number') === isNumeric || column.type === 'text'
    ? texts[column.type](value as never, column)
    : String(value);
}

/** A CSV line by line, so that it can be written a few lines at a time: its heading first. */
export function* csvLines({ columns }: Sheet, rows: Iterable<readonly SheetCell[]>): Generator<string> {
  yield csvOf([columns.map(({ label }) => label)]);
  for (const row of rows) {
    const line = csvOf([columns.map((column, at) => cellText(row[at], column))]);
    // Only the heading has the mark of the encoding.
    yield line.slice(1);
  }
}

/** The text of a cell of a CSV before it was made inert. */
export const fromInert = (text: string): string =>
  text.startsWith("'") && inert(text.slice(1)) === text ? text.slice(1) : text;
