import { describe, expect, it } from 'vitest';
import { linesOf } from '../../../../../contract/tables/lines';
import { openTable } from '../../../../../contract/tables/readTable';
import { importedUser } from '../../../../../contract/users/importedUser';
import { checkCharacter } from '../../../../../contract/values/codiceFiscale';
import type { ColumnNames } from '../../../../../src/engine/import/book/columns';
import { ImportBook } from '../../../../../src/engine/import/book/ImportBook';
import { openWorkbook } from '../../../../../src/engine/import/book/openWorkbook';
import { withoutDetails } from '../../../../../src/engine/import/book/problemGroups';
import { codeOf, errorsAndDates, officeLists, peopleOfLists } from '../../../../fixtures/officeLists';
import { tableLines, textLines } from '../../../../fixtures/tables';
import { stylesOf, workbook } from '../../../../fixtures/xlsx';

const names: ColumnNames = {
  fields: {
    sn: ['Cognome'],
    cn: ['Nome'],
    'sn+cn': ['Cognome e nome', 'Nominativo'],
    'cn+sn': ['Nome e cognome'],
    codicefiscale: ['Codice fiscale'],
    email: ['E-mail'],
    dataNascita: ['Data di nascita'],
    dataScadenza: ['Scadenza'],
  },
  wholes: { 'sn+cn': ['sn', 'cn'], 'cn+sn': ['cn', 'sn'] },
  others: ['Motivo'],
  remembered: {},
};
const words = { today: '2026-11-28', repeated: 'Già alla riga %{row}', reason: 'Motivo' };

function bookOf(lines: ConstructorParameters<typeof ImportBook>[1]): ImportBook {
  const book = new ImportBook(importedUser, lines, names, words);
  book.map(book.columns.map(({ field }) => field));
  return book;
}
const open = (text: string) => bookOf(textLines(text));
const all = (book: ImportBook) => book.find(undefined).map((index) => book.row(index));
const column = (book: ImportBook, field: string) => all(book).map(({ cells }) => cells[field]);
const dates = (...written: readonly string[]) =>
  open(`E-mail;Scadenza\n${written.map((date) => `a@b;${date}`).join('\n')}`);

describe('a list as an office sent it', () => {
  const proposed = async (bytes: Uint8Array<ArrayBuffer>) => {
    const { proposed } = await openWorkbook(importedUser, bytes, names, words);
    const { book } = await proposed();
    book.map(book.columns.map(({ field }) => field));
    return book;
  };

  it.each(Object.entries(officeLists))(
    'P08 has the same people, without a question: %s',
    async (_what, bytes) => {
      const book = await proposed(bytes);
      expect(all(book).map(({ cells }) => cells)).toEqual(peopleOfLists);
      expect(all(book).every(({ problems }) => Object.keys(problems).length === 0)).toBe(true);
      expect([book.isPlain, book.questions]).toEqual([true, []]);
    },
  );

  it('P08 has its dates understood, and its errors refused with their place', async () => {
    const book = await proposed(errorsAndDates);
    expect(column(book, 'dataScadenza').filter((day) => day === '31/08/2027')).toHaveLength(5);
    expect(book.row(1).problems).toEqual({
      dataScadenza: expect.stringContaining('Foglio «Personale», cella E3: La cella contiene l’errore #N/D'),
    });
    expect(book.find('refused')).toEqual([1]);
  });
});

