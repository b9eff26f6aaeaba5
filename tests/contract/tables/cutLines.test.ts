import Papa from 'papaparse';
import { describe, expect, it } from 'vitest';
import { cutLines } from '../../../contract/tables/cutLines';
import { cellsOf, linesOf } from '../../../contract/tables/lines';
import { createRandom } from '../../fixtures/fake/random';

const linesIn = (text: string, delimiter = ';') => linesOf(cutLines(text, delimiter));
const cut = (text: string, delimiter = ';') => {
  const lines = linesIn(text, delimiter);
  return Array.from({ length: lines.length }, (_, line) => cellsOf(lines, line));
};
/** A text that ends with a line end has no further line. */
const parsed = (text: string, delimiter: string, newline: '\n' | '\r' | '\r\n') => {
  const { data } = Papa.parse<string[]>(text, { delimiter, newline });
  return text.endsWith(newline) && data.length > 1 ? data.slice(0, -1) : data;
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
      expect(cut(text, delimiter), JSON.stringify(text)).toEqual(parsed(text, delimiter, newline));
    }
  });

  it('ends a line with either end where a file has both, and has no cell where the line has none', () => {
    expect(cut('a;b\r\nc\nd;')).toEqual([['a', 'b'], ['c'], ['d', '']]);
    const lines = linesIn('a;b\nc');
    expect([lines.width(1), lines.cell(1, 1), lines.cell(1, -1), lines.cell(2, 0), lines.width(2)]).toEqual([
      1,
      '',
      '',
      '',
      0,
    ]);
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
      expect(cut(text, delimiter), JSON.stringify(text)).toEqual(parsed(text, delimiter, newline));
    }
  });

  it('keeps every line below one whose quotes are used in another way', () => {
    const random = createRandom(5);
    for (let tries = 0; tries < 3000; tries += 1) {
      const piece = () => random.pick(['"', '"', ';', 'a', ' ']);
      const odd = Array.from({ length: random.between(1, 12) }, piece).join('');
      const found = cut(`a;b\n${odd}\nc;d\ne;f`);
      expect(found.slice(-2), JSON.stringify(odd)).toEqual([
        ['c', 'd'],
        ['e', 'f'],
      ]);
      expect(found).toHaveLength(4);
    }
  });

  it.each([
    ['that closes at the end of a later line', 'Rossi;"Anna;Via Po\nBianchi;Ugo;Via Roma"\nVerdi;Ida;x'],
    ['before an inch sign', 'Rossi;"Anna;Via Po\nBianchi;Ugo;tubo 5"\nVerdi;Ida;x'],
    ['before cells that are in quotes', 'Rossi;"Anna;Via Po\nBianchi;"Ugo";Via Roma\nVerdi;Ida;x'],
    ['before an empty cell in quotes', 'Rossi;"Anna;Via Po\n"";Ugo;Via Roma"\nVerdi;Ida;x'],
    ['twice', 'Rossi;"Anna;Via Po\nBianchi;Ugo";Via Roma";x\nVerdi;Ida;x'],
    [
      'where all cells are in quotes',
      '"Rossi";"Anna;"Via Po"\n"Bianchi";"Ugo";"Via Roma"\n"Verdi";"Ida";"x"',
    ],
  ])('swallows no row with a quote that nobody closed, %s', (_where, rows) => {
    const found = cut(`Cognome;Nome;Via\n${rows}`);
    expect(found).toHaveLength(4);
    expect(found.at(-1)).toEqual(['Verdi', 'Ida', 'x']);
  });

  it('keeps a cell with lines and separators of its own where its row has as many cells as the header, and says where', () => {
    expect(cutLines('a;b;c\n1;"x;y\nz;t;u";3\n4;5;6', ';').spanning).toEqual([2]);
    expect(cutLines('a;b\n1;"x\ny"', ';').spanning).toEqual([]);
    expect(cut('a;b;c\n1;"x;y\nz;t;u";3\n4;5;6')).toEqual([
      ['a', 'b', 'c'],
      ['1', 'x;y\nz;t;u', '3'],
      ['4', '5', '6'],
    ]);
  });

  it('takes quotes that enclose nothing as text', () => {
    expect(cut('"Ditta "Rossi" srl";x')).toEqual([['Ditta "Rossi" srl', 'x']]);
    expect(cut('"5" tubo;x\n"a";b')).toEqual([
      ['"5" tubo', 'x'],
      ['a', 'b'],
    ]);
    expect(cut('"Rossi" ;x')).toEqual([['Rossi', 'x']]);
    expect(cut('"Rossi;x')).toEqual([['"Rossi', 'x']]);
  });

  it('may have line feeds inside them where lines end with CR alone', () => {
    expect(cut('a;b\r"x\ny";c\rd;e')).toEqual([
      ['a', 'b'],
      ['x\ny', 'c'],
      ['d', 'e'],
    ]);
  });
});

describe('a text that is made to stall its reader', () => {
  it.each([
    ['quotes and line ends', '"\n'.repeat(480_000), 'tooManyLines'],
    ['cells that go on behind their quotes', '"a"b'.repeat(240_000), 'tooLongCell'],
    ['one line of cells', 'c;'.repeat(490_000), 'tooManyColumns'],
    ['quotes that nothing closes, in one line', '"a;'.repeat(330_000), 'tooManyColumns'],
    ['a cell that never ends', `"${'a'.repeat(900_000)}`, 'tooLongCell'],
    ['doubled quotes without an end', '"'.repeat(900_001), 'tooLongCell'],
    ['blank lines', '\r'.repeat(900_000), 'tooManyLines'],
  ])('is refused by its counts: %s', (_what, text, code) => {
    expect(() => cutLines(`Cognome;Nome\n${text}`, ';')).toThrow(expect.objectContaining({ code }));
  });

  it('is read a few times at each place, wherever its quotes are', () => {
    const line = `${'"a"b;'.repeat(900)}\n`;
    const text = new Watched(line.repeat(20));
    cutLines(text as unknown as string, ';');
    expect(text.looked).toBeLessThan(12 * text.length);
  });
});

/** A text that counts how often its characters are read. */
class Watched {
  looked = 0;
  constructor(private readonly text: string) {}
  get length() {
    return this.text.length;
  }
  charCodeAt(at: number) {
    this.looked += 1;
    return this.text.charCodeAt(at);
  }
  indexOf(what: string, from: number) {
    const at = this.text.indexOf(what, from);
    this.looked += (at === -1 ? this.length : at) - from + 1;
    return at;
  }
}
