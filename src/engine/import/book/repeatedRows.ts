import type { Rows } from './rows';

/**
 * The rows that say in one of these columns what an earlier row says there, in whichever letters.
 * @returns the earlier row of each, both by their place
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
 * Finds the first row asked for that says the same in a column; the row itself where there is none, or where it says
 * nothing. By a table of numbers: a map of fifty thousand texts costs twice as much, and has to be kept.
 */
function seenIn(rows: Rows, column: number): (index: number) => number {
  const mask = 2 ** Math.ceil(Math.log2(2 * rows.length + 2)) - 1;
  const hashes = new Int32Array(rows.length);
  /** At the place of a hash, or the next that was free, the row with it, counted from 1. */
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

/** The same number for texts that differ in their letters' case alone: in ASCII, bit 5 tells small letters from capitals. */
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

/** The same of a text in small letters: some of those outside ASCII are small in ASCII. */
function hashOfSmall(text: string): number {
  let hash = 0;
  for (let at = 0; at < text.length; at += 1) hash = Math.imul(hash, 31) + (text.charCodeAt(at) | 32);
  return hash | 0;
}
