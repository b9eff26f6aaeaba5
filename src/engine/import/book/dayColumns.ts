import { isShownDay, showDay } from '../../../../contract/values/dates';
import {
  type DateOrder,
  type DateReading,
  dateOrderOf,
  readDateText,
} from '../../../../contract/values/dateTexts';
import type { Rows } from './rows';

/** The order of day and month that the cells of a column show. */
export interface OrderFound {
  /** How many cells are a date in this order alone. */
  readonly dayFirst: number;
  readonly monthFirst: number;
  /** How many are one date or another. */
  readonly either: number;
  /** The first of these; else the first that begins with the month. */
  readonly sample: string;
  /** Every cell is empty or a date DD/MM/YYYY. */
  readonly isPlain: boolean;
}

/** The order that a column seems to have, until somebody says it. */
export const likelyOrder = ({ dayFirst, monthFirst }: OrderFound): DateOrder =>
  monthFirst > dayFirst ? 'monthFirst' : 'dayFirst';

/**
 * Whether somebody has to say the order of a column: no cell tells it, or some begin with the month, as those of programs
 * in English do.
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

/** The same of a date DD/MM/YYYY, which most are. */
function orderOfShown(cell: string): DateOrder | 'either' | undefined {
  if (cell.slice(0, 2) > '12') return 'dayFirst';
  return cell.slice(0, 2) === cell.slice(3, 5) ? undefined : 'either';
}

/** Writes the dates of a column as they are shown, so that everybody sees which day is imported. */
export function writeDays(rows: Rows, column: number, reading: DateReading): void {
  for (let index = 0; index < rows.length; index += 1) {
    if (rows.isCorrected(index, column)) continue;
    const cell = rows.source(index, column);
    const shown = shownDay(cell, rows.isDate(index, column) ? { ...reading, order: 'dayFirst' } : reading);
    if (shown !== rows.cell(index, column)) rows.write(index, column, shown);
  }
}

/** A date DD/MM/YYYY; a text that is none stays. */
export function shownDay(text: string, reading: DateReading): string {
  if (text === '' || (reading.order !== 'monthFirst' && isShownDay(text))) return text;
  const day = readDateText(text, reading);
  return day ? showDay(day) : text;
}
