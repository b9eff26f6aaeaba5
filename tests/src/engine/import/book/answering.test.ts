import { describe, expect, it } from 'vitest';
import { bookAnswers } from '../../../../../src/engine/import/book/answering';

const names = {
  fields: { sn: ['cognome'], cn: ['nome'], codicefiscale: ['codice fiscale'] },
  others: [],
  remembered: {},
};
const words = { repeated: 'Già alla riga %{row}', reason: 'Motivo' };
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
