import { describe, expect, it } from 'vitest';
import { cellsOf, type Lines } from '../../../../../contract/tables/lines';
import { importedUser } from '../../../../../contract/users/importedUser';
import type { ColumnNames } from '../../../../../src/engine/import/book/columns';
import { type BookRow, ImportBook } from '../../../../../src/engine/import/book/ImportBook';
import { fiftyPeople, officeFiles } from '../../../../fixtures/officeFiles';
import { textLines as lines, tableLines, writtenLines } from '../../../../fixtures/tables';

const names: ColumnNames = {
  fields: {
    uid: ['utente', 'username'],
    sn: ['cognome', 'surname', 'last name'],
    cn: ['nome', 'name', 'first name'],
    codicefiscale: ['codice fiscale', 'tax code', 'cf'],
    email: ['e-mail', 'mail'],
    dataScadenza: ['scadenza', 'expiry'],
  },
  others: ['Motivo', 'Stato'],
  remembered: {},
};
const words = { today: '2026-11-28', repeated: 'Già alla riga %{row}', reason: 'Motivo' };

function open(content: Lines, known = names): ImportBook {
  const book = new ImportBook(importedUser, content, known, words);
  book.map(book.columns.map(({ field }) => field));
  return book;
}
const all = (book: ImportBook): BookRow[] => book.find(undefined).map((index) => book.row(index));

describe('a file as the office has it', () => {
  it.each(Object.keys(officeFiles))('P08 is read right from %s, and needs no question', async (name) => {
    const book = open(await tableLines(officeFiles[name] ?? new Uint8Array()));
    expect(book.columns.every(({ sure }) => sure)).toBe(true);
    expect(all(book).map(({ cells }) => cells)).toEqual(
      fiftyPeople.map(([sn, cn, codicefiscale, email, dataScadenza]) => ({
        sn,
        cn,
        codicefiscale,
        email,
        dataScadenza,
      })),
    );
    expect(all(book)[0]?.cells.cn).toBe('Nicolò');
    expect(book.tally()).toEqual({
      total: 50,
      create: 0,
      update: 0,
      unchanged: 0,
      refused: 0,
      unchecked: 50,
      warned: 0,
    });
  });

  it('says of each row where it is in the file, below titles and past empty lines', async () => {
    const book = open(lines('Titolo\n\nCognome;Nome;E-mail\nVerdi;Anna;a@b\n;;\nNeri;Ugo;u@b\n'));
    expect(all(book).map(({ position }) => position)).toEqual([4, 6]);
  });

  it('keeps separators and line breaks inside quotes', () => {
    expect(all(open(lines('Cognome;Nome\n"De; Rossi";"Anna\nMaria"\n')))[0]?.cells).toEqual({
      sn: 'De; Rossi',
      cn: 'Anna\nMaria',
    });
  });

  it('is refused when it has no rows, or more than fifty thousand', () => {
    expect(() => open(lines('Cognome;Nome\n'))).toThrow('non ci sono righe');
    const rows = Array.from({ length: 50_001 }, () => ['a', 'b']);
    expect(() => open(writtenLines([['Cognome', 'Nome'], ...rows]))).toThrow('ha troppe righe');
  });
});

describe('what is below the last person', () => {
  it('is no row where it is their number', () => {
    const book = open(
      lines('Cognome;Nome;E-mail\nRossi;Ada;a@example.org\nTotale;Bice;t@example.org\nTotale: ;2;'),
    );
    expect(all(book).map(({ cells }) => cells.sn)).toEqual(['Rossi', 'Totale']);
    expect(book.length).toBe(2);
    expect(book.skipped).toEqual({ blank: 0, headers: 0, totals: 1 });
  });
});

describe('the columns', () => {
  const columns = (header: string, known = names) =>
    open(lines(`${header}\n${header.replace(/[^;]+/g, 'x')}\n`), known).columns.map(({ field, sure }) => [
      field,
      sure,
    ]);

  it('are known by their names in both languages, whatever case, accents and punctuation', () => {
    expect(columns('COGNOME;First name;Codice-Fiscale;e mail')).toEqual([
      ['sn', true],
      ['cn', true],
      ['codicefiscale', true],
      ['email', true],
    ]);
  });

  it('are guessed from part of the name, and then asked about', () => {
    expect(columns('Cognome del docente;Nome;Telefono')).toEqual([
      ['sn', false],
      ['cn', true],
      [undefined, false],
    ]);
  });

  it('are never two for one field', () => {
    expect(columns('E-mail;Mail;Mail privata')).toEqual([
      ['email', true],
      [undefined, false],
      [undefined, false],
    ]);
  });

  it('P08 are what the school said the last time, also of those that it left out', () => {
    const known = { ...names, remembered: { Telefono: '', 'Cognome del docente': 'sn', Nome: 'sn' } };
    expect(columns('Telefono;Cognome del docente;E-mail', known)).toEqual([
      [undefined, true],
      ['sn', true],
      ['email', true],
    ]);
  });

  it('that other lists of the console have are left out without a question', () => {
    expect(columns('Cognome;Nome;Stato;Motivo').slice(2)).toEqual([
      [undefined, true],
      [undefined, true],
    ]);
  });
});

