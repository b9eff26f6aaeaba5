import { expect, it } from 'vitest';
import { repeatedRows } from '../../../../../src/engine/import/book/repeatedRows';
import { Rows } from '../../../../../src/engine/import/book/rows';
import { createRandom } from '../../../../fixtures/fake/random';
import { writtenLines } from '../../../../fixtures/tables';

const CELLS = ['', ' ', 'a', 'A', ' a ', 'à', 'À', 'k', '\u212A', 'b', 'B\u00A0', 'ab', 'aB', 'ı', 'I'];

it('finds the rows that say the same as an earlier one, in whichever letters and blanks, as a slow reckoning does', () => {
  const random = createRandom(5);
  for (let tries = 0; tries < 300; tries += 1) {
    const cells = Array.from({ length: random.between(1, 12) }, () => [
      random.pick(CELLS),
      random.pick(CELLS),
    ]);
    const rows = new Rows(writtenLines(cells), [...cells.keys()]);
    const expected = new Map<number, number>();
    for (const column of [0, 1]) {
      const said = cells.map((row) => row[column]?.trim().toLowerCase() ?? '');
      for (const [index, one] of said.entries()) {
        const first = said.indexOf(one);
        if (one && first < index && !expected.has(index)) expected.set(index, first);
      }
    }
    expect(repeatedRows(rows, [0, 1]), JSON.stringify(cells)).toEqual(expected);
  }
});

it('finds every one of the rows of a long file', () => {
  const random = createRandom(6);
  const cells = Array.from({ length: 20_000 }, () => [`rssmra${random.between(1, 15_000)}`]);
  const expected = new Map<number, number>();
  const seen = new Map<string, number>();
  for (const [index, [text = '']] of cells.entries()) {
    const before = seen.get(text);
    if (before === undefined) seen.set(text, index);
    else expected.set(index, before);
    if (random.pick([true, false])) cells[index] = [text.toUpperCase()];
  }
  expect(expected.size).toBeGreaterThan(5000);
  expect(repeatedRows(new Rows(writtenLines(cells), [...cells.keys()]), [0])).toEqual(expected);
});

it('reads what was written into a row instead of what the file says', () => {
  const rows = new Rows(writtenLines([['a'], ['b']]), [0, 1]);
  rows.write(1, 0, 'A');
  expect([rows.cell(1, 0), rows.cells(1), rows.position(1)]).toEqual(['A', ['A'], 2]);
  expect([...repeatedRows(rows, [0])]).toEqual([[1, 0]]);
});
