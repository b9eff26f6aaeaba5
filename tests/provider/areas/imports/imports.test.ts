import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { auditList } from '../../../../contract/audit/endpoints';
import {
  importAdd,
  importBegin,
  importColumns,
  importList,
  importPreview,
  importRead,
  importRun,
} from '../../../../contract/imports/endpoints';
import { operationRun } from '../../../../contract/operations/endpoints';
import { userDisable, usersFind } from '../../../../contract/users/endpoints';
import type { User } from '../../../../contract/users/user';
import { verifyAudit } from '../../../../provider/audit/verifyAudit';
import type { Database } from '../../../../provider/db/database';
import { ask, refusal } from '../../../fixtures/ask';
import {
  type Cells,
  collect,
  importAll,
  importedRows,
  newPeople,
  newPerson,
  previewRows,
  readImport,
  rowsFrom,
  runImport,
} from '../../../fixtures/imports';
import { openMails } from '../../../fixtures/openMails';
import { accounts, type OperationSchool, of, operationSchool } from '../../../fixtures/operations';
import type { SignedIn } from '../../../fixtures/signIn';

const params = { customerCode: 'SG10001' };

describe('a file of users', () => {
  let school: OperationSchool;
  let db: Database;
  let supervisor: SignedIn;
  beforeAll(async () => {
    school = await operationSchool();
    ({ db, supervisor } = school);
  });
  afterAll(() => school.close());

  const find = async (uid: string): Promise<User | undefined> =>
    (await ask(supervisor, usersFind, { params, body: { uid } })).body[0];
  const mails = () => openMails(db);
  const signedIn = (uid: string) =>
    db.asOwner((tx) =>
      tx
        .updateTable('account')
        .set({ last_login: new Date('2026-09-10T08:00:00Z') })
        .where('uid', '=', uid)
        .execute(),
    );
  const verdicts = async (cells: readonly Cells[]) =>
    (await previewRows(supervisor, cells)).map(({ verdict }) => verdict);
  const problems = async (cells: Cells) =>
    Object.fromEntries(
      ((await previewRows(supervisor, [cells]))[0]?.problems ?? []).map((one) => [one.field, one.message]),
    );

  describe('before it is imported', () => {
    it('P09 says row by row what it would do: create, update, nothing, or why it is refused', async () => {
      const before = await accounts(db);
      const judged = await previewRows(supervisor, [
        newPerson(1),
        { uid: 'persona1', email: 'nuova@example.org' },
        { uid: 'persona2.sg10001', sn: 'Rossi' },
        newPerson(2, { email: 'non è una e-mail' }),
      ]);
      expect(judged.map(({ position, verdict, id }) => [position, verdict, id])).toEqual([
        [2, 'create', 'verdi.luigi.SG10001'],
        [3, 'update', 'persona1.SG10001'],
        [4, 'unchanged', 'persona2.SG10001'],
        [5, 'refused', ''],
      ]);
      expect(judged[3]?.problems).toEqual([{ field: 'email', message: 'E-mail non valida' }]);
      expect(await accounts(db)).toEqual(before);
      expect((await ask(supervisor, importList, { params })).body.total).toBe(0);
    });

    it('names new people cognome.nome, each differently, without accents', async () => {
      const judged = await previewRows(supervisor, [
        newPerson(3, { sn: "D'Angelò", cn: 'Nicolò Maria' }),
        newPerson(4, { sn: "D'Angelò", cn: 'Nicolò' }),
        newPerson(5, { uid: 'Scelto.Dalla.Scuola' }),
      ]);
      expect(judged.map(({ id }) => id)).toEqual([
        'dangelo.nicolo.SG10001',
        'dangelo.nicolo2.SG10001',
        'scelto.dalla.scuola.SG10001',
      ]);
    });

    it('says what is missing for somebody new, and leaves as it is what an empty cell says of others', async () => {
      expect(await problems({ codicefiscale: 'VRDLGU80A01H501X' })).toEqual({
        sn: 'Cognome obbligatorio',
        cn: 'Nome obbligatorio',
        email: 'E-mail obbligatoria',
      });
      expect(await verdicts([{ uid: 'persona3', sn: '', email: '' }])).toEqual(['unchanged']);
    });

    it.each<[string, Cells, Record<string, string>]>([
      [
        'names nobody',
        { sn: 'Verdi' },
        { uid: 'Indicare il nome utente o il codice fiscale: serve a sapere di chi si tratta' },
      ],
      [
        'would change the supervisor',
        { uid: 'supervisor', email: 'a@b' },
        { uid: "L'utenza supervisor della scuola non può essere modificata con un file" },
      ],
      [
        'invents a supervisor',
        newPerson(6, { uid: 'supervisore' }),
        { uid: 'Utente non deve iniziare con supervisor' },
      ],
      [
        'has a short name',
        newPerson(6, { uid: 'abc' }),
        { uid: 'Utente deve essere maggiore di 5 caratteri' },
      ],
      [
        'has no tax code that can be read',
        { uid: 'persona4', codicefiscale: 'ABC' },
        { codicefiscale: 'Codice fiscale non valido' },
      ],
      [
        'has no day',
        { uid: 'persona4', dataScadenza: '31/02/2027' },
        { dataScadenza: 'Inserire la data nel formato DD/MM/YYYY' },
      ],
    ])('refuses a row that %s', async (_what, cells, expected) => {
      expect(await problems(cells)).toEqual(expected);
    });

    it('takes a row that repeats another one of the file for a mistake', async () => {
      expect(
        await verdicts([
          newPerson(7),
          newPerson(7),
          { uid: 'persona5', email: 'x@y' },
          { uid: 'PERSONA5', email: 'z@y' },
        ]),
      ).toEqual(['create', 'refused', 'update', 'refused']);
    });

    it('knows people by their tax code, and never makes a second account of one', async () => {
      await db.asOwner((tx) =>
        tx
          .updateTable('account')
          .set({ codice_fiscale: 'RSSMRA80A01H501U' })
          .where('uid', '=', of('persona6'))
          .execute(),
      );
      const judged = await previewRows(supervisor, [
        { codicefiscale: 'rssmra80a01h501u', email: 'p6@example.org' },
      ]);
      expect(judged[0]).toMatchObject({ verdict: 'update', id: of('persona6') });
      expect(await problems(newPerson(8, { uid: 'un.altro', codicefiscale: 'RSSMRA80A01H501U' }))).toEqual({
        codicefiscale: "Il codice fiscale è già dell'utenza persona6.SG10001",
      });
    });

    it('USR-097 leaves name and tax code to a person who has signed in, as the form does', async () => {
      await signedIn(of('persona7'));
      expect(await problems({ uid: 'persona7', sn: 'Altro', email: 'p7@example.org' })).toEqual({
        sn: "Il dato non può essere modificato dopo il primo accesso dell'utente",
      });
    });

    it('has warnings about tax codes that do not fit, and does not stop for them', async () => {
      const [judged] = await previewRows(supervisor, [newPerson(9, { sn: 'Bianchi' })]);
      expect(judged).toMatchObject({ verdict: 'create', warnings: [expect.stringContaining('cognome')] });
    });

    it('refuses what no file of ours sends', async () => {
      const send = (rows: unknown) =>
        ask(supervisor, importPreview, { params, body: { resource: 'user', rows } as never });
      for (const rows of [
        [{ position: 1, cells: { status: 'false' } }],
        [{ position: 1, cells: { sn: 5 } }],
        [{ position: 1, cells: { sn: 'x'.repeat(501) } }],
        [
          { position: 2, cells: {} },
          { position: 2, cells: {} },
        ],
        [],
        rowsFrom(newPeople(501)),
      ])
        expect(refusal(await send(rows))).toEqual({ status: 400, code: 'invalid' });
    });
  });

  describe('when it is imported', () => {
    it('P09 does what was shown: 97 at first, then the 3 that were corrected, and nobody twice', async () => {
      const people = newPeople(100, 100);
      const wrong = people.map((one, index) => (index % 40 === 7 ? { ...one, email: 'sbagliata' } : one));
      const first = await importAll(supervisor, wrong);
      expect(first.body).toMatchObject({
        state: 'ended',
        total: 100,
        created: 97,
        updated: 0,
        unchanged: 0,
        refused: 3,
      });
      const refused = await importedRows(supervisor, first.body.id, 'refused');
      expect(refused.map(({ reason }) => reason)).toEqual(Array(3).fill('E-mail non valida'));
      const corrected = refused.map(({ cells }) => ({ ...(cells as Cells), email: 'giusta@example.org' }));
      expect((await importAll(supervisor, corrected)).body).toMatchObject({ created: 3, refused: 0 });
      const codes = people.map(({ codicefiscale }) => codicefiscale);
      const rows = await db.asOwner((tx) =>
        tx
          .selectFrom('account')
          .select('codice_fiscale')
          .where('codice_fiscale', 'in', codes as string[])
          .execute(),
      );
      expect(rows).toHaveLength(100);
      expect(await verdicts(people.slice(0, 7))).toEqual(Array(7).fill('unchanged'));
    });

    it('writes to each new person once, with a link of their own', async () => {
      const before = (await mails()).length;
      await importAll(supervisor, newPeople(3, 300));
      const sent = (await mails()).slice(before);
      expect(sent).toHaveLength(3);
      expect(new Set(sent.map(({ body }) => /id=([\w-]{43})/.exec(body)?.[1])).size).toBe(3);
    });

    it('changes only what the rows say of people who are there, and writes to none of them', async () => {
      const before = (await mails()).length;
      const user = await find(of('persona10'));
      const { body } = await importAll(supervisor, [{ uid: 'persona10', dataScadenza: '30/06/2027' }]);
      expect(body).toMatchObject({ created: 0, updated: 1 });
      expect(await find(of('persona10'))).toEqual({ ...user, dataScadenza: '2027-06-30' });
      expect((await mails()).length).toBe(before);
    });

    it('is the same when the list of users comes back: nothing changes', async () => {
      const { body: users } = await ask(supervisor, usersFind, { params, body: {} });
      const cells = (users as User[]).map((user) => ({
        uid: user.uid,
        email: user.email,
        codicefiscale: user.codicefiscale,
        dataScadenza: (user.dataScadenza ?? '').split('-').reverse().join('/'),
      }));
      expect(new Set(await verdicts(cells))).toEqual(new Set(['unchanged']));
      const { id, judged } = await collect(supervisor, cells);
      const answer = await runImport(supervisor, id, judged);
      expect(refusal(answer)).toEqual({ status: 400, code: 'invalid' });
      expect(answer.body.detail).toContain("non c'è nulla da importare");
    });

    it('is refused where it would do something else than was agreed to', async () => {
      const { id, judged } = await collect(supervisor, [newPerson(320), newPerson(321)]);
      const answer = await runImport(supervisor, id, judged.slice(1));
      expect(refusal(answer)).toEqual({ status: 409, code: 'conflict' });
      expect(answer.body.current).toEqual({ create: 2, update: 0 });
    });

    it('leaves out a row that somebody made untrue after it was shown, and says so', async () => {
      const { id, judged } = await collect(supervisor, [newPerson(330), newPerson(331)]);
      await importAll(supervisor, [newPerson(330, { sn: 'Neri' })]);
      const { body } = await runImport(supervisor, id, judged);
      expect(body).toMatchObject({ created: 1, refused: 1 });
      const [left] = await importedRows(supervisor, id, 'refused');
      expect(left).toMatchObject({ position: 2, reason: expect.stringContaining('dopo il controllo') });
    });

    it('is one import however often it is sent', async () => {
      const { id, judged } = await collect(supervisor, [newPerson(340)]);
      const body = { create: judged.length, update: 0 };
      const send = () =>
        ask(supervisor, importRun, { params: { ...params, id }, body, key: 'run-only-once' });
      const [a, b] = await Promise.all([send(), send()]);
      expect(a.body).toEqual(b.body);
      expect(refusal(await runImport(supervisor, id, judged))).toEqual({ status: 404, code: 'notFound' });
    });

    it('goes on as a job when it is large', async () => {
      const { body } = await importAll(
        supervisor,
        newPeople(1001, 1000).map((one, n) => ({ ...one, uid: `grande${n}`, codicefiscale: taxCode(n) })),
      );
      expect(body).toMatchObject({ state: 'running', total: 1001, waiting: 1001, canCancel: true });
    });
  });

  it('P10 is kept: who, which file, how many, when, and each row', async () => {
    const { body } = await importAll(
      school.manager,
      [newPerson(350), { uid: 'persona11', email: 'no' }],
      'docenti.xlsx',
    );
    const { body: page } = await ask(supervisor, importList, { params, query: { perPage: '10' } });
    expect(page.data[0]).toEqual(body);
    expect(body).toMatchObject({
      file: 'docenti.xlsx',
      name: 'gestore Rossi',
      resource: 'user',
      created: 1,
      refused: 1,
      takenBack: false,
    });
    const rows = await importedRows(supervisor, body.id);
    expect(rows).toMatchObject([
      { position: 2, outcome: 'created', label: 'Luigi Verdi', cells: newPerson(350) },
      { position: 3, outcome: 'refused', reason: 'E-mail non valida' },
    ]);
    const log = (await ask(supervisor, auditList, { params })).body.data;
    expect(log.slice(0, 2)).toMatchObject([
      { entity: 'user', action: 'import', target: rows[0]?.id },
      { entity: 'import', action: 'run', after: { file: 'docenti.xlsx', create: 1, update: 0 } },
    ]);
    expect(await db.asOwner((tx) => verifyAudit(tx, 'SG10001'))).toBeUndefined();
  });

  it('P08 remembers for the school which column is which field', async () => {
    const read = (person: SignedIn, customerCode = 'SG10001') =>
      ask(person, importColumns, { params: { customerCode }, query: { resource: 'user' } });
    const begin = (columns: { header: string; field?: string }[]) =>
      ask(supervisor, importBegin, { params, body: { resource: 'user', file: 'a.csv', columns } });
    await begin([{ header: 'Nominativo', field: 'sn' }, { header: 'Classe' }]);
    await begin([{ header: 'Nominativo', field: 'cn' }]);
    expect((await read(school.manager)).body).toEqual([
      { header: 'Classe' },
      { header: 'Nominativo', field: 'cn' },
    ]);
    expect((await read(school.stranger, 'SG10002')).body).toEqual([]);
  });

  it('keeps of the name of its file what is seen, on one line', async () => {
    const { body } = await importAll(school.manager, [newPerson(359)], 'docenti\r\n\u202exslx.csv');
    expect(body.file).toBe('docenti xslx.csv');
    const begun = { resource: 'user' as const, file: '../docenti.csv', columns: [] };
    expect(refusal(await ask(supervisor, importBegin, { params, body: begun }))).toEqual({
      status: 400,
      code: 'invalid',
    });
  });

  it('is for those who manage users, and for the person who began it', async () => {
    for (const [endpoint, body] of [
      [importPreview, { resource: 'user', rows: rowsFrom([newPerson(360)]) }],
      [importBegin, { resource: 'user', file: 'a.csv', columns: [] }],
      [importList, undefined],
    ] as const) {
      expect(refusal(await ask(school.teacher, endpoint as never, { params, body } as never))).toEqual({
        status: 403,
        code: 'forbidden',
      });
      expect(refusal(await ask(school.stranger, endpoint as never, { params, body } as never))).toEqual({
        status: 404,
        code: 'notFound',
      });
    }
    const { id, judged } = await collect(supervisor, [newPerson(361)]);
    expect(refusal(await runImport(school.manager, id, judged))).toEqual({ status: 404, code: 'notFound' });
    const rows = rowsFrom([newPerson(362)], 9);
    expect(
      refusal(await ask(school.manager, importAdd, { params: { ...params, id }, body: { rows } })),
    ).toEqual({ status: 404, code: 'notFound' });
    expect(refusal(await ask(supervisor, importRead, { params: { ...params, id } }))).toEqual({
      status: 404,
      code: 'notFound',
    });
  });

  it('is not done by the call for actions on records that are there', async () => {
    const body = {
      resource: 'user',
      action: 'import',
      input: { file: 'a' },
      target: { ids: [of('persona1')] },
      digest: 'x',
    } as const;
    expect(refusal(await ask(supervisor, operationRun, { params, body }))).toEqual({
      status: 400,
      code: 'invalid',
    });
  });

  it('keeps whom it created as anybody else: they can be disabled', async () => {
    const { body } = await importAll(supervisor, [newPerson(370, { uid: 'come.altri' })]);
    expect(body.created).toBe(1);
    expect(
      (
        await ask(supervisor, userDisable, {
          params: { ...params, uid: of('come.altri') },
          body: { reset: false },
        })
      ).body,
    ).toEqual([of('come.altri')]);
    expect(await readImport(supervisor, body.id)).toMatchObject({ canTakeBack: true });
  });
});

/** Returns a different tax code for each of thousands. */
const taxCode = (n: number) =>
  `BNCMRC80A01${'ABCDEFGHIL'[Math.floor(n / 1000)]}${String(n % 1000).padStart(3, '0')}X`;
