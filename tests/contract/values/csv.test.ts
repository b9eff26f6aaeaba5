import fc from 'fast-check';
import Papa from 'papaparse';
import { describe, expect, it } from 'vitest';
import { csvOf } from '../../../contract/values/csv';

/** Reads the file like a spreadsheet. */
const read = (file: string) =>
  Papa.parse<string[]>(file.replace(/^\uFEFF/, ''), { delimiter: ';' }).data.slice(0, -1);

describe('a CSV file', () => {
  it('begins with its mark and has semicolons, for an Italian Excel', () => {
    expect(
      csvOf([
        ['Nome', 'Età'],
        ['Nicolò', '7'],
      ]),
    ).toBe('\uFEFFNome;Età\r\nNicolò;7\r\n');
  });

  it('gives back every cell, whatever is in it', () => {
    const cell = fc.string({ unit: 'grapheme' }).filter((text) => !/^[=+\-@\t\r\n＝＋－＠]/.test(text));
    const lines = fc
      .array(fc.tuple(cell, cell, cell), { minLength: 1 })
      .filter((all) => all.every((line) => line.join('') !== ''));
    fc.assert(
      fc.property(lines, (all) => {
        expect(read(csvOf(all))).toEqual(all);
      }),
      { numRuns: 1000 },
    );
  });

  it.each(['=1+1', '+39 02', '-5', '@SUM(A1)', '\t=1', '\r=1', '\n=1', '＝1', '=HYPERLINK("http://a";"b")'])(
    'makes %j inert, and keeps its text',
    (text) => {
      const [[cell]] = read(csvOf([[text, 'x']])) as [[string]];
      expect(cell).toBe(`'${text}`);
    },
  );
});
