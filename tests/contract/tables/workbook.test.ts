import { describe, expect, it } from 'vitest';
import { cellsOf, linesOf } from '../../../contract/tables/lines';
import { openTable } from '../../../contract/tables/readTable';
import { shared, stylesOf, workbook, zip } from '../../fixtures/xlsx';

const open = (bytes: Uint8Array<ArrayBuffer>) => openTable(bytes, 10_000_000);
async function rowsOf(bytes: Uint8Array<ArrayBuffer>, sheet = 0, withHidden = false) {
  const { cut } = await (await open(bytes)).read(sheet, withHidden);
  const lines = linesOf(cut);
  return Array.from({ length: lines.length }, (_, line) => cellsOf(lines, line));
}
const of = (attributes: string, inside: string) => ({ attributes, inside });
const value = (attributes: string, text: string) => of(attributes, `<v>${text}</v>`);
const oneRow = async (cells: Parameters<typeof workbook>[0][number]['lines'][number], options = {}) =>
  (await rowsOf(workbook([{ name: 'A', lines: [cells] }], options)))[0];

describe('P08 a workbook', () => {
  it('names its sheets, tells which are hidden, and each can be read', async () => {
    const bytes = workbook([
      { name: 'Elenchi', state: 'hidden', lines: [['Ruolo'], ['Docente']] },
      { name: 'Perso & nale', lines: [['Cognome'], ['Cantù']] },
      { name: 'Altro', state: 'veryHidden', lines: [['x']] },
    ]);
    expect((await open(bytes)).sheets).toEqual([
      { name: 'Elenchi', isHidden: true },
      { name: 'Perso & nale', isHidden: false },
      { name: 'Altro', isHidden: true },
    ]);
    expect(await rowsOf(bytes, 1)).toEqual([['Cognome'], ['Cantù']]);
    expect(await rowsOf(bytes, 0)).toEqual([['Ruolo'], ['Docente']]);
  });

  it('leaves hidden rows out, counts them, and reads them where they are asked for', async () => {
    const bytes = workbook([{ name: 'A', lines: [['h'], ['1'], ['2'], ['3']], hidden: [2, 3] }]);
    const file = await open(bytes);
    const { cut, hidden } = await file.read(0);
    const lines = linesOf(cut);
    expect([hidden, lines.length, lines.position(1)]).toEqual([2, 2, 4]);
    expect((await file.read(0, true)).hidden).toBe(2);
    expect(await rowsOf(bytes, 0, true)).toEqual([['h'], ['1'], ['2'], ['3']]);
  });

  it('leaves out rows that only their height hides, and counts them', async () => {
    const sheet =
      '<worksheet><sheetData><row r="1"><c t="str"><v>h</v></c></row><row r="2" ht="0" customHeight="1"><c t="str"><v>1</v></c></row><row r="3" ht="15"><c t="str"><v>2</v></c></row></sheetData></worksheet>';
    const bytes = workbook([{ name: 'A', lines: [] }], { sheet });
    expect((await (await open(bytes)).read(0)).hidden).toBe(1);
    expect(await rowsOf(bytes)).toEqual([['h'], ['2']]);
  });

  it('is read where its archive is of the kind for more than 4 GB', async () => {
    const sheets = [{ name: 'A', lines: [['Cognome'], ['Cantù']] }];
    expect(await rowsOf(workbook(sheets, { zip64: true }))).toEqual(await rowsOf(workbook(sheets)));
  });

  it('has its texts as they are written, shared or not, without the readings beside them', async () => {
    const sharedStrings = shared(
      '<t>Nicolo\u0300</t>',
      '<r><t>De </t></r><r><t>Rossi</t></r><rPh><t>x</t></rPh>',
    );
    const cells = [
      value('t="s"', '0'),
      value('t="s"', '1'),
      of('t="inlineStr"', '<is><t>a_x000D_\nb</t></is>'),
      of('t="str"', '<f>A1</f><v>RSSMRA</v>'),
      value('t="b"', '1'),
      of('t="str"', '<f>A1</f><v></v>'),
      'fine',
    ];
    expect(await oneRow(cells, { sharedStrings })).toEqual([
      'Nicolò',
      'De Rossi',
      'a\nb',
      'RSSMRA',
      'VERO',
      '',
      'fine',
    ]);
  });

  it('has its numbers as people see them: codes, telephone numbers, leading zeros', async () => {
    const cells = [
      value('', '3331234567'),
      value('', '3.331234567E9'),
      value('', '0.30000000000000004'),
      value('s="1"', '123456'),
      value('', '1E-7'),
      value('', '80012345678'),
    ];
    expect(await oneRow(cells, { styles: stylesOf('00000000000') })).toEqual([
      '3331234567',
      '3331234567',
      '0.3',
      '00000123456',
      '0.0000001',
      '80012345678',
    ]);
  });

  it.each([
    ['dd/mm/yyyy', '46630', '31/08/2027'],
    ['[$-410]d mmmm yyyy;@', '46630.999988', '31/08/2027'],
    ['dd/mm/yyyy hh:mm', '46630.5', '31/08/2027 12:00'],
    ['h:mm', '0.375', '09:00'],
    ['mm:ss', '0.5', '12:00'],
    ['General', '46630', '46630'],
    ['#,##0.00 "giorni"', '5', '5'],
    ['[Red]0', '5', '5'],
    ['dd/mm/yy', '60', '28/02/1900'],
    ['dd/mm/yy', '1', '01/01/1900'],
  ])('shows a number in the format %s as what it means', async (format, number, shown) => {
    expect(await oneRow([value('s="1"', number)], { styles: stylesOf(format) })).toEqual([shown]);
  });

  it('counts dates from 1904 where it says so, and has dates that are texts', async () => {
    const options = { styles: stylesOf('dd/mm/yyyy'), from1904: true };
    expect(await oneRow([value('s="1"', '45168'), value('t="d"', '2027-08-31')], options)).toEqual([
      '31/08/2027',
      '31/08/2027',
    ]);
    expect((await open(workbook([{ name: 'A', lines: [['a']] }], options))).from1904).toBe(true);
  });

  it('keeps errors as what they are, and a formula without its value as one', async () => {
    const cells = [of('t="e"', '<f>A1</f><v>#N/A</v>'), of('', '<f>A1&amp;B1</f>')];
    expect(await oneRow(cells)).toEqual(['#N/A', '#FORMULA!']);
  });

  it('skips rows and cells that it has not, wherever it says that the others are', async () => {
    const sheet =
      '<worksheet><dimension ref="A1:XFD1048576"/><sheetData><row r="1048576"><c r="C1048576" t="str"><v>x</v></c></row></sheetData></worksheet>';
    const bytes = workbook([{ name: 'A', lines: [] }], { sheet });
    const lines = linesOf((await (await open(bytes)).read(0)).cut);
    expect([lines.length, lines.position(0), cellsOf(lines, 0)]).toEqual([1, 1_048_576, ['', '', 'x']]);
  });
});

