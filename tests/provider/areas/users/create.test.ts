import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { auditList } from '../../../../contract/audit/endpoints';
import {
  userCreate,
  userDelete,
  userRead,
  usersFind,
  userUpdate,
} from '../../../../contract/users/endpoints';
import { verifyAudit } from '../../../../provider/audit/verifyAudit';
import type { Database } from '../../../../provider/db/database';
import { tokenHash } from '../../../../provider/identity/accounts/passwordLinks';
import { type Answer, ask, refusal } from '../../../fixtures/ask';
import { openMails } from '../../../fixtures/openMails';
import { type OperationSchool, of, operationSchool } from '../../../fixtures/operations';
import { type SignedIn, SignInFailed, signIn } from '../../../fixtures/signIn';

const params = { customerCode: 'SG10001' };
const person = (username: string, more: object = {}) => ({
  username,
  cognome: 'Rossi',
  nome: 'Mario',
  codiceFiscale: 'RSSMRA80A01H501U',
  email: `${username}@example.org`,
  dataNascita: '1980-01-01',
  ...more,
});

describe('creating a user', () => {
  let school: OperationSchool;
  let db: Database;
  let supervisor: SignedIn;
  beforeAll(async () => {
    school = await operationSchool();
    ({ db, supervisor } = school);
  });
  afterAll(() => school.close());

  const create = (body: object, { by = supervisor, key }: { by?: SignedIn; key?: string } = {}) =>
    ask(by, userCreate, { params, body: body as never, ...(key && { key }) });
  const messages = ({ body }: Answer): Record<string, string> =>
    Object.fromEntries(
      (body.errors ?? [])
        .map((one: { field: string; message: string }) => [one.field, one.message])
        // The console shows the first message of each field.
        .reverse(),
    );
  const mailsOf = (uid: string) => openMails(db, (mail) => mail.uid === uid);

  it('says who has the tax code already, and finds them by it', async () => {
    const first = await create(person('rossi.doppio'));
    const { body } = await create(person('rossi.triplo'));
    expect(body.anomaliaCodiceFiscale).toBe('duplicate');
    expect(body.warnings).toContainEqual(expect.stringContaining("anche dell'utenza rossi.doppio.SG10001"));
    expect(first.body.warnings).toEqual([]);
    const found = await ask(supervisor, usersFind, { params, body: { codicefiscale: 'RSSMRA80A01H501U' } });
    expect(found.body.map(({ uid }: { uid: string }) => uid)).toEqual([
      'rossi.doppio.SG10001',
      'rossi.triplo.SG10001',
    ]);
    for (const uid of ['rossi.doppio.SG10001', 'rossi.triplo.SG10001'])
      await ask(supervisor, userDelete, { params: { ...params, uid } });
  });

  it('USR-081 USR-099 makes the user with the school code after a dot, enabled, never signed in', async () => {
    const answer = await create(person('rossi.mario'));
    expect(answer.status).toBe(200);
    const { body: user } = await ask(supervisor, userRead, {
      params: { ...params, uid: 'rossi.mario.SG10001' },
    });
    expect(user).toMatchObject({
      uid: 'rossi.mario.SG10001',
      username: 'rossi.mario',
      sn: 'Rossi',
      cn: 'Mario',
      dataNascita: '1980-01-01',
      status: true,
      primoAccesso: true,
      groups: [],
    });
    expect(answer.body).toEqual({ ...user, rolesAssigned: false, warnings: [] });
    expect(answer.etag).toBe('"1"');
  });

  it('USR-002 USR-078 goes on to changing and to deleting; the list has a boolean status, the filter "0" and "1", what is sent stato', async () => {
    const found = async (filter: object) => {
      const { body } = await ask(supervisor, usersFind, {
        params,
        body: { uid: of('passeggero'), ...filter } as never,
      });
      return body.map(({ sn, status }: { sn: string; status: unknown }) => [sn, status]);
    };
    const { etag } = await create(person('passeggero', { stato: false }));
    expect(await found({ stato: '0' })).toEqual([['Rossi', false]]);
    expect(await found({ stato: '1' })).toEqual([]);
    const at = { ...params, uid: of('passeggero') };
    const { username: _, ...changed } = person('passeggero', { cognome: 'Verdi' });
    expect(
      (await ask(supervisor, userUpdate, { params: at, body: changed, ifMatch: etag ?? '' })).status,
    ).toBe(200);
    expect(await found({})).toEqual([['Verdi', false]]);
    expect((await ask(supervisor, userDelete, { params: at })).status).toBe(204);
    expect(await found({})).toEqual([]);
    await create(person('passeggero', { stato: true }));
    expect(await found({ stato: '1' })).toEqual([['Rossi', true]]);
    expect(await found({ stato: '0' })).toEqual([]);
  });

  it.each([{ stato: true }, { stato: 1 }, { stato: '2' }, { status: true }])(
    'USR-078 no other filter of the status is known: %o',
    async (filter) => {
      const answer = await ask(supervisor, usersFind, { params, body: filter as never });
      expect(refusal(answer)).toEqual({ status: 400, code: 'invalid' });
    },
  );

  it('keeps the tax code in capitals, and omocodia is no error', async () => {
    const small = await create(person('minuscole', { codiceFiscale: 'rssmra80a01h501u' }));
    expect(small.body).toMatchObject({ codicefiscale: 'RSSMRA80A01H501U' });
    const { body } = await create(person('omocode', { codiceFiscale: 'RSSMRA80A01H50MM' }));
    expect(body).toMatchObject({ codicefiscale: 'RSSMRA80A01H50MM', warnings: [] });
  });

  it('accepts a tax code that does not fit the person, and says what does not', async () => {
    const { status, body } = await create(person('dubbioso', { codiceFiscale: 'VRDLGU81B02H501X' }));
    expect(status).toBe(200);
    expect(body.warnings).toHaveLength(4);
    expect(body.warnings[0]).toContain('ultima lettera');
  });

  it.each([
    ['USR-104', { username: '' }, 'username', 'Utente obbligatorio'],
    ['USR-105', { username: 'nicolò' }, 'username', 'Il nome utente non può contenere lettere accentate'],
    ['USR-106', { username: 'abcd' }, 'username', 'Utente deve essere maggiore di 5 caratteri'],
    ['USR-107', { username: 'supervisor2' }, 'username', 'Utente non deve iniziare con supervisor'],
    ['USR-107', { username: 'Supervisore' }, 'username', 'Utente non deve iniziare con supervisor'],
    ['USR-108', { username: 'rossi mario' }, 'username', 'Non è possibile inserire spazi vuoti'],
    ['USR-109', { cognome: '' }, 'cognome', 'Cognome obbligatorio'],
    ['USR-110', { nome: '' }, 'nome', 'Nome obbligatorio'],
    ['USR-111', { cognome: 'a'.repeat(51) }, 'cognome', 'Il cognome non può essere maggiore di 50 caratteri'],
    ['USR-112', { nome: 'a'.repeat(51) }, 'nome', 'Il nome non può essere maggiore di 50 caratteri'],
    ['USR-113', { cognome: 'R0ssi' }, 'cognome', 'Cognome non valido'],
    ['USR-114', { nome: 'M@rio' }, 'nome', 'Nome non valido'],
    ['USR-116', { codiceFiscale: '' }, 'codiceFiscale', 'Codice fiscale obbligatorio'],
    ['USR-117', { codiceFiscale: 'RSSMRA80A01H501UU' }, 'codiceFiscale', 'Codice fiscale non valido'],
    ['USR-118', { codiceFiscale: 'RSSMRA80A01H501' }, 'codiceFiscale', 'Codice fiscale non valido'],
    ['USR-119', { email: '' }, 'email', 'E-mail obbligatoria'],
    ['USR-120', { email: 'mario' }, 'email', 'E-mail non valida'],
    ['USR-121', { dataNascita: '01/13/1980' }, 'dataNascita', 'Inserire la data nel formato DD/MM/YYYY'],
  ])('%s refuses %o', async (_id, wrong, field, message) => {
    const answer = await create(person('sbagliato', wrong));
    expect(refusal(answer)).toEqual({ status: 400, code: 'invalid' });
    expect(messages(answer)[field]).toBe(message);
  });

  it('USR-106 takes a username of exactly 5 characters (Q-003)', async () => {
    expect((await create(person('cinqu'))).status).toBe(200);
  });

  it('never writes over a user of that name, whatever its case, and shows who has it (Q-037, Q-126)', async () => {
    await create(person('verdi.anna', { nome: 'Anna', cognome: 'Verdi' }));
    const answer = await create(person('Verdi.ANNA', { cognome: 'Altra' }));
    expect(refusal(answer)).toEqual({ status: 409, code: 'conflict' });
    expect(answer.body).toMatchObject({
      current: { uid: 'verdi.anna.SG10001', sn: 'Verdi' },
      currentVersion: '"1"',
    });
    expect(answer.body.detail).toBe("L'utenza verdi.anna.SG10001 esiste già: è di Anna Verdi.");
    expect(answer.body.detailMessage).toEqual({
      code: 'users.accountExists',
      params: { uid: 'verdi.anna.SG10001', name: 'Anna Verdi' },
    });
  });

  it('says who has the name, in words, when two tabs create it at the same time', async () => {
    const answers = await Promise.all(
      ['uno', 'due', 'tre', 'quattro'].map((cognome) => create(person('insieme.due', { cognome }))),
    );
    const [refused, ...others] = answers.filter(({ status }) => status !== 200);
    expect(others).toHaveLength(2);
    for (const answer of [refused, ...others]) {
      expect(refusal(answer as never)).toEqual({ status: 409, code: 'conflict' });
      expect(answer?.body.detail).toMatch(/^L'utenza insieme\.due\.SG10001 esiste già: è di /);
    }
  });

  it('writes to the person once how to choose a password, and nobody else can read it', async () => {
    const sent = person('bianchi.lucia', { nome: 'Lucia', cognome: 'Bianchi' });
    const [a, b] = await Promise.all([
      create(sent, { key: 'created-only-once' }),
      create(sent, { key: 'created-only-once' }),
    ]);
    expect(a?.body).toEqual(b?.body);
    const mails = await mailsOf(of('bianchi.lucia'));
    expect(mails).toHaveLength(1);
    expect(mails[0]).toMatchObject({ recipient: 'bianchi.lucia@example.org', sent_at: null, failure: null });
    const token = /\/cambiopassword\?id=([\w-]{43})\n/.exec(mails[0]?.body ?? '')?.[1] ?? '';
    expect(mails[0]?.body).toContain('bianchi.lucia.SG10001');
    expect(JSON.stringify([a?.body, await log()])).not.toContain(token);
    const links = await db.asOwner((tx) =>
      tx.selectFrom('password_link').selectAll().where('uid', '=', of('bianchi.lucia')).execute(),
    );
    expect(links.map(({ token_hash }) => token_hash)).toEqual([tokenHash(token)]);
    const lives = Number(links[0]?.expires_at) - Number(links[0]?.created_at);
    expect(lives).toBe(7 * 24 * 3600 * 1000);
    await expect(signIn(school.url, of('bianchi.lucia'), '')).rejects.toThrow(SignInFailed);
  });

  it('writes to nobody who is created disabled', async () => {
    const { body } = await create(person('spento', { stato: false }));
    expect(body.status).toBe(false);
    expect(await mailsOf(of('spento'))).toEqual([]);
  });

  it("USR-085 gives the roles that are named with it, of the school's applications only", async () => {
    const groups = [
      { uid: 'WWA', group: 'Docente' },
      { uid: 'WWA', group: 'Docente' },
    ];
    const { body } = await create(person('docente.nuovo', { groups }));
    expect(body).toMatchObject({ rolesAssigned: true, groups: [{ uid: 'WWA', group: 'Docente' }] });
    for (const group of [
      { uid: 'SSO', group: 'Member_admins' },
      { uid: 'WWA', group: 'Imperatore' },
    ]) {
      expect(refusal(await create(person('troppo.potente', { groups: [group] })))).toEqual({
        status: 400,
        code: 'invalid',
      });
    }
  });

  it('gives no digital identity in a private school (Q-111)', async () => {
    await db.asOwner((tx) =>
      tx.updateTable('school').set({ private_school: true }).where('customer_code', '=', 'SG10001').execute(),
    );
    const answer = await create(person('privato', { spidEnabled: true }));
    await db.asOwner((tx) =>
      tx
        .updateTable('school')
        .set({ private_school: false })
        .where('customer_code', '=', 'SG10001')
        .execute(),
    );
    expect(messages(answer)).toEqual({ spidEnabled: "Le scuole private non hanno l'identità digitale" });
    const alone = { spidEnabled: true, codiceFiscale: 'VRDLGU81B02H501V' };
    expect((await create(person('pubblico', alone))).body.spidEnabled).toBe(true);
  });

  it('is for the supervisor and the teacher-manager, each in their own school', async () => {
    expect((await create(person('dal.gestore'), { by: school.manager })).status).toBe(200);
    expect(refusal(await create(person('dal.docente'), { by: school.teacher }))).toEqual({
      status: 403,
      code: 'forbidden',
    });
    const elsewhere = await ask(school.stranger, userCreate, { params, body: person('da.fuori') as never });
    expect(refusal(elsewhere)).toEqual({ status: 404, code: 'notFound' });
    // The same username in two schools belongs to two people.
    const own = await ask(school.stranger, userCreate, {
      params: { customerCode: 'SG10002' },
      body: person('dal.gestore') as never,
    });
    expect(own.body.uid).toBe('dal.gestore.SG10002');
  });

  it('refuses what the provider decides by itself', async () => {
    for (const more of [{ uid: 'a' }, { lastLogin: '2026-01-01T00:00:00Z' }, { gestoreUtenti: true }]) {
      expect(refusal(await create(person('intruso', more)))).toEqual({ status: 400, code: 'invalid' });
    }
  });

  it('is a line of the audit log, and what follows it is checked as ever', async () => {
    await create(person('tracciato'));
    expect((await log())[0]).toMatchObject({
      entity: 'user',
      action: 'create',
      target: 'tracciato.SG10001',
      asWhom: 'supervisor.SG10001',
      outcome: 'done',
    });
    const at = { ...params, uid: of('tracciato') };
    const body = { cognome: 'Neri', nome: 'Mario', codiceFiscale: 'RSSMRA80A01H501U', email: 'a@b' };
    expect((await ask(supervisor, userUpdate, { params: at, body, ifMatch: '"1"' })).status).toBe(200);
    expect(await db.asOwner((tx) => verifyAudit(tx, 'SG10001'))).toBeUndefined();
  });

  const log = async () => (await ask(supervisor, auditList, { params })).body.data;
});
