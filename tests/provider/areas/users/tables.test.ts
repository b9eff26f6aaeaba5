import { describe, expect, it } from 'vitest';
import { userFileUpload } from '../../../../contract/users/userFilesEndpoints';
import { addressOf, answerOf } from '../../../fixtures/ask';
import { hostileTables } from '../../../fixtures/hostileTables';
import { peopleForTests } from '../../../fixtures/peopleForTests';
import { encoded } from '../../../fixtures/tables';
import { workbook } from '../../../fixtures/xlsx';

const manager = 'gestore.SG10001';
const HEAD = 'Nome;Cognome;Codice Fiscale;Email';
const LINES = ['Zoè;D’Amico;;z@example.org', 'Niccolò;Cantù;;n@example.org'];
const TITLES = ['Nome', 'Cognome', 'Codice Fiscale', 'Email'];
const PERSON = ['Zoè', 'Cantù', '', 'z@example.org'];

describe('users from a table, by a call', () => {
  const people = peopleForTests(
    [manager],
    async (db) =>
      db.asOwner(async (tx) => {
        await tx.deleteFrom('licence').where('customer_code', '=', 'SG10001').execute();
      }),
    { campus: true },
  );
  const upload = async (bytes: Uint8Array<ArrayBuffer>) => {
    const form = new FormData();
    form.append('file', new Blob([bytes]), 'utenti.csv');
    const address = addressOf(userFileUpload, { params: { customerCode: 'SG10001' } });
    return answerOf(await people.as(manager).fetch(address, { method: 'POST', body: form }));
  };
  const names = async (bytes: Uint8Array<ArrayBuffer>) =>
    (await upload(bytes)).body.map(({ nome, cognome }: Record<string, string>) => `${nome} ${cognome}`);

  it.each([
    'UTF-8',
    'UTF-8 with its mark',
    'UTF-16 LE',
    'UTF-16 LE with its mark',
    'UTF-16 BE',
    'Windows-1252',
    'Mac OS Roman',
  ] as const)('CSVI-028 are read in %s, with each end of line', async (encoding) => {
    for (const end of ['\r\n', '\n', '\r']) {
      const bytes = encoded[encoding]([HEAD, ...LINES].join(end));
      expect(await names(bytes)).toEqual(['Zoè D’Amico', 'Niccolò Cantù']);
    }
  });

  it('are read where one line is in another encoding, or the separator is named', async () => {
    const mixed = Uint8Array.from([
      ...encoded['UTF-8'](`sep=;\n${HEAD}\n${LINES[0]}\n`),
      ...encoded['Windows-1252'](LINES[1] ?? ''),
    ]);
    expect(await names(mixed)).toEqual(['Zoè D’Amico', 'Niccolò Cantù']);
  });

  it('are refused with the line that is not text, and never as an internal error', async () => {
    for (const wrong of ['Zo\0e', 'Zo\u0007e', 'Zo\uFFFDe']) {
      const { status, body } = await upload(encoded['UTF-8'](`${HEAD}\n${LINES[0]}\n${wrong};x;;\n`));
      expect([status, body.detail]).toEqual([400, expect.stringMatching(/^Riga 3 del file: /)]);
    }
  });

  it('are read from the visible sheet that has them', async () => {
    const bytes = workbook([
      { name: 'Vecchi', state: 'hidden', lines: [TITLES, ['Ada', 'Neri', '', 'a@example.org']] },
      { name: 'Istruzioni', lines: [['Compilare il foglio Personale']] },
      { name: 'Personale', lines: [TITLES, PERSON] },
    ]);
    expect(await names(bytes)).toEqual(['Zoè Cantù']);
  });

  it('are read below the titles of a list, and without its total', async () => {
    const list = [['I.C. Verdi, Roma'], [], ['Elenco del 12/09/2026'], TITLES, PERSON, [], ['Totale', '1']];
    expect(await names(workbook([{ name: 'A', lines: list }]))).toEqual(['Zoè Cantù']);
    const text = list.map((line) => line.join(';')).join('\r\n');
    expect(await names(encoded['Windows-1252'](text))).toEqual(['Zoè Cantù']);
  });

  it('are refused where rows are hidden, since the answer cannot tell what was left out', async () => {
    const bytes = workbook([{ name: 'A', lines: [TITLES, PERSON, PERSON], hidden: [3] }]);
    const { status, body } = await upload(bytes);
    expect([status, body.detail]).toEqual([400, expect.stringContaining('righe nascoste (1)')]);
  });

  it('are refused one by one where a cell holds an error', async () => {
    const error = { attributes: 't="e"', inside: '<f>VLOOKUP(A1,B:C,2)</f><v>#N/A</v>' };
    const bytes = workbook([
      { name: 'A', lines: [TITLES, ['Zoè', error, 'RSSNNA80A41H501X', 'z@example.org']] },
    ]);
    const { body } = await upload(bytes);
    expect(body[0].details).toContain('La cella contiene l’errore #N/D');
  });

  it.each(Object.entries(hostileTables))(
    'are refused with a sentence if the file is made to stall the server: %s',
    async (_what, [bytes, problem]) => {
      const { status, body } = await upload(bytes);
      expect([status, body.detail]).toEqual([400, expect.stringMatching(problem)]);
    },
  );
});
