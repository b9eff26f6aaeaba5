import type { Rows } from './rows';

/**
 * Finds rows with the same value in one of these columns as an earlier row, ignoring case.
 * @returns the index of the earlier row by that of the later one
 */
export function repeatedRows(rows: Rows, columns: readonly number[]): Map<number, number> {
  const repeats = new Map<number, number>();
  for (const column of columns) {
    const firstLike = seenIn(rows, column);
    for (let index = 0; index < rows.length; index += 1) {
      const before = firstLike(index);
      if (before !== index && !repeats.has(index)) repeats.set(index, before);
    }
  }
  return repeats;
}

/**
 * Returns a function that finds the first requested row with the same value in a column; the row itself if there is
 * none, or if its cell is empty. It uses a hash table of numbers, because a map of fifty thousand texts takes twice the
 * time and more memory.
 */
function seenIn(rows: Rows, column: number): (index: number) => number {
  const mask = 2 ** Math.ceil(Math.log2(2 * rows.length + 2)) - 1;
  const hashes = new Int32Array(rows.length);
  /** Open addressing: at the slot of a hash, or the next free one, the row number, counted from 1. */
  const firsts = new Int32Array(mask + 1);
  return (index) => {
    const text = rows.cell(index, column).trim();
    if (text === '') return index;
    const hash = hashOf(text);
    hashes[index] = hash;
    for (let at = hash & mask; ; at = (at + 1) & mask) {
      const before = (firsts[at] as number) - 1;
      if (before < 0) {
        firsts[at] = index + 1;
        return index;
      }
      if (hashes[before] === hash && isSame(text, rows.cell(before, column))) return before;
    }
  };
}

const isSame = (text: string, cell: string) => text.toLowerCase() === cell.trim().toLowerCase();

/**
 * Returns the same hash for texts that differ only in case: in ASCII, bit 5 distinguishes lower case from upper case.
 */
function hashOf(text: string): number {
  let hash = 0;
  let all = 0;
  for (let at = 0; at < text.length; at += 1) {
    const code = text.charCodeAt(at);
    all |= code;
    hash = Math.imul(hash, 31) + (code | 32);
  }
  return all < 128 ? hash | 0 : hashOfSmall(text.toLowerCase());
}

/** Hashes a lower-cased text: some letters outside ASCII have ASCII letters as lower case. */
function hashOfSmall(text: string): number {
  let hash = 0;
  for (let at = 0; at < text.length; at += 1) hash = Math.imul(hash, 31) + (text.charCodeAt(at) | 32);
  return hash | 0;
}
