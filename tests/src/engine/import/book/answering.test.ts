import { describe, expect, it } from 'vitest';
import { bookAnswers } from '../../../../../src/engine/import/book/answering';
import type { Opened } from '../../../../../src/engine/import/book/messages';
import { type CellOfSheet, workbook } from '../../../../fixtures/xlsx';

const names = {
  fields: { sn: ['cognome'], cn: ['nome'], codicefiscale: ['codice fiscale'] },
  others: [],
  remembered: {},
};
const words = { today: '2026-11-28', repeated: 'Già alla riga %{row}', reason: 'Motivo' };
const CODES = ['VRDLGU80A01H501X', 'sbagliato', 'VRDLGU80A01H502X'];
const fileOf = (header: string, rows: number) =>
  new File(
    [[header, ...Array.from({ length: rows }, (_, n) => `Verdi;Ugo;${CODES[n] ?? ''}`)].join('\n')],
    'a.csv',
  );

describe('a file that is opened', () => {
  it('comes with its outcome and its first rows where nothing need be asked about its columns', async () => {
    const book = bookAnswers();
    const opened = await book.open('user', fileOf('Cognome;Nome;Codice fiscale', 500), names, words);
    const { mapped } = opened as Extract<typeof opened, { columns: unknown }>;
    expect(mapped?.tally).toMatchObject({ total: 500, refused: 1, unchecked: 499 });
    expect(mapped?.first.map(({ index }) => index)).toEqual([...Array(60).keys()]);
    expect(mapped?.first).toEqual(await book.rows([...Array(60).keys()]));
    expect(mapped?.first[1]).toMatchObject({ verdict: 'refused', cells: { codicefiscale: 'sbagliato' } });
  });

  it.each([
    ['a column is not known for sure', 'Cognome;Nome;Codice fiscale del genitore'],
    ['none says who somebody is', 'Cognome;Nome'],
  ])('comes with its columns alone where %s', async (_why, header) => {
    const book = bookAnswers();
    const opened = await book.open('user', fileOf(header, 3), names, words);
    expect(opened).toHaveProperty('columns');
    expect(opened).not.toHaveProperty('mapped');
    const { tally, first } = await book.map(['sn', 'cn', 'codicefiscale']);
    expect([tally.total, first.length]).toEqual([3, 3]);
  });
});

describe('P08 a workbook that is opened', () => {
  const known = { ...names, fields: { ...names.fields, dataScadenza: ['scadenza'] } };
  const TITLES = ['Cognome', 'Nome', 'Codice fiscale', 'Scadenza'];
  const cell = (attributes: string, value: string): CellOfSheet => ({
    attributes,
    inside: `<v>${value}</v>`,
  });
  const row = (surname: CellOfSheet, nth: number, expires: CellOfSheet = '') => [
    surname,
    'Ugo',
    `VRDLGU80A01H50${nth}X`,
    expires,
  ];
  const opened = (table: Opened) => table as Extract<Opened, { columns: unknown }>;
  const fileOfSheets = (...sheets: Parameters<typeof workbook>[0]) =>
    new File([workbook(sheets)], 'personale.xls');

  it('refuses an error with the sheet and the cell that it is in, and imports it as nothing', async () => {
    const book = bookAnswers();
    const lines = [TITLES, row('Uno', 1, cell('t="e"', '#N/A')), row(cell('t="e"', '#REF!'), 2)];
    const table = opened(await book.open('user', fileOfSheets({ name: 'Personale', lines }), known, words));
    expect(table.mapped?.tally).toMatchObject({ total: 2, refused: 2 });
    expect(table.mapped?.first.map(({ problems }) => problems)).toEqual([
      { dataScadenza: expect.stringMatching(/^Foglio «Personale», cella D2: .*#N\/D/) },
      { sn: expect.stringMatching(/^Foglio «Personale», cella A3: .*#RIF!/) },
    ]);
    // The provider's message does not replace the position.
    const problems = [{ field: 'sn', message: 'Cognome non valido' }];
    await book.judge([{ position: 3, verdict: 'refused', id: '', problems, warnings: [] }]);
    expect((await book.rows([1]))[0]?.problems.sn).toContain('cella A3');
    await book.edit(0, 'dataScadenza', '31/08/2027');
    expect((await book.rows([0]))[0]).toMatchObject({ verdict: 'unchecked', problems: {} });
  });

  it('shows dates that are numbers as the days that they are, in either calendar', async () => {
    for (const [from1904, number] of [
      [false, '46630.5'],
      [true, '45168'],
    ] as const) {
      const lines = [TITLES, row('Uno', 1, cell('', number))];
      const file = new File([workbook([{ name: 'A', lines }], { from1904 })], 'a.xlsx');
      const table = opened(await bookAnswers().open('user', file, known, words));
      expect(table.mapped?.first[0]?.cells.dataScadenza).toBe('31/08/2027');
    }
  });

  it('keeps what was put right where the sheet is read again, with its hidden rows or after another one', async () => {
    const book = bookAnswers();
    const file = fileOfSheets(
      { name: 'A', lines: [TITLES, row('Uno', 1), row('Due', 2)], hidden: [2] },
      { name: 'B', lines: [TITLES, row('Tre', 3)] },
    );
    await book.open('user', file, known, words);
    await book.edit(0, 'sn', 'Corretto');
    const surnames = (table: Opened) => opened(table).mapped?.first.map(({ cells }) => cells.sn);
    expect(surnames(await book.turn(1, false))).toEqual(['Tre']);
    expect(surnames(await book.turn(0, true))).toEqual(['Uno', 'Corretto']);
    expect(surnames(await book.turn(0, false))).toEqual(['Corretto']);
  });

  it('proposes a hidden sheet only where no visible one has any column that is known', async () => {
    const hidden = { name: 'Nascosto', state: 'hidden', lines: [TITLES, row('Uno', 1)] } as const;
    const sheet = async (...sheets: Parameters<typeof workbook>[0]) =>
      opened(await bookAnswers().open('user', fileOfSheets(...sheets), known, words)).opened.reading;
    expect(await sheet(hidden, { name: 'Note', lines: [['Da compilare'], ['x']] })).toMatchObject({
      sheet: 'Nascosto',
      sheetIsHidden: true,
    });
    expect(await sheet(hidden, { name: 'Note', lines: [['Cognome'], ['x']] })).toMatchObject({
      sheet: 'Note',
      sheetIsHidden: false,
    });
  });
});
