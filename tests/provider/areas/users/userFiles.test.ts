import { describe, expect, it } from 'vitest';
import { importRead } from '../../../../contract/imports/endpoints';
import { operationList } from '../../../../contract/operations/endpoints';
import { usersFind } from '../../../../contract/users/endpoints';
import { USER_FILE_MODEL } from '../../../../contract/users/userFile';
import { userFileImport, userFileUpload } from '../../../../contract/users/userFilesEndpoints';
import { addressOf, answerOf, ask, refusal } from '../../../fixtures/ask';
import { peopleForTests } from '../../../fixtures/peopleForTests';

const manager = 'gestore.SG10001';
const params = { customerCode: 'SG10001' };
const HEAD = 'Nome;Cognome;Codice Fiscale;Email';
const ANNA = 'Anna;Rossi;RSSNNA80A41H501X;anna@example.org';
const anna = { nome: 'Anna', cognome: 'Rossi', codiceFiscale: 'RSSNNA80A41H501X', email: 'anna@example.org' };
const bruno = { nome: 'Bruno', cognome: 'Bruni', codiceFiscale: 'BRNBRN80A01H501W', email: 'b@example.org' };

describe('users from a CSV, by calls', () => {
  const people = peopleForTests(
    [manager, 'supervisor.SG10001', 'docente.SG10001', 'supervisor.SG10002'],
    // The first school has neither Alunni nor Personale.
    async (db) =>
      db.asOwner(async (tx) => {
        await tx.deleteFrom('licence').where('customer_code', '=', 'SG10001').execute();
      }),
    { campus: true },
  );
  const upload = async (
    lines: readonly string[] | Uint8Array<ArrayBuffer>,
    who = manager,
    school = params,
  ) => {
    const body = new FormData();
    body.append('file', new Blob([lines instanceof Uint8Array ? lines : lines.join('\r\n')]), 'utenti.csv');
    const address = addressOf(userFileUpload, { params: school });
    return answerOf(await people.as(who).fetch(address, { method: 'POST', body }));
  };
  const send = (users: readonly object[], who = manager, school = params) =>
    ask(people.as(who), userFileImport, { params: school, body: users as never });
  const found = async () => (await ask(people.as(manager), usersFind, { params, body: {} })).body;

  it('CSVI-028 the file is the part "file" of a form, and its users are the answer, each once, with what is wrong', async () => {
    const { status, body } = await upload([HEAD, ANNA, ANNA.toLowerCase(), ';Neri;XXX;b@example.org']);
    expect(status).toBe(200);
    expect(body.slice(0, 1)).toEqual([anna]);
    expect(body).toHaveLength(2);
    expect(body[1]).toMatchObject({ cognome: 'Neri', codiceFiscale: 'XXX' });
    expect(body[1].details).toContain('Codice fiscale non valido');
    const columns = await upload(['email,codice fiscale,COGNOME,nome', 'a@example.org,x,Forlì,Zoè']);
    expect(columns.body[0]).toMatchObject({ nome: 'Zoè', cognome: 'Forlì' });
    const older = Uint8Array.from(`${HEAD}\nZo\xe8;Forl\xec;x;a@example.org`, (one) => one.charCodeAt(0));
    expect((await upload(older)).body[0]).toMatchObject({ nome: 'Zoè', cognome: 'Forlì' });
    expect(await found()).not.toContainEqual(expect.objectContaining({ codicefiscale: anna.codiceFiscale }));
  });

  it('refuses a file without its header, users or end', async () => {
    const refused = async (lines: readonly string[]) => (await upload(lines)).body.detail;
    expect(await refused(['Anna;Rossi'])).toBe(
      'La prima riga del file deve essere l’intestazione: Nome, Cognome, Codice Fiscale, Email.',
    );
    expect(await refused([HEAD])).toBe('Il file non contiene utenti.');
    expect(await refused([HEAD, ...Array(1001).fill(ANNA)])).toBe(
      'Un file può avere al massimo 1.000 righe.',
    );
  });

  it('CSVI-005 CSVI-016 imports many at once, and tells who came, who was there and who could not', async () => {
    const first = await send([bruno]);
    expect(first.body).toEqual({
      success: [{ object: bruno, category: 'OK', description: 'Bruno Bruni' }],
      warning: [],
      error: [],
    });
    const { body } = await send([anna, bruno, { ...anna, email: 'altra@example.org' }]);
    const names = (list: readonly { description: string }[]) => list.map(({ description }) => description);
    expect([names(body.success), names(body.warning)]).toEqual([['Anna Rossi'], ['Bruno Bruni']]);
    expect(body.error).toEqual([
      { object: { ...anna, email: 'altra@example.org' }, category: 'ERROR', ...whyTwice },
    ]);
    const there = await found();
    for (const { codiceFiscale, email } of [anna, bruno]) {
      expect(there).toContainEqual(expect.objectContaining({ codicefiscale: codiceFiscale, email }));
    }
    // It is an import like those of the page: in the history, with undo.
    const history = (await ask(people.as(manager), operationList, { params, query: {} })).body.data;
    const [{ id }] = history;
    const read = await ask(people.as(manager), importRead, { params: { ...params, id } });
    expect(read.body).toMatchObject({ created: 1, unchanged: 1, refused: 1, canTakeBack: true });
    const log = await people.db.asOwner((tx) =>
      tx.selectFrom('audit_entry').select(['entity', 'action']).where('as_whom', '=', manager).execute(),
    );
    expect(log.filter(({ entity }) => entity === 'import')).toHaveLength(2);
    expect(log.filter(({ entity, action }) => entity === 'user' && action === 'import')).toHaveLength(2);
  });

  it('CSVI-030 an import that fails says what happened and, by row and field, why; then nobody is imported', async () => {
    const before = (await found()).length;
    const carla = { ...anna, codiceFiscale: 'VRDCRL80A41H501W' };
    const { status, body } = await send([carla, { ...bruno, email: 'nessuna' }, { ...bruno, nome: '' }]);
    expect([status, body.title]).toEqual([400, 'Dati assenti o non validi!']);
    expect(body.errors).toEqual([
      { field: '[1].email', message: 'E-mail non valida' },
      { field: '[2].nome', message: 'Nome obbligatorio' },
    ]);
    expect(await found()).toHaveLength(before);
  });

  it('CSVI-002 CSVI-003 CSVI-004 are for who imports users, in a school without the registry or a lead school', async () => {
    expect(refusal(await upload([HEAD, ANNA], 'docente.SG10001'))).toEqual({
      status: 403,
      code: 'forbidden',
    });
    expect(refusal(await send([bruno], 'docente.SG10001'))).toEqual({ status: 403, code: 'forbidden' });
    const held = { customerCode: 'SG10002' };
    for (const answer of [
      await upload([HEAD, ANNA], 'supervisor.SG10002', held),
      await send([bruno], 'supervisor.SG10002', held),
    ]) {
      expect(answer.status).toBe(403);
      expect(answer.body.detail).toMatch(/^In questa scuola gli utenti non si importano da un file CSV/);
    }
    const lead = (lead_school: boolean) =>
      people.db.asOwner((tx) =>
        tx.updateTable('school').set({ lead_school }).where('customer_code', '=', 'SG10002').execute(),
      );
    await lead(true);
    expect((await upload([HEAD, ANNA], 'supervisor.SG10002', held)).status).toBe(200);
    await lead(false);
  });

  it('CSVI-029 the sample is a file at one address for everybody, kept by whatever stands between, and imports as it is', async () => {
    const answer = await fetch(people.url + USER_FILE_MODEL);
    expect(answer.headers.get('content-type')).toBe('text/csv; charset=utf-8');
    expect(answer.headers.get('cache-control')).toMatch(/^public, max-age=/);
    expect(answer.headers.get('set-cookie')).toBeNull();
    const bytes = new Uint8Array(await answer.arrayBuffer());
    const { body } = await upload(bytes);
    expect(body).toEqual([
      {
        nome: 'Maria',
        cognome: 'Rossi',
        codiceFiscale: 'RSSMRA80A41H501W',
        email: 'maria.rossi@example.org',
      },
    ]);
  });
});

const whyTwice = { description: 'Anna Rossi', error: expect.stringContaining('già alla riga 2') };
