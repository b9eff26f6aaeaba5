import { describe, expect, it } from 'vitest';
import { csvOf, inert } from '../../../contract/csv';
import { cellsOf, linesOf } from '../../../contract/tables/lines';
import { openTable } from '../../../contract/tables/readTable';
import { createRandom } from '../../../src/development/fake/random';
import { encoded, tableLines } from '../../fixtures/tables';
import { zip } from '../../fixtures/xlsx';

const MOST = 10_000_000;
const rows = [
  ['Cognome', 'Nome', 'Note'],
  ['D’Amicò', 'Desirée', 'sì; no, forse'],
  ['Cantù', 'Zoè', 'a "b"\nc'],
  ['GUALÀ', 'Niccolò', ''],
  ['Müller', 'François', 'è così'],
] as const;

const quoted = (cell: string, separator: string) =>
  /["\n]/.test(cell) || cell.includes(separator) ? `"${cell.replaceAll('"', '""')}"` : cell;
const written = (separator: string, end: string, lines: readonly (readonly string[])[] = rows) =>
  lines.map((line) => line.map((cell) => quoted(cell, separator)).join(separator)).join(end);
const read = async (bytes: Uint8Array<ArrayBuffer>) => {
  const lines = await tableLines(bytes);
  return Array.from({ length: lines.length }, (_, line) => cellsOf(lines, line));
};
const utf8 = (text: string) => new TextEncoder().encode(text);
/** Those letters that all encodings have: the test's MS-DOS and Mac tables know no others. */
const common = rows.map((line) => line.map((cell) => cell.replace('À', 'È').replace('’', "'")));
const called: Readonly<Record<string, string>> = {
  'UTF-8': 'utf-8',
  'UTF-8 with its mark': 'utf-8',
  'Windows-1252': 'windows-1252',
  'Mac OS Roman': 'mac',
  'MS-DOS': 'dos',
};

describe.each(Object.entries(encoded))('P08 a text in %s', (encoding, bytesOf) => {
  it.each(
    [';', ',', '\t', '|'].flatMap((separator) =>
      ['\r\n', '\n', '\r'].flatMap((end) => [false, true].map((named) => ({ separator, end, named }))),
    ),
  )(
    'is read with separator and line ends $separator $end, named $named',
    async ({ separator, end, named }) => {
      const text = `${named ? `sep=${separator}${end}` : ''}${written(separator, end, common)}${end}`;
      const file = await openTable(bytesOf(text), MOST);
      expect(file.encoding).toBe(called[encoding] ?? 'utf-16');
      expect(file.foreign).toEqual([]);
      const lines = linesOf((await file.read(0)).cut);
      expect(Array.from({ length: lines.length }, (_, line) => cellsOf(lines, line))).toEqual(common);
      expect(lines.position(0)).toBe(named ? 2 : 1);
    },
  );
});

describe('the letters of a text', () => {
  it('are composed, however they were written', async () => {
    expect(await read(utf8('Nome\nNicolo\u0300'))).toEqual([['Nome'], ['Nicolò']]);
  });

  it('are those of Windows where it has its own apostrophe, and those of a Mac where it has another', async () => {
    expect(await read(encoded['Windows-1252']('Nome\nD’Amico'))).toEqual([['Nome'], ['D’Amico']]);
    expect(await read(encoded['Mac OS Roman']('Nome\nD’Amico'))).toEqual([['Nome'], ['D’Amico']]);
  });

  it.each(['Windows-1252', 'Mac OS Roman', 'MS-DOS'] as const)(
    'are recognised in single lines of %s in an otherwise UTF-8 file, which are named',
    async (encoding) => {
      const bytes = Uint8Array.from([
        ...utf8('Cognome;Nome\nNicolò;Zoè\n'),
        ...encoded[encoding]('Cantù;Renè\n'),
        ...utf8('Gualà;Desirée\n'),
      ]);
      const file = await openTable(bytes, MOST);
      expect([file.encoding, file.foreign]).toEqual(['utf-8', [{ line: 3, encoding: called[encoding] }]]);
      expect((await read(bytes))[2]).toEqual(['Cantù', 'Renè']);
    },
  );

  it('are recognised cell by cell in such a line', async () => {
    const bytes = Uint8Array.from([
      ...utf8('Cognome;Nome\nNicolò;'),
      ...encoded['Windows-1252']('Renè;'),
      ...utf8('Cantù\n'),
    ]);
    expect((await read(bytes))[1]).toEqual(['Nicolò', 'Renè', 'Cantù']);
  });

  it.each([
    ['bytes that are letters nowhere', [...utf8('Nome\nAnna\n'), 0x81, 0x8d, 0x81, 0x9d], 'Riga 3'],
    ['both encodings in one cell', [...utf8('Nome\nNicolò'), 0xe8, 0x0a], 'Riga 2'],
    ['half a letter of UTF-16', [0xff, 0xfe, 0x41, 0, 0x0a, 0, 0, 0xd8, 0x42, 0], 'Riga 2'],
    ['a letter that another program could not read', [...utf8('Nome\nForl\uFFFD\n')], 'Riga 2'],
    ['a zero byte', [...utf8('Nome\nAnna\nAn\0na\n')], 'Riga 3'],
    ['a control character', [...utf8('Nome\rAnna\r\nBi\u0007ce')], 'Riga 3'],
    ['a control character of the upper half', [...utf8('Nome\nBi\u0085ce')], 'Riga 2'],
  ])('are refused with their line where they are %s', async (_what, bytes, line) => {
    await expect(openTable(Uint8Array.from(bytes), MOST)).rejects.toThrow(line);
  });
});

describe('a file that is no table', () => {
  it.each([
    ['an old workbook', Uint8Array.from([0xd0, 0xcf, 0x11, 0xe0, 1, 2]), 'oldExcel'],
    ['a workbook of Excel 2', Uint8Array.from([0x09, 0x08, 0x10, 0]), 'oldExcel'],
    ['a picture', Uint8Array.from([0x89, 0x50, 0x4e, 0x47, 0, 0, 0]), 'notATable'],
    ['a PDF', utf8('%PDF-1.7\n'), 'pdf'],
    ['a web page that is called .xls', utf8('<html xmlns:x="urn"><table><tr><td>a'), 'webPage'],
    ['a table in HTML with its mark', utf8('\uFEFF <TABLE border=1><tr><td>a'), 'webPage'],
    ['a spreadsheet as XML', utf8('<?xml version="1.0"?><Workbook/>'), 'webPage'],
    ['a document', utf8('{\\rtf1 a}'), 'wordDocument'],
    ['a document of Word', zip({ 'word/document.xml': '<a/>' }), 'wordDocument'],
    ['a binary workbook', zip({ 'xl/workbook.bin': 'x' }), 'binaryExcel'],
    ['a sheet of Numbers', zip({ 'Index/Document.iwa': 'x' }), 'numbers'],
    ['a zip that is no workbook', zip({ 'a.txt': 'x' }), 'notATable'],
    [
      'a workbook that claims to be endless',
      zip({ 'xl/workbook.xml': 'x' }, { claimed: 4e9 }),
      'tooMuchInside',
    ],
    ['too large', new Uint8Array(MOST + 1), 'tooLarge'],
  ])('is refused with what to do instead: %s', async (_what, bytes, code) => {
    await expect(openTable(bytes, MOST)).rejects.toMatchObject({ code });
  });

  it('is told apart from a sheet of LibreOffice, which is saved as .xlsx', async () => {
    const bytes = zip(
      { mimetype: 'application/vnd.oasis.opendocument.spreadsheet', 'content.xml': '<a/>' },
      { stored: true },
    );
    await expect(openTable(bytes, MOST)).rejects.toMatchObject({ code: 'openDocument' });
  });
});

describe('a list that was exported', () => {
  it('P08 is read as it was, whatever is in its cells', async () => {
    const random = createRandom(7);
    const parts = ['a', 'à', '’', '"', ';', ',', '\t', '\n', '\r\n', ' ', '😀', "'", '|', 'sep=;'];
    for (let tries = 0; tries < 500; tries += 1) {
      const cell = () => Array.from({ length: random.between(0, 6) }, () => random.pick(parts)).join('');
      const width = random.between(2, 5);
      const lines = [
        Array.from({ length: width }, (_, at) => `Colonna ${at}`),
        ...Array.from({ length: random.between(1, 6) }, () => Array.from({ length: width }, cell)),
      ];
      // What could be a formula has an apostrophe before it, which is taken off where cells are understood.
      expect(await read(utf8(csvOf(lines))), JSON.stringify(lines)).toEqual(
        lines.map((line) => line.map(inert)),
      );
    }
  });
});