describe('the dates of a column', () => {
  it('are shown as they are understood, births in the past and ends in the future', () => {
    const book = open(
      'Codice fiscale;Data di nascita;Scadenza\n;1-feb-80;31-8-27\n;15 marzo 1971;31 agosto 2027\n;21582;2027/08/31\n;mai;31.08.2027 00:00',
    );
    expect(column(book, 'dataNascita')).toEqual(['01/02/1980', '15/03/1971', '01/02/1959', 'mai']);
    expect(new Set(column(book, 'dataScadenza'))).toEqual(new Set(['31/08/2027']));
    expect(all(book)[3]?.problems).toHaveProperty('dataNascita');
    expect(book.questions).toEqual([]);
    expect(book.sent(0).cells).toMatchObject({ dataNascita: '01/02/1980', dataScadenza: '31/08/2027' });
  });

  it('are asked about once where none tells whether the day or the month is first', () => {
    const book = dates('03/04/2027', '05/06/2027', '');
    expect(book.questions).toEqual([
      {
        kind: 'dateOrder',
        id: 'dateOrder 1',
        field: 'dataScadenza',
        sample: '03/04/2027',
        days: { dayFirst: '2027-04-03', monthFirst: '2027-03-04' },
        certain: { dayFirst: 0, monthFirst: 0 },
      },
    ]);
    book.answer('dateOrder 1', 'monthFirst');
    expect(column(book, 'dataScadenza')).toEqual(['04/03/2027', '06/05/2027', undefined]);
    expect(book.questions).toMatchObject([{ answer: 'monthFirst' }]);
    book.answer('dateOrder 1', 'dayFirst');
    expect(column(book, 'dataScadenza')).toEqual(['03/04/2027', '05/06/2027', undefined]);
  });

  it('are asked about where they begin with the month, which is proposed', () => {
    const book = dates('08/31/2027', '03/04/2027');
    expect(book.questions).toMatchObject([{ sample: '03/04/2027', certain: { dayFirst: 0, monthFirst: 1 } }]);
    expect(column(book, 'dataScadenza')).toEqual(['31/08/2027', '04/03/2027']);
    book.answer('dateOrder 1', 'dayFirst');
    expect(column(book, 'dataScadenza')).toEqual(['08/31/2027', '03/04/2027']);
    expect(all(book)[0]?.problems).toHaveProperty('dataScadenza');
  });

  it('are not asked about where one tells it, or where day and month are one number', () => {
    expect(dates('31/08/2027', '03/04/2027').questions).toEqual([]);
    expect(dates('01/01/2027', '04/04/2028').questions).toEqual([]);
    expect(dates('3 aprile 2027', '2027-04-05').questions).toEqual([]);
  });

  it('are asked about in each column by itself', () => {
    const book = open(
      'Codice fiscale;Data di nascita;Scadenza\n;03/04/1980;05/06/2027\n;04/05/1981;06/07/2027',
    );
    expect(book.questions.map(({ id }) => id)).toEqual(['dateOrder 1', 'dateOrder 2']);
    book.answer('dateOrder 2', 'monthFirst');
    expect(column(book, 'dataNascita')).toEqual(['03/04/1980', '04/05/1981']);
    expect(column(book, 'dataScadenza')).toEqual(['06/05/2027', '07/06/2027']);
  });

  it('of a spreadsheet are not asked about, since they are no texts', async () => {
    const cell = { attributes: 's="1"', inside: '<v>46481</v>' };
    const bytes = workbook(
      [
        {
          name: 'A',
          lines: [
            ['Codice fiscale', 'Scadenza'],
            ['', cell],
            ['', '03/04/2027'],
          ],
        },
      ],
      {
        styles: stylesOf('dd/mm/yyyy'),
      },
    );
    const file = await openTable(bytes, 10_000_000);
    const { cut } = await file.read(0);
    const book = bookOf(linesOf(cut));
    expect(book.questions).toMatchObject([{ sample: '03/04/2027' }]);
    book.answer('dateOrder 1', 'monthFirst');
    expect(column(book, 'dataScadenza')).toEqual(['04/04/2027', '04/03/2027']);
  });

  it('that somebody wrote into the grid stay, with the day first', () => {
    const book = dates('03/04/2027', '05/06/2027');
    book.edit(0, 'dataScadenza', '7 maggio 27');
    book.answer('dateOrder 1', 'monthFirst');
    expect(column(book, 'dataScadenza')).toEqual(['07/05/2027', '06/05/2027']);
    book.edit(1, 'dataScadenza', '2/3/2027');
    expect(column(book, 'dataScadenza')).toEqual(['07/05/2027', '02/03/2027']);
  });
});