describe('a workbook that is made to stall its reader', () => {
  const sheetOf = (inside: string) => `<worksheet><sheetData>${inside}</sheetData></worksheet>`;
  const cell = '<row><c t="str"><v>x</v></c></row>';
  it.each([
    ['a row for everybody on earth', sheetOf(cell.repeat(200_001)), 'tooManyLines'],
    ['rows without anything', sheetOf('<row/>'.repeat(1_200_001)), 'tooManyLines'],
    [
      'more columns than there are',
      sheetOf('<row r="1"><c r="ZZZZZZ1" t="str"><v>x</v></c></row>'),
      'tooManyColumns',
    ],
    [
      'a text without an end',
      sheetOf(`<row><c t="str"><v>${'x'.repeat(40_000)}</v></c></row>`),
      'tooLongCell',
    ],
    ['elements inside one another', `${'<a>'.repeat(100_000)}`, 'tooMuchInside'],
    ['XML that breaks off', '<worksheet><sheetData><row><c', 'notATable'],
    [
      'a control character',
      sheetOf('<row r="7"><c r="B7" t="str"><v>a_x0000_</v></c></row>'),
      'controlCharacter',
    ],
  ])('is refused by its counts: %s', async (_what, sheet, code) => {
    const { read } = await open(workbook([{ name: 'A', lines: [] }], { sheet }));
    await expect(read(0)).rejects.toMatchObject({ code });
  });

  it('is refused where one long shared text stands in every cell', async () => {
    const rows = `<row>${'<c t="s"><v>0</v></c>'.repeat(100)}</row>`.repeat(40);
    const bytes = workbook([{ name: 'A', lines: [] }], {
      sheet: sheetOf(rows),
      sharedStrings: shared(`<t>${'x'.repeat(30_000)}</t>`),
    });
    await expect((await open(bytes)).read(0)).rejects.toMatchObject({ code: 'tooMuchInside' });
  });

  it('is refused where a part becomes larger than the archive says', async () => {
    const bytes = zip(
      { 'xl/workbook.xml': `<workbook>${' '.repeat(1_000_000)}</workbook>` },
      { claimed: 100 },
    );
    await expect(open(bytes)).rejects.toMatchObject({ code: 'notATable' });
  });

  it('expands no entities of its own', async () => {
    const sheet = `<!DOCTYPE a [<!ENTITY b "${'x'.repeat(50)}">]>${sheetOf('<row><c t="str"><v>&b;</v></c></row>')}`;
    const lines = await rowsOf(workbook([{ name: 'A', lines: [] }], { sheet }));
    expect(lines[0]?.[0]).not.toContain('xx');
  });
});
