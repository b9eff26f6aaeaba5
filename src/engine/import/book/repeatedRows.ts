import type { Rows } from './rows';

/** A number that is the same for texts that differ in their letters' case alone (FNV-1a). */
function hashOf(text: string): number {
  let hash = 0x811c9dc5;
  for (let at = 0; at < text.length; at += 1) {
    let code = text.charCodeAt(at);
    if (code >= 65 && code <= 90) code += 32;
    hash = Math.imul(hash ^ code, 0x01000193);
  }
  return hash;
}

/** Whether a text has nothing but visible ASCII: it begins and ends with what it says, and each letter is one code. */
const PLAIN = /^[!-~]+$/;
const plain = (text: string) => text.trim().toLowerCase();

/**
 * The rows that say in one of these columns what an earlier row says there, in whichever letters.
 * @returns the earlier row of each, both by their place
 */
export function repeatedRows(rows: Rows, columns: readonly number[]): Map<number, number> {
  const repeats = new Map<number, number>();
  for (const column of columns) {
    const seen = new Seen((index) => plain(rows.cell(index, column)), rows.length);
    for (let index = 0; index < rows.length; index += 1) {
      const cell = rows.cell(index, column);
      const text = PLAIN.test(cell) ? cell : plain(cell);
      if (text === '') continue;
      const before = seen.add(index, hashOf(text));
      if (before !== undefined && !repeats.has(index)) repeats.set(index, before);
    }
  }
  return repeats;
}

/** Which texts were there before, without keeping any of them: they are read again where their hashes are the same. */
class Seen {
  private readonly places: Int32Array;
  private readonly hashes: Int32Array;

  constructor(
    private readonly read: (index: number) => string,
    count: number,
  ) {
    const size = 2 ** Math.ceil(Math.log2(2 * count + 2));
    this.places = new Int32Array(size).fill(-1);
    this.hashes = new Int32Array(size);
  }

  /** @returns where the same text was first; undefined when it is new */
  add(index: number, hash: number): number | undefined {
    const mask = this.places.length - 1;
    let slot = (hash ^ (hash >>> 15)) & mask;
    for (;;) {
      const before = this.places[slot] ?? -1;
      if (before === -1) break;
      if (this.hashes[slot] === hash && this.read(before) === this.read(index)) return before;
      slot = (slot + 1) & mask;
    }
    this.places[slot] = index;
    this.hashes[slot] = hash;
    return undefined;
  }
}
