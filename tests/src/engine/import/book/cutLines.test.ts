import Papa from 'papaparse';
import { describe, expect, it } from 'vitest';
import { createRandom } from '../../../../../src/development/fake/random';
import { cutLines } from '../../../../../src/engine/import/book/cutLines';
import { cellsOf } from '../../../../../src/engine/import/book/lines';

const cut = (text: string, delimiter = ';') => {
  const lines = cutLines(text, delimiter);
  if (!lines) return undefined;
  return Array.from({ length: lines.length }, (_, line) => cellsOf(lines, line));
};

describe('a text without quotes, cut into cells', () => {
  it('is what papaparse makes of it, for a thousand texts with each end of line', () => {
    const random = createRandom(3);
    for (let tries = 0; tries < 1000; tries += 1) {
      const newline = random.pick(['\n', '\r\n', '\r'] as const);
      const delimiter = random.pick([';', ',', '\t', '|'] as const);
      const cell = () => random.pick(['', 'à', 'Rossi Anna', ' ', '😀', 'x'.repeat(40)]);
      const line = () => Array.from({ length: random.between(1, 5) }, cell).join(delimiter);
      const text = Array.from({ length: random.between(2, 9) }, line).join(newline);
      expect(cut(text, delimiter), JSON.stringify(text)).toEqual(
        Papa.parse(text, { delimiter, newline }).data,
      );
    }
  });

  it('ends a line with either end where a file has both, and has no cell where the line has none', () => {
    expect(cut('a;b\r\nc\nd;')).toEqual([['a', 'b'], ['c'], ['d', '']]);
    const lines = cutLines('a;b\nc', ';');
    expect([
      lines?.width(1),
      lines?.cell(1, 1),
      lines?.cell(1, -1),
      lines?.cell(2, 0),
      lines?.width(2),
    ]).toEqual([1, '', '', '', 0]);
  });
});

describe('a text with quotes, cut into cells', () => {
  const quoted = (cell: string) => `"${cell.replaceAll('"', '""')}"`;

  it('is what papaparse makes of it, for a thousand texts with each end of line', () => {
    const random = createRandom(4);
    for (let tries = 0; tries < 1000; tries += 1) {
      const newline = random.pick(['\n', '\r\n', '\r'] as const);
      const delimiter = random.pick([';', ',', '\t', '|'] as const);
      const plain = () => random.pick(['', 'à', 'Rossi', ' ', 'd"A', '5"', ' "x"']);
      const any = () =>
        random.pick([
          '',
          '"',
          '""',
          'Anna "la rossa"',
          `a${newline}b`,
          newline,
          delimiter,
          `;"${delimiter},"`,
        ]);
      const cell = () => (random.pick([true, false]) ? quoted(any()) : plain());
      const line = () => Array.from({ length: random.between(1, 5) }, cell).join(delimiter);
      const text = Array.from({ length: random.between(2, 9) }, line).join(newline);
      expect(cut(text, delimiter), JSON.stringify(text)).toEqual(
        Papa.parse(text, { delimiter, newline }).data,
      );
    }
  });

  it('is left to papaparse, or cut as papaparse does, however its quotes are strewn', () => {
    const random = createRandom(5);
    let left = 0;
    for (let tries = 0; tries < 3000; tries += 1) {
      const piece = () => random.pick(['"', '"', ';', '\n', 'a', ' ']);
      const text = `a;b\n${Array.from({ length: random.between(1, 12) }, piece).join('')}`;
      const found = cut(text);
      if (!found) left += 1;
      else
        expect(found, JSON.stringify(text)).toEqual(Papa.parse(text, { delimiter: ';', newline: '\n' }).data);
    }
    expect(left).toBeGreaterThan(500);
    expect(left).toBeLessThan(2500);
  });

  it('is left to papaparse where lines end with CR alone and line feeds are inside quotes', () => {
    expect(cut('a;b\r"x\ny";c\rd;e')).toBeUndefined();
  });
});