describe('the rows', () => {
  const file =
    'Codice fiscale;E-mail;Scadenza\nVRDLGU80A01H501X;a@b;30/06/2027\nVRDLGU80A01H502X;sbagliata;\nvrdlgu80a01h501x;c@d;31/02/2027\n';

  it('are checked at once: what cannot be read, and who is there twice', () => {
    const [fine, wrong, twice] = all(open(lines(file)));
    expect(fine).toMatchObject({ verdict: 'unchecked', problems: {} });
    expect(wrong).toMatchObject({ verdict: 'refused', problems: { email: 'E-mail non valida' } });
    expect(twice).toMatchObject({ verdict: 'refused', problems: { codicefiscale: 'Già alla riga 2' } });
  });

  it('P09 are checked again when a cell is put right, with those that it concerns', () => {
    const book = open(lines(file));
    expect(book.edit(1, 'email', 'giusta@example.org')).toEqual([1]);
    expect(book.row(1)).toMatchObject({ verdict: 'unchecked', cells: { email: 'giusta@example.org' } });
    expect(book.edit(0, 'codicefiscale', 'VRDLGU80A01H503X')).toEqual([0, 2]);
    expect(book.row(2).problems).toEqual({ dataScadenza: 'Inserire la data nel formato DD/MM/YYYY' });
  });

  it('are what the provider says once it has said it; a repeated one stays refused', () => {
    const book = open(lines(file));
    const judged = { verdict: 'unchanged', id: 'a', problems: [], warnings: [] } as const;
    book.judge([2, 3, 4].map((position) => ({ ...judged, position })));
    expect(all(book).map(({ verdict }) => verdict)).toEqual(['unchanged', 'unchanged', 'refused']);
    expect(book.find('refused')).toEqual([2]);
    expect(book.piece(0, 3).map(({ repeats }) => repeats)).toEqual([undefined, undefined, 2]);
  });

  it('are sent with as much of a cell as its field refuses, and fewer at once if they are long', () => {
    const long = { ...importedUser, fields: { ...importedUser.fields, cn: { kind: 'text', max: 5000 } } };
    const text = 'a'.repeat(4000);
    const file = ['Cognome;Nome', ...Array.from({ length: 100 }, () => `${'b'.repeat(900)};${text}`)];
    const book = new ImportBook(long as never, lines(file.join('\n')), names, words);
    book.map(book.columns.map(({ field }) => field));
    const first = book.piece(0, 500);
    expect(first[0]?.cells).toEqual({ sn: 'b'.repeat(500), cn: text });
    expect(first.length).toBeGreaterThan(50);
    expect(first.length).toBeLessThan(100);
    expect(book.piece(first.length, 500)).toHaveLength(100 - first.length);
  });

  it('that are warned of are found together, whatever they would do', () => {
    const book = open(lines('Cognome;Nome\nRossi;Ada\nVerdi;Bice'));
    const judged = { verdict: 'create', id: 'x', problems: [] } as const;
    book.judge([
      { ...judged, position: 2, warnings: [] },
      { ...judged, position: 3, warnings: ['La lettera di controllo non corrisponde'] },
    ]);
    expect(book.find('warned')).toEqual([1]);
    expect(book.tally()).toMatchObject({ create: 2, warned: 1 });
  });

  it('P09 that are refused are a file with the same columns and why; sent back, it is the same file', () => {
    const book = open(lines(`Telefono;${file.replaceAll('\n', '\n=1+1;')}`.replace(/=1\+1;$/, '')));
    const written = book.refusedFile();
    const [header, first] = [0, 1].map((line) => cellsOf(lines(written), line));
    expect(header).toEqual(['Telefono', 'Codice fiscale', 'E-mail', 'Scadenza', 'Motivo']);
    expect(first).toEqual(["'=1+1", 'VRDLGU80A01H502X', 'sbagliata', '', 'E-mail non valida']);
    const again = open(lines(written));
    expect(again.columns.at(-1)).toMatchObject({ header: 'Motivo', field: undefined, sure: true });
    expect(again.refusedFile().split('\r\n')[0]).toBe(written.split('\r\n')[0]);
  });
});
