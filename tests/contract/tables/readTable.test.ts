import { describe, expect, it } from 'vitest';
import { cellsOf, linesOf } from '../../../contract/tables/lines';
import { openTable } from '../../../contract/tables/readTable';
import { csvOf, inert } from '../../../contract/values/csv';
import { createRandom } from '../../fixtures/fake/random';
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
/** Letters that all encodings have: the test's MS-DOS and Mac tables contain no others. */
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

  it.each([
    'Retta\n€ 120\n€ 90',
    'Classe\n1A – LICEO\n2B – Sportivo',
    'Anno\n2025–2026',
    'Scuola\n“leonardo da vinci”\nSCUOLA “2 GIUGNO”',
    'Note\nD’Angelo\n€ 20…',
    'Classe\n1ª A\nn° 3 • nota',
    'Cognome\nÇelik',
    'Menu\nà la carte',
    'Quota\n½',
  ])('are not made of the signs of a Windows text without any: %j', async (text) => {
    const file = await openTable(encoded['Windows-1252'](text), MOST);
    expect(file.encoding).toBe('windows-1252');
    expect(await read(encoded['Windows-1252'](text))).toEqual(text.split('\n').map((line) => [line]));
  });

  it.each(['Retta\n€ 120', 'Classe\n1A – LICEO\n“leonardo”\nSCUOLA “2 GIUGNO”…'])(
    'are not made of the signs of a Mac text without any: %j',
    async (text) => {
      expect(await read(encoded['Mac OS Roman'](text))).toEqual(text.split('\n').map((line) => [line]));
    },
  );

  it('are not made of spaces that do not break, which are plain spaces', async () => {
    const text = 'Cognome;Codice\nde\u00A0luca;RSSMRA85M01H501Z\u00A0\nDe\u00A0Rossi;';
    const plain = [
      ['Cognome', 'Codice'],
      ['de luca', 'RSSMRA85M01H501Z '],
      ['De Rossi', ''],
    ];
    expect(await read(encoded['Windows-1252'](text))).toEqual(plain);
    expect(await read(utf8(text))).toEqual(plain);
  });

  it.each([
    ['decomposed letters', 'Nicolo\u0300;Zoe\u0300', ['Nicolò', 'Zoè']],
    ['Romanian letters', 'Vișan;Nuț', ['Vișan', 'Nuț']],
    ['Vietnamese letters', 'Nguyễn;Anh', ['Nguyễn', 'Anh']],
    ['the euro sign', 'Rossi;€ 10', ['Rossi', '€ 10']],
  ])('are those of UTF-8 where it has only %s beside a line of Windows', async (_what, line, cells) => {
    const bytes = Uint8Array.from([
      ...utf8(`Cognome;Nome\n${line}\n`),
      ...encoded['Windows-1252']('Cantù;Renè\n'),
    ]);
    expect((await openTable(bytes, MOST)).foreign).toEqual([{ line: 3, encoding: 'windows-1252' }]);
    expect(await read(bytes)).toEqual([['Cognome', 'Nome'], cells, ['Cantù', 'Renè']]);
  });

  it('are those of Windows below a byte order mark of UTF-8, and below one in the middle', async () => {
    const mark = [0xef, 0xbb, 0xbf];
    const bytes = Uint8Array.from([
      ...mark,
      ...encoded['Windows-1252']('Cognome\nCantù\n'),
      ...mark,
      ...encoded['Windows-1252']('Gualà\n'),
    ]);
    expect(await read(bytes)).toEqual([['Cognome'], ['Cantù'], ['Gualà']]);
  });

  it.each([
    ['the end of file of MS-DOS', 'Nome\nAnna\n\u001A', [['Nome'], ['Anna']]],
    ['zeros that fill the file up', 'Nome\nAnna\n\0\0\0', [['Nome'], ['Anna']]],
    ['page breaks', 'Nome\r\nAnna\r\n\f\r\nUgo', [['Nome'], ['Anna'], [''], ['Ugo']]],
  ])('are read without %s', async (_what, text, lines) => {
    expect(await read(utf8(text))).toEqual(lines);
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

  it('are named by the row that a spreadsheet shows, where cells have several lines', async () => {
    const bytes = Uint8Array.from([
      ...utf8('sep=;\nNome;Note\nNicolò;"uno\ndue"\nAnna;"tre\n'),
      ...encoded['Windows-1252']('però\nsì"\nRenè;\n'),
    ]);
    const { foreign } = await openTable(bytes, MOST);
    expect(foreign.map(({ line }) => line)).toEqual([4, 5]);
  });

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

describe('the separator of a text', () => {
  const amounts = Array.from({ length: 10 }, () => 'Rossi, Anna;12,50;3,40');

  it.each([
    ['with decimal commas and commas in names', ['Cognome e nome;Retta;Mensa', ...amounts], 3],
    ['below a title with a comma', ['I.C. Verdi, Roma', 'Cognome e nome;Retta;Mensa', ...amounts], 3],
    [
      'below a letterhead with commas',
      ['I.C. Verdi, Roma', 'Via Po, 5, Roma', 'Anno 2026, ottobre', 'Nome;Retta', 'A;12,50', 'B;3,40'],
      2,
    ],
    ['with a space behind each comma', ['Cognome, Nome, Classe', 'Rossi, Anna, 1A'], 3],
    ['with addresses in half of its rows', ['Nome;Via', 'A;Via Po, 5, Roma', 'B;Via Po', 'C;Via Po'], 2],
    ['with rows of different lengths', ['A;B;C;D', 'a;b', 'a;b, c', 'a;b;c', 'a, b;c;d;e'], 4],
    [
      'with commas, and semicolons in its addresses',
      ['Nome,Via', 'A,"Po, 5; int. 2"', 'B,"Po, 6; int. 3"'],
      2,
    ],
  ])('is the one of its header: a table %s', async (_what, lines, width) => {
    const cut = await read(utf8(lines.join('\n')));
    expect(cut.at(-1)).toHaveLength(width);
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
    ['a web archive that is called .xls', utf8('MIME-Version: 1.0\r\nContent-Type: text/html'), 'webPage'],
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

  it('is distinguished from a sheet of LibreOffice, which is saved as .xlsx', async () => {
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
      // Possible formulas are prefixed by an apostrophe, which is removed when cells are interpreted.
      expect(await read(utf8(csvOf(lines))), JSON.stringify(lines)).toEqual(
        lines.map((line) => line.map(inert)),
      );
    }
  });
});
