import { isShownDay, showDay } from '../../../../contract/values/dates';
import {
  type DateOrder,
  type DateReading,
  dateOrderOf,
  readDateText,
} from '../../../../contract/values/dateTexts';
import type { Rows } from './rows';

/** Evidence for the order of day and month in a column. */
export interface OrderFound {
  /** Number of cells that are valid dates in this order only. */
  readonly dayFirst: number;
  readonly monthFirst: number;
  /** Number of cells that are valid dates in both orders. */
  readonly either: number;
  /** The first ambiguous cell; else the first that begins with the month. */
  readonly sample: string;
  /** Every cell is empty or a date DD/MM/YYYY. */
  readonly isPlain: boolean;
}

/** Returns the likely order of a column, until the person confirms it. */
export const likelyOrder = ({ dayFirst, monthFirst }: OrderFound): DateOrder =>
  monthFirst > dayFirst ? 'monthFirst' : 'dayFirst';

/**
 * Returns whether the person has to confirm the order of a column: no cell is conclusive, or some begin with the month,
 * as in files of English programs.
 */
export const isDoubtful = ({ dayFirst, monthFirst, either }: OrderFound): boolean =>
  monthFirst > 0 || (either > 0 && dayFirst === 0);

export function orderIn(rows: Rows, column: number, reading: DateReading): OrderFound {
  const counts = { dayFirst: 0, monthFirst: 0, either: 0 };
  let ambiguous = '';
  let american = '';
  let isPlain = true;
  for (let index = 0; index < rows.length; index += 1) {
    const cell = rows.source(index, column);
    if (cell === '') continue;
    const isShown = isShownDay(cell);
    if (!isShown) isPlain = false;
    if (rows.isCorrected(index, column) || rows.isDate(index, column)) continue;
    const order = isShown ? orderOfShown(cell) : dateOrderOf(cell, reading);
    if (!order) continue;
    counts[order] += 1;
    if (order === 'either') ambiguous ||= cell.trim();
    if (order === 'monthFirst') american ||= cell.trim();
  }
  return { ...counts, sample: ambiguous || american, isPlain };
}

/**
 * Returns the order of a date that is valid as DD/MM/YYYY; undefined if both orders give the same day. It is a fast
 * path for the most frequent format.
 */
function orderOfShown(cell: string): DateOrder | 'either' | undefined {
  if (cell.slice(0, 2) > '12') return 'dayFirst';
  return cell.slice(0, 2) === cell.slice(3, 5) ? undefined : 'either';
}

/** Replaces the dates of a column with their displayed form, so that people see which day is imported. */
export function writeDays(rows: Rows, column: number, reading: DateReading): void {
  for (let index = 0; index < rows.length; index += 1) {
    if (rows.isCorrected(index, column)) continue;
    const cell = rows.source(index, column);
    const shown = shownDay(cell, rows.isDate(index, column) ? { ...reading, order: 'dayFirst' } : reading);
    if (shown !== rows.cell(index, column)) rows.write(index, column, shown);
  }
}

/** Returns a date as DD/MM/YYYY; any other text unchanged. */
export function shownDay(text: string, reading: DateReading): string {
  if (text === '' || (reading.order !== 'monthFirst' && isShownDay(text))) return text;
  const day = readDateText(text, reading);
  return day ? showDay(day) : text;
}
