import { asTaxCode, TAX_CODE } from '../../../../contract/values/codiceFiscale';
import { type DividedName, divideName, fits, type NameOrder } from '../../../../contract/values/personName';
import type { Rows } from './rows';

/** Columns with the surname, the first name and, if the file has one, the tax code of a person. */
export interface PersonColumns {
  readonly surname: number;
  readonly name: number;
  readonly taxCode: number | undefined;
}

const taxCodeAt = (rows: Rows, index: number, column: number | undefined): string =>
  column === undefined ? '' : asTaxCode(rows.cell(index, column));

/** A column with whole names, and the order of their parts. */
export interface WholeColumn {
  readonly column: number;
  readonly order: NameOrder;
}

/** Splits the name of a row and writes its parts into two other columns. @returns undefined if the row has none */
export function divideRow(
  rows: Rows,
  index: number,
  { column, order }: WholeColumn,
  { surname, name, taxCode }: PersonColumns,
): DividedName | undefined {
  const text = rows.source(index, column).trim();
  if (text === '') return undefined;
  const divided = divideName(text, taxCodeAt(rows, index, taxCode), order);
  if (!rows.isCorrected(index, surname)) rows.write(index, surname, divided.surname);
  if (!rows.isCorrected(index, name)) rows.write(index, name, divided.name);
  return divided;
}

/** Returns whether surname and first name are swapped, according to the tax code; undefined if it is inconclusive. */
export function isSwapped(rows: Rows, index: number, columns: PersonColumns): boolean | undefined {
  const code = taxCodeAt(rows, index, columns.taxCode);
  if (!TAX_CODE.test(code)) return undefined;
  const surname = rows.cell(index, columns.surname);
  const name = rows.cell(index, columns.name);
  const asWritten = fits(code, { surname, name });
  const inTurn = fits(code, { surname: name, name: surname });
  return asWritten === inTurn ? undefined : inTurn;
}

/** Number of rows sampled first: a file of fifty thousand is either swapped or not. */
const SAMPLE = 200;

/** Returns the number of rows with swapped names if that is the majority of the conclusive ones, else zero. */
export function swappedRows(rows: Rows, columns: PersonColumns): number {
  const counted = (most: number) => {
    let swapped = 0;
    let told = 0;
    for (let index = 0; index < rows.length && told < most; index += 1) {
      const is = isSwapped(rows, index, columns);
      if (is !== undefined) told += 1;
      if (is) swapped += 1;
    }
    return swapped * 2 > told ? swapped : 0;
  };
  return counted(SAMPLE) > 0 ? counted(Number.POSITIVE_INFINITY) : 0;
}

/** Swaps the names in all rows except those whose tax code confirms them. @returns the swapped rows */
export function swapNames(rows: Rows, columns: PersonColumns): readonly number[] {
  const { surname, name } = columns;
  const swapped = Array.from({ length: rows.length }, (_, index) => index).filter(
    (index) =>
      !rows.isCorrected(index, surname) &&
      !rows.isCorrected(index, name) &&
      isSwapped(rows, index, columns) !== false,
  );
  for (const index of swapped) {
    const [first, last] = [rows.cell(index, surname), rows.cell(index, name)];
    rows.write(index, surname, last);
    rows.write(index, name, first);
  }
  return swapped;
}

/** Restores the names before the swap; later edits by a person stay. */
export function swapBack(rows: Rows, swapped: readonly number[], { surname, name }: PersonColumns): void {
  for (const index of swapped)
    for (const column of [surname, name])
      if (!rows.isCorrected(index, column)) rows.write(index, column, rows.source(index, column));
}