describe('a column with whole names', () => {
  it.each(['surname and name in one column', 'name and surname in one column'])(
    'is divided by the tax codes: %s',
    async (name) => {
      const book = bookOf(await tableLines(officeLists[name] ?? new Uint8Array()));
      expect(book.isPlain).toBe(true);
      expect(all(book).map(({ cells }) => cells)).toEqual(peopleOfLists);
      expect(book.find('warned')).toEqual([]);
    },
  );

  it('has its doubtful rows shown, each with the ways to divide it, until somebody decides', () => {
    const book = open('Cognome e nome;Codice fiscale\nRossi Maria Teresa;\nBianchi Ada;\n');
    expect(book.find('warned')).toEqual([0]);
    const [doubtful] = all(book);
    expect(doubtful).toMatchObject({ isDoubtful: true, cells: { sn: 'Rossi', cn: 'Maria Teresa' } });
    const ways = doubtful?.proposals.map(({ cells }) => cells) ?? [];
    expect(ways.slice(0, 2)).toEqual([
      { sn: 'Rossi', cn: 'Maria Teresa' },
      { sn: 'Rossi Maria', cn: 'Teresa' },
    ]);
    expect(book.accept(0, { kind: 'name', cells: ways[1] ?? {} })).toEqual([0]);
    expect(book.row(0)).toMatchObject({
      isDoubtful: false,
      proposals: [],
      cells: { sn: 'Rossi Maria', cn: 'Teresa' },
    });
    expect(book.find('warned')).toEqual([]);
  });

  it('is divided again once the tax code of its row is corrected', () => {
    const right = codeOf('Lo Presti', 'Nicolò');
    const book = open(`Cognome e nome;Codice fiscale\nLO PRESTI NICOLÒ;${right.replace('71C', '7IC')}\n`);
    expect(book.groups()).toMatchObject([
      { kind: 'problem', corrections: 1 },
      { kind: 'doubt', corrections: 0 },
    ]);
    book.edit(0, 'codicefiscale', right);
    expect(all(book)[0]).toMatchObject({ isDoubtful: false, cells: { sn: 'LO PRESTI', cn: 'NICOLÒ' } });
    expect(book.groups()).toEqual([]);
  });

  it('is left out where other columns have the parts', () => {
    const book = open('Nominativo;Cognome;Nome;Codice fiscale\nX Y;Rossi;Ada;');
    expect(book.columns[0]).toMatchObject({ field: undefined, sure: true });
    expect(all(book)[0]?.cells).toEqual({ sn: 'Rossi', cn: 'Ada' });
  });

  it('has two columns in the file of the refused rows, which is read as it was corrected', () => {
    const book = open('Nome e cognome;Codice fiscale;Note\nAda Maria Rossi;sbagliato;a\n');
    book.edit(0, 'cn', 'Ada');
    const written = book.refusedFile();
    expect(written).toContain('Codice fiscale;Note;Cognome;Nome;Motivo');
    expect(all(open(written))[0]?.cells).toMatchObject({ cn: 'Ada' });
  });

  it('keeps what was corrected when its columns are chosen again', () => {
    const book = open('Cognome e nome;Codice fiscale\nRossi Maria Teresa;\n');
    book.edit(0, 'sn', 'Rossi Maria');
    book.map(book.columns.map(({ field }) => field));
    expect(all(book)[0]).toMatchObject({ isDoubtful: false, cells: { sn: 'Rossi Maria' } });
  });
});

