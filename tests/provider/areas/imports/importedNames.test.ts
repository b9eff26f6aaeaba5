import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { userDisable, userRead, usersFind } from '../../../../contract/users/endpoints';
import { importedUser } from '../../../../contract/users/importedUser';
import { csvOf } from '../../../../contract/values/csv';
import { showDay } from '../../../../contract/values/dates';
import { ImportBook } from '../../../../src/engine/import/book/ImportBook';
import { ask } from '../../../fixtures/ask';
import { createRandom } from '../../../fixtures/fake/random';
import { type Cells, importAll, newPerson, previewRows } from '../../../fixtures/imports';
import { type OperationSchool, of, operationSchool } from '../../../fixtures/operations';
import type { SignedIn } from '../../../fixtures/signIn';
import { textLines } from '../../../fixtures/tables';

const params = { customerCode: 'SG10001' };

describe('the names and e-mails of a file', () => {
  let school: OperationSchool;
  let supervisor: SignedIn;
  beforeAll(async () => {
    school = await operationSchool();
    ({ supervisor } = school);
  });
  afterAll(() => school.close());

  const refused = async (cells: Cells) =>
    (await previewRows(supervisor, [cells])).flatMap(({ problems }) => problems.map(({ field }) => field));

  it('gives a person who is called Supervisor a name that anybody may have, whom a supervisor disables', async () => {
    const [row] = await previewRows(supervisor, [newPerson(801, { sn: 'Supervisor', cn: 'Mario' })]);
    expect(row).toMatchObject({ verdict: 'create', id: of('mario.supervisor') });
    await importAll(supervisor, [newPerson(801, { sn: 'Supervisor', cn: 'Mario' })]);
    const one = { ...params, uid: of('mario.supervisor') };
    expect((await ask(supervisor, userDisable, { params: one, body: { reset: false } })).status).toBe(200);
    expect((await ask(supervisor, userRead, { params: one })).body.status).toBe(false);
  });

  it('has warnings about names that were decoded twice, and refuses invisible or impossible ones', async () => {
    const [warned] = await previewRows(supervisor, [newPerson(802, { cn: 'NICOLÃ’' })]);
    expect(warned).toMatchObject({ verdict: 'create' });
    expect(warned?.warnings).toContainEqual(expect.stringContaining('forse è "NICOLÒ"'));
    expect(await refused(newPerson(803, { email: 'mar\u0456a@example.org' }))).toEqual(['email']);
    expect(await refused(newPerson(804, { email: 'maria\u200b@example.org' }))).toEqual(['email']);
    expect(await refused(newPerson(805, { sn: "' '" }))).toEqual(['sn']);
  });

  it('has one kind of apostrophe however it is written, and changes nobody who was stored with another', async () => {
    const person = newPerson(830, { sn: 'D’Amico', cn: 'Anna–Maria' });
    await importAll(supervisor, [person]);
    const uid = of('damico.annamaria');
    const stored = (await ask(supervisor, userRead, { params: { ...params, uid } })).body;
    expect([stored.sn, stored.cn]).toEqual(["D'Amico", 'Anna-Maria']);
    await school.db.asOwner((tx) =>
      tx
        .updateTable('account')
        .set({ sn: 'D’Amico', last_login: new Date('2026-01-01') })
        .where('uid', '=', uid)
        .execute(),
    );
    for (const sn of ['D’Amico', "D'Amico", 'D`Amico'])
      expect((await previewRows(supervisor, [{ ...person, sn }]))[0]).toMatchObject({ verdict: 'unchanged' });
  });

  it('P09 is exported and imported again without a change, whatever the names are written like', async () => {
    const random = createRandom(11);
    const parts = [
      'Di Pietro',
      'D’Angelò',
      'Łuczak',
      "L'Abbate",
      'Bjørn',
      'M. Teresa',
      'Nguyễn',
      'Петренко',
      'Ana–Lía',
    ];
    const people = Array.from({ length: 24 }, (_, n) =>
      newPerson(840 + n, {
        sn: `${random.pick(parts)} ${'abcdefghijklmnopqrstuvwxyz'[n]}`,
        cn: random.pick(parts),
        dataNascita: `0${random.between(1, 9)}/0${random.between(1, 9)}/19${random.between(50, 99)}`,
        dataScadenza: random.pick(['', '31/08/2027']),
      }),
    );
    await importAll(supervisor, people);
    const { body } = await ask(supervisor, usersFind, { params, body: {} });
    const fields = ['uid', 'sn', 'cn', 'codicefiscale', 'email', 'dataNascita', 'dataScadenza'];
    const stored = (body as Record<string, string>[]).filter(({ email = '' }) =>
      /^nuovo8[4-6]\d@/.test(email),
    );
    expect(stored).toHaveLength(24);
    const exported = csvOf([
      fields,
      ...stored.map((user) =>
        fields.map((field) => (field.startsWith('data') ? showDay(user[field]) : (user[field] ?? ''))),
      ),
    ]);
    const names = {
      fields: Object.fromEntries(fields.map((field) => [field, [field]])),
      others: [],
      remembered: {},
    };
    const words = { today: '2026-11-28', repeated: '', reason: '' };
    const book = new ImportBook(importedUser, textLines(exported), names, words);
    book.map(book.columns.map(({ field }) => field));
    for (const { id, answer } of book.questions) if (!answer) book.answer(id, 'dayFirst');
    const rows = book.piece(0, 100).map(({ cells }) => cells as Cells);
    const verdicts = (await previewRows(supervisor, rows)).map(({ verdict }) => verdict);
    expect(verdicts).toEqual(rows.map(() => 'unchanged'));
  });

  it('has dates as the browser understands them, and refuses a tax code of eleven digits in words', async () => {
    const texts = [
      ['1-feb-80', '31-8-27'],
      ['1 febbraio 1980', '31 agosto 2027'],
      ['29252', '46630'],
      ['1980/02/01', '31.08.2027 14:30'],
      ['01021980', '2027-08-31T00:00:00.000Z'],
    ] as const;
    const rows = texts.map(([dataNascita, dataScadenza], n) =>
      newPerson(810 + n, { cn: `Luigi ${'abcde'[n]}`, dataNascita, dataScadenza }),
    );
    expect((await previewRows(supervisor, rows)).map(({ problems }) => problems)).toEqual(rows.map(() => []));
    await importAll(supervisor, rows);
    const { body } = await ask(supervisor, usersFind, { params, body: {} });
    const born = body
      .filter(({ email }: { email: string }) => /^nuovo81[0-4]@/.test(email))
      .map(({ dataNascita, dataScadenza }: Record<string, string>) => [dataNascita, dataScadenza]);
    expect(born).toEqual(texts.map(() => ['1980-02-01', '2027-08-31']));

    const [provisional] = await previewRows(supervisor, [newPerson(820, { codicefiscale: '12345678903' })]);
    expect(provisional).toMatchObject({
      verdict: 'refused',
      problems: [{ field: 'codicefiscale', message: expect.stringContaining('ha 11 cifre: è provvisorio') }],
    });
  });
});
