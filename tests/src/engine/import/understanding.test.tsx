import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { chooseBytes, importRows, openImportScreen } from '../../../fixtures/importScreen';
import { codeOf, officeLists, peopleOfLists } from '../../../fixtures/officeLists';
import { encoded } from '../../../fixtures/tables';
import { workbook } from '../../../fixtures/xlsx';

vi.mock('../../../../src/engine/import/book/bookClient', () => import('../../../fixtures/bookInPage'));

const press = async (name: string | RegExp) => userEvent.click(await screen.findByRole('button', { name }));
const chooseText = (text: string) => chooseBytes(encoded['UTF-8'](text));
const zambelli = codeOf('Zambelli', 'Nicolò');
const importIsOff = () =>
  expect(screen.getByRole('button', { name: /^Importa/ })).toHaveAttribute('aria-disabled', 'true');

describe('what a file does not tell is asked about above its rows', () => {
  it('once for a column of dates, and nothing is imported before the answer', async () => {
    const { cells } = openImportScreen();
    await chooseText(
      `Cognome;Nome;Codice fiscale;E-mail;Scadenza\nZambelli;Nicolò;${zambelli};z@example.org;03/04/2027\nFabbri;Desirée;${codeOf('Fabbri', 'Desirée')};f@example.org;5/6/2027`,
    );
    const question = await screen.findByRole('region', {
      name: 'Scadenza: viene prima il giorno o il mese?',
    });
    expect(question).toHaveTextContent('Dal file non si capisce come leggere date come «03/04/2027».');
    importIsOff();
    expect(
      within(question).getByRole('button', { name: 'Il giorno: 03/04/2027 è il 3 aprile 2027' }),
    ).toHaveAttribute('aria-pressed', 'false');
    await press('Il mese: 03/04/2027 è il 4 marzo 2027');
    await importRows('Importa 2 righe');
    expect(cells().map(({ dataScadenza }) => dataScadenza)).toEqual(['04/03/2027', '06/05/2027']);
  });

  it('once for names in each other’s place', async () => {
    const { surnames } = openImportScreen();
    const rows = peopleOfLists.map(
      ({ sn, cn, codicefiscale, email }) => `${cn};${sn};${codicefiscale};${email}`,
    );
    await chooseText(`Cognome;Nome;Codice fiscale;E-mail\n${rows.join('\n')}`);
    expect(await screen.findByText('In 9 righe nome e cognome sembrano scambiati')).toBeVisible();
    importIsOff();
    await press('Scambia nome e cognome');
    await importRows('Importa 9 righe');
    expect(surnames()).toEqual(peopleOfLists.map(({ sn }) => sn));
  });

  it('not at all where the tax codes divide whole names', async () => {
    const { cells } = openImportScreen();
    await chooseBytes(officeLists['surname and name in one column'] ?? new Uint8Array());
    await importRows('Importa 9 righe');
    expect(cells()).toEqual(peopleOfLists);
  });
});

describe('what is wrong in a file', () => {
  it('is a sentence for each kind, with its rows, and corrections that are written only when they are taken', async () => {
    const { cells } = openImportScreen();
    const mistyped = zambelli.replace('71C', '7IC');
    await chooseText(
      `Cognome;Nome;Codice fiscale;E-mail\nZambelli;Nicolò;${mistyped};z@example.org\nFabbri;Desirée;12345678903;f@example.org\nPerotti;Renè;${codeOf('Perotti', 'Renè')};p@example.org`,
    );
    const problems = within(await screen.findByRole('list', { name: 'Problemi per tipo' }));
    const [one, other] = problems.getAllByRole('listitem');
    expect(one).toHaveTextContent('Codice fiscale: Codice fiscale non valido (1)');
    expect(other).toHaveTextContent(
      /^Codice fiscale: Questo codice fiscale ha 11 cifre: è provvisorio.*\(1\)$/,
    );
    await press('Usa la correzione proposta');
    await screen.findByRole('button', { name: 'Nuove (2)' });
    await waitFor(() => expect(problems.getAllByRole('listitem')).toHaveLength(1));
    await importRows('Importa 2 righe');
    expect(cells().map(({ codicefiscale }) => codicefiscale)).toEqual([
      zambelli,
      '12345678903',
      codeOf('Perotti', 'Renè'),
    ]);
  });
});

describe('P08 the screen sends the same people', () => {
  const people = peopleOfLists.slice(0, 3);
  const lines = [
    ['Cognome', 'Nome', 'Codice fiscale', 'E-mail'],
    ...people.map(({ sn = '', cn = '', codicefiscale = '', email = '' }) => [sn, cn, codicefiscale, email]),
  ];
  const text = (separator: string, end: string) => lines.map((line) => line.join(separator)).join(end);
  const ends = ['\r\n', '\n', '\r'];
  const separators = [';', ',', '\t'];
  const texts = Object.entries(encoded).map(([encoding, bytesOf], nth) => {
    const separator = separators[nth % 3] ?? ';';
    const end = ends[(nth + Math.floor(nth / 3)) % 3] ?? '\n';
    return [`${encoding}, ${JSON.stringify([separator, end])}`, bytesOf(text(separator, end))] as const;
  });
  const hidden = { name: 'H', state: 'hidden', lines: [['x']] } as const;
  const files = [
    ...texts,
    ['sep=', encoded['UTF-8'](`sep=,\r\n${text(',', '\r\n')}`)],
    ['a sheet', workbook([{ name: 'A', lines }])],
    [
      'the second sheet',
      workbook([
        { name: 'Note', lines: [['Istruzioni']] },
        { name: 'B', lines },
      ]),
    ],
    ['a sheet behind a hidden one', workbook([hidden, { name: 'B', lines }])],
    ['a workbook of more than 4 GB', workbook([{ name: 'A', lines }], { zip64: true })],
  ] as const;

  it.each(files)('from %s', async (_what, bytes) => {
    const { cells } = openImportScreen();
    await chooseBytes(bytes);
    await importRows('Importa 3 righe');
    expect(cells()).toEqual(people);
  });
});