describe('names in each other’s place', () => {
  const file = `Cognome;Nome;Codice fiscale\nNicolò;Zambelli;${codeOf('Zambelli', 'Nicolò')}\nDesirée;Fabbri;${codeOf('Fabbri', 'Desirée')}\nPerotti;Renè;${codeOf('Perotti', 'Renè')}\nAda;Neri;\n`;

  it('are asked about once where they are so in most rows, and are swapped in all but those that are right', () => {
    const book = open(file);
    expect(book.questions).toEqual([
      { kind: 'swapped', id: 'swapped 0 1', count: 2, surname: 'Nicolò', name: 'Zambelli' },
    ]);
    expect(column(book, 'sn')).toEqual(['Nicolò', 'Desirée', 'Perotti', 'Ada']);
    book.answer('swapped 0 1', 'swap');
    expect(column(book, 'sn')).toEqual(['Zambelli', 'Fabbri', 'Perotti', 'Neri']);
    expect(column(book, 'cn')).toEqual(['Nicolò', 'Desirée', 'Renè', 'Ada']);
    expect(book.questions).toMatchObject([{ answer: 'swap', surname: 'Nicolò' }]);
    book.answer('swapped 0 1', 'keep');
    expect(column(book, 'sn')).toEqual(['Nicolò', 'Desirée', 'Perotti', 'Ada']);
  });

  it('are proposed for the row alone where most are right', () => {
    const book = open(
      `Cognome;Nome;Codice fiscale\nZambelli;Nicolò;${codeOf('Zambelli', 'Nicolò')}\nFabbri;Desirée;${codeOf('Fabbri', 'Desirée')}\nRenè;Perotti;${codeOf('Perotti', 'Renè')}\n`,
    );
    expect(book.questions).toEqual([]);
    expect(all(book).map(({ proposals }) => proposals)).toEqual([
      [],
      [],
      [{ kind: 'swap', cells: { sn: 'Perotti', cn: 'Renè' } }],
    ]);
  });
});

describe('mistyped tax codes', () => {
  const first15 = 'VRDLGU80A01H50';
  const right = `${first15}1${checkCharacter(`${first15}1`)}`;
  const file = `Cognome;Nome;Codice fiscale\nVerdi;Luigi;${right.replace('80A', '8OA')}\nVerdi;Luigi;${right.replace('01H', 'OIH')}\nVerdi;Luigi;sbagliato\nVerdi;Luigi;12345678903\n`;

  it('have their correction proposed, and stay as they are until it is taken', () => {
    const book = open(file);
    expect(book.row(0)).toMatchObject({
      verdict: 'refused',
      cells: { codicefiscale: right.replace('80A', '8OA') },
      proposals: [{ kind: 'taxCode', cells: { codicefiscale: right } }],
    });
    book.accept(0, book.row(0).proposals[0] ?? { kind: 'taxCode', cells: {} });
    expect(book.row(0)).toMatchObject({
      verdict: 'unchecked',
      cells: { codicefiscale: right },
      proposals: [],
    });
  });

  it('are one sentence for each kind of problem, with its rows, and are corrected together where somebody says so', () => {
    const book = open(file);
    expect(book.groups()).toMatchObject([
      {
        kind: 'problem',
        field: 'codicefiscale',
        message: 'Codice fiscale non valido',
        count: 3,
        corrections: 2,
      },
      { kind: 'problem', field: 'codicefiscale', count: 1, corrections: 0 },
    ]);
    const [group] = book.groups();
    expect(book.find(group?.key)).toEqual([0, 1, 2]);
    expect(book.find(book.groups()[1]?.key)).toEqual([3]);
    expect(book.correct(group?.key ?? 'group:')).toEqual([0, 1]);
    // They are the same person now.
    expect(all(book).map(({ verdict }) => verdict)).toEqual(['unchecked', 'refused', 'refused', 'refused']);
  });

  it('are reported in one sentence even if each names another row', () => {
    const book = open(`Codice fiscale\n${right}\n${right}\n${right}\nRSSMRA80A01H501U\nRSSMRA80A01H501U`);
    expect(book.groups()).toMatchObject([{ message: 'Già alla riga 2', varies: true, count: 3 }]);
    book.judge([
      {
        position: 2,
        verdict: 'refused',
        id: '',
        warnings: [],
        problems: [
          { field: 'codicefiscale', message: "Il codice fiscale è già dell'utenza verdi.luigi.SG10001" },
        ],
      },
      {
        position: 5,
        verdict: 'refused',
        id: '',
        warnings: [],
        problems: [
          { field: 'codicefiscale', message: "Il codice fiscale è già dell'utenza rossi.mario.SG10001" },
        ],
      },
    ]);
    expect(book.groups().map(({ message, count }) => [withoutDetails(message), count])).toEqual([
      ['Già alla riga …', 3],
      ["Il codice fiscale è già dell'utenza …", 2],
    ]);
  });
});
