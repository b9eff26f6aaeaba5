import type { Rows } from './rows';

/**
 * The rows that say in one of these columns what an earlier row says there, in whichever letters.
 * @returns the earlier row of each, both by their place
 */
export function repeatedRows(rows: Rows, columns: readonly number[]): Map<number, number> {
  const repeats = new Map<number, number>();
  for (const column of columns) {
    const seen = new Map<string, number>();
    for (let index = 0; index < rows.length; index += 1) {
      const value = rows.cell(index, column).trim().toLowerCase();
      if (!value) continue;
      const before = seen.get(value);
      if (before === undefined) seen.set(value, index);
      else if (!repeats.has(index)) repeats.set(index, before);
    }
  }
  return repeats;
}
