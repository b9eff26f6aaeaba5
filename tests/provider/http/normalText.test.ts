import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { userCreate, userRead, userUpdate } from '../../../contract/users/endpoints';
import { CONTROL_CHARACTERS } from '../../../contract/values/normalText';
import { readForm } from '../../../provider/identity/signIn/readForm';
import { ask } from '../../fixtures/ask';
import { importAll, importedRows, previewRows } from '../../fixtures/imports';
import { type OperationSchool, of, operationSchool } from '../../fixtures/operations';
import type { SignedIn } from '../../fixtures/signIn';

const params = { customerCode: 'SG10001' };
const body = {
  username: 'niccolo.desiree',
  cognome: 'Niccolo\u0300',
  nome: 'De\u0301sire\u0301e',
  codiceFiscale: ' rss mra 80a01 h501u ',
  email: 'niccolo\u0300@example.org',
};

describe('what somebody typed', () => {
  let school: OperationSchool;
  let supervisor: SignedIn;
  beforeAll(async () => {
    school = await operationSchool();
    ({ supervisor } = school);
  });
  afterAll(() => school.close());

  const read = async (username: string) =>
    (await ask(supervisor, userRead, { params: { ...params, uid: of(username) } })).body;

  it('is stored composed, tax codes in capitals without blanks, from every source', async () => {
    expect((await ask(supervisor, userCreate, { params, body })).status).toBe(200);
    const composed = {
      sn: 'Niccolò',
      cn: 'Désirée',
      codicefiscale: 'RSSMRA80A01H501U',
      email: 'niccolò@example.org',
    };
    expect(await read('niccolo.desiree')).toMatchObject(composed);

    const one = { params: { ...params, uid: of('niccolo.desiree') } };
    const { etag } = await ask(supervisor, userRead, one);
    const { username: _, ...changed } = body;
    const update = { ...one, body: { ...changed, nome: 'The\u0301re\u0300se' }, ifMatch: etag ?? '' };
    expect((await ask(supervisor, userUpdate, update)).body).toMatchObject({ ...composed, cn: 'Thérèse' });

    const cells = {
      sn: 'Cafe\u0300',
      cn: 'D´Amico',
      codicefiscale: 'vrd lgu 80a01 h501q',
      email: 'cafe\u0300@example.org',
    };
    const { body: done } = await importAll(supervisor, [cells]);
    const [row] = await importedRows(supervisor, done.id);
    expect(done).toMatchObject({ created: 1, refused: 0 });
    const { body: user } = await ask(supervisor, userRead, { params: { ...params, uid: row?.id ?? '' } });
    expect(user).toMatchObject({ sn: 'Cafè', codicefiscale: 'VRDLGU80A01H501Q', email: 'cafè@example.org' });
  });

  it('of a tax code with a wrong last letter is taken with a warning by form and import alike', async () => {
    const wrong = 'RSSMRA80A01H501A';
    const made = await ask(supervisor, userCreate, {
      params,
      body: { ...body, username: 'lettera.errata', codiceFiscale: wrong, email: 'lettera@example.org' },
    });
    expect(made.status).toBe(200);
    const about = expect.stringContaining("L'ultima lettera del codice fiscale");
    expect(made.body.warnings).toContainEqual(about);
    const [judged] = await previewRows(supervisor, [
      { sn: 'Rossi', cn: 'Mario', codicefiscale: 'RSSMRA70A01H501A', email: 'altro@example.org' },
    ]);
    expect(judged).toMatchObject({ verdict: 'create', problems: [] });
    expect(judged?.warnings).toContainEqual(about);
  });

  it('is refused with the field named where it has control characters', async () => {
    for (const control of ['\0', '\u0007', '\u009b', '\ud800']) {
      const answer = await ask(supervisor, userCreate, { params, body: { ...body, nome: `An${control}na` } });
      expect(answer.status).toBe(400);
      expect(answer.body.errors).toEqual([{ field: 'nome', message: CONTROL_CHARACTERS }]);
    }
  });

  it('to sign in is composed too, and a password is left as it was typed', () => {
    const form = new URLSearchParams({ username: 'niccolo\u0300@example.org', password: 'parola e\u0300' });
    expect(readForm(form)).toEqual({
      kind: 'filled',
      username: 'niccolò@example.org',
      password: 'parola e\u0300',
    });
    expect(readForm(new URLSearchParams({ username: 'a\u0007b', password: 'x' }))).toEqual({
      kind: 'unreadable',
    });
  });
});
