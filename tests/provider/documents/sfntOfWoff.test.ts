import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { describe, expect, it } from 'vitest';
import { sfntOfWoff } from '../../../provider/documents/sfntOfWoff';

const { resolve } = createRequire(import.meta.url);
const FILES = ['latin-400', 'latin-600', 'latin-ext-400', 'latin-ext-600'].map(
  (name) => `@fontsource/titillium-web/files/titillium-web-${name}-normal.woff`,
);

/** Computes the sum of a table's 32-bit numbers, as in the directory of a font. */
function sumOf(table: Buffer): number {
  const whole = Buffer.concat([table, Buffer.alloc(-table.length & 3)]);
  let sum = 0;
  for (let at = 0; at < whole.length; at += 4) sum = (sum + whole.readUInt32BE(at)) >>> 0;
  return sum;
}

describe('a font of documents', () => {
  it.each(FILES)('has every table of %s, each with the sum that it had', (path) => {
    const woff = readFileSync(resolve(path));
    const font = sfntOfWoff(woff);
    const count = font.readUInt16BE(4);
    expect(count).toBe(woff.readUInt16BE(12));
    expect(font.length).toBe(woff.readUInt32BE(16));
    for (let place = 0; place < count; place += 1) {
      const entry = font.subarray(12 + place * 16, 28 + place * 16);
      const tag = entry.toString('latin1', 0, 4);
      const [sum, start, length] = [4, 8, 12].map((at) => entry.readUInt32BE(at)) as [number, number, number];
      const table = Buffer.from(font.subarray(start, start + length));
      // The `head` table contains the sum of the whole font, which is excluded.
      if (tag === 'head') table.writeUInt32BE(0, 8);
      expect([tag, sumOf(table)]).toEqual([tag, sum]);
    }
  });
});
