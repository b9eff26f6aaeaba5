import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import {
  aliasCampus,
  aliasCreate,
  aliasDeleteUnverified,
  aliasPresence,
  aliasRead,
  aliasValidate,
} from '../../../../contract/alias/endpoints';
import { errors } from '../../../../contract/schema/errors';
import { sessionOpen } from '../../../../contract/session/endpoints';
import type { Database } from '../../../../provider/db/database';
import {
  ANNA,
  BRUNO,
  linkTo,
  NEW_PASSWORD,
  newAlias,
  noAlias,
  seedAliasPeople,
  signedInAsAlias,
  verifyBy,
} from '../../../fixtures/aliasPeople';
import { ask, refusal } from '../../../fixtures/ask';
import { testDatabase } from '../../../fixtures/database';
import { movableClock, PASSWORD, type Serving, serve } from '../../../fixtures/identityProvider';
import { openMails } from '../../../fixtures/openMails';
import { type SignedIn, SignInFailed, signIn } from '../../../fixtures/signIn';

const UID = 'bianchi.anna.SG10001';
const EMAIL = 'anna@example.org';

describe('a new alias', () => {
  let db: Database;
  let serving: Serving;
  let anna: SignedIn;
  let bruno: SignedIn;
  const clock = movableClock();
  beforeAll(async () => {
    db = await testDatabase();
    await seedAliasPeople(db);
    serving = await serve(db, { clock });
    anna = await signIn(serving.url, UID, PASSWORD);
    bruno = await signIn(serving.url, 'bruni.bruno.SG10001', PASSWORD);
  });
  afterAll(async () => {
    await serving.close();
    await db.close();
  });
  beforeEach(async () => {
    await noAlias(db);
    await db.asOwner((tx) => tx.deleteFrom('rate_counter').execute());
  });
  const create = (person: SignedIn, changes: object = {}, uid?: string) =>
    ask(person, aliasCreate, { body: newAlias(uid, changes) as never });

  it('ALIAS-017 ALIAS-018 ALIAS-021 is made of nine facts, answers its e-mail as not verified, and opens nothing yet', async () => {
    const answer = await create(anna);
    expect([answer.status, answer.body]).toEqual([200, { email: EMAIL, verified: false }]);
    expect((await ask(anna, aliasRead)).body).toMatchObject({ email: EMAIL, verified: false });
    expect((await ask(anna, aliasPresence)).body).toBe(true);
    expect((await ask(anna, sessionOpen)).body.alias).toBe(true);
    await expect(signIn(serving.url, EMAIL, PASSWORD)).rejects.toThrow(SignInFailed);
    const unknown = await create(bruno, { other: 'x' });
    expect(refusal(unknown)).toEqual({ status: 400, code: 'invalid' });
  });

  it('ALIAS-022 is verified by the link in its mail, once, with a password of its own', async () => {
    await create(anna);
    const link = (await linkTo(db, EMAIL)) ?? '';
    const page = await (await fetch(serving.url + link)).text();
    expect(page).toContain(EMAIL);
    // Opening the link has no effect: mail programs open links too.
    expect((await ask(anna, aliasRead)).body.verified).toBe(false);
    const weak = await verifyBy(serving.url, link, 'corta');
    expect([weak.status, await weak.text()]).toEqual([400, expect.stringContaining('Almeno 8 caratteri')]);
    const differs = await verifyBy(serving.url, link, NEW_PASSWORD, 'Altra-Password-1');
    expect(await differs.text()).toContain('La password inserita non è uguale');
    expect((await verifyBy(serving.url, link, 'Bianchi-Anna-1')).status).toBe(400);

    const done = await verifyBy(serving.url, link);
    expect([done.status, await done.text()]).toEqual([200, expect.stringContaining('ArgoID creato')]);
    // It signs nobody in, so that it cannot be used to fix a browser's session.
    expect(done.headers.getSetCookie()).toEqual([]);
    expect((await verifyBy(serving.url, link)).status).toBe(404);
    const person = await signIn(serving.url, EMAIL, NEW_PASSWORD);
    expect(person.claims).toMatchObject({ user_type: 'ALIAS', selected_account: { username: UID } });
    expect((await ask(person, aliasRead)).body).toMatchObject({ email: EMAIL, verified: true });
  });

  it('is verified within a day, and in one of two browsers that open the link at once', async () => {
    await create(anna);
    const link = (await linkTo(db, EMAIL)) ?? '';
    const both = await Promise.all([
      verifyBy(serving.url, link),
      verifyBy(serving.url, link, 'Due-Meloni-88'),
    ]);
    expect(both.map(({ status }) => status).sort()).toEqual([200, 404]);

    await noAlias(db);
    await create(anna);
    const late = (await linkTo(db, EMAIL)) ?? '';
    clock.move(24 * 60 * 60_000 + 1000);
    expect((await verifyBy(serving.url, late)).status).toBe(404);
    clock.move(-24 * 60 * 60_000 - 1000);
    expect((await fetch(`${serving.url}/accedi/verifica-argoid?id=inventato`)).status).toBe(404);
  });

  it('is verified by a link of somebody else for that person alone: another person who opens it gains nothing, and sees whose it is', async () => {
    const body = { codiceFiscale: BRUNO, cognome: 'Bruni', nome: 'Bruno' };
    await create(bruno, body, 'bruni.bruno.SG10001');
    // Anna, whose address Bruno entered, opens his link while she is signed in.
    const link = (await linkTo(db, EMAIL)) ?? '';
    const page = await (await anna.fetch(link)).text();
    expect(page).toContain('Bruno Bruni');
    expect(page).toContain('bruni.bruno.SG10001');
    expect((await verifyBy(serving.url, link)).status).toBe(200);
    expect((await ask(anna, aliasPresence)).body).toBe(false);
    expect((await ask(anna, sessionOpen)).body.profile.selected_account).toEqual({ username: UID });
    const entered = await signIn(serving.url, EMAIL, NEW_PASSWORD);
    expect(entered.claims.selected_account).toEqual({ username: 'bruni.bruno.SG10001' });
    // Bruno has her address, but not her password; he can delete this alias like any other.
    await expect(signIn(serving.url, EMAIL, PASSWORD)).rejects.toThrow(SignInFailed);
  });

  it('ALIAS-040 ALIAS-021 is deleted while it is not verified, and the procedure is repeated: the link of before is nothing', async () => {
    await create(anna);
    const before = (await linkTo(db, EMAIL)) ?? '';
    expect((await ask(anna, aliasDeleteUnverified)).status).toBe(204);
    expect((await ask(anna, aliasRead)).body).not.toHaveProperty('email');
    expect((await verifyBy(serving.url, before)).status).toBe(404);
    expect((await create(anna)).status).toBe(200);
    await verifyBy(serving.url, (await linkTo(db, EMAIL)) ?? '');
    expect(refusal(await ask(anna, aliasDeleteUnverified))).toEqual({ status: 404, code: 'notFound' });
  });

  it('ALIAS-035 is one, whatever is clicked in two browsers at once', async () => {
    const answers = await Promise.all([create(anna), create(anna, { email: 'altra@example.org' })]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
    expect(refusal(await create(anna))).toEqual({ status: 409, code: 'conflict' });
    const links = await db.asOwner((tx) => tx.selectFrom('alias_account').select('uid').execute());
    expect(links).toEqual([{ uid: UID }]);
  });

  it('ALIAS-035 ALIAS-032 is of the staff: not of the school itself, nor of who only attends courses', async () => {
    for (const [uid, code] of [
      ['supervisor.SG10001', 'invalid'],
      ['corsista.SG10001', 'forbidden'],
    ] as const) {
      const person = await signIn(serving.url, uid, PASSWORD);
      const answer = await create(person, {}, uid);
      expect(answer.body.code, uid).toBe(code);
      expect((await ask(person, aliasRead)).body.refused).toBe(code === 'invalid' ? 'supervisor' : 'staff');
    }
    const short = await create(anna, { user: 'anna' });
    expect(short.body.errors).toEqual([
      { field: 'user', message: 'Utente deve essere maggiore di 5 caratteri' },
    ]);
    const reserved = await create(anna, { user: 'Supervisor.SG10001' });
    expect(reserved.body.errors).toEqual([
      { field: 'user', message: 'Utente non deve iniziare con supervisor' },
    ]);
  });

  it.each([
    ['ALIAS-027', { email: 'anna@example' }, 'email', 'E-mail deve essere valida'],
    ['ALIAS-027', { email: '' }, 'email', 'E-mail obbligatoria'],
    ['ALIAS-029', { codiceFiscale: 'RSSMRA' }, 'codiceFiscale', 'Codice fiscale non valido'],
    ['ALIAS-029', { codiceFiscale: '' }, 'codiceFiscale', 'Codice fiscale obbligatorio'],
    ['ALIAS-030', { telephone: '06 12' }, 'telephone', 'Numero di telefono non valido'],
    ['ALIAS-031', { secret: 'corta' }, 'secret', 'Password non può essere minore di 8 caratteri'],
    ['ALIAS-031', { secret: '' }, 'secret', 'Campo Obbligatorio'],
  ])('%s is refused with %j', async (_id, changes, field, message) => {
    const answer = await create(anna, changes);
    expect(answer.body.errors).toEqual([{ field, message }]);
  });

  it('ACC-036 takes names and an e-mail of 100 characters, and none of 101', async () => {
    const uid = 'bruni.bruno.SG10001';
    const rename = (sn: string, cn: string) =>
      db.asOwner((tx) => tx.updateTable('account').set({ sn, cn }).where('uid', '=', uid).execute());
    /** Uses the account's names, so that only their length can be invalid. */
    const long = async (length: number) => {
      const name = 'a'.repeat(length);
      await rename(name, name);
      const email = name.slice(EMAIL.length) + EMAIL;
      return create(bruno, { codiceFiscale: BRUNO, cognome: name, nome: name, email }, uid);
    };
    const refused = (await long(101)).body.errors ?? [];
    expect(refused.map(({ field }: { field: string }) => field).sort()).toEqual(['cognome', 'email', 'nome']);
    expect((await long(100)).status).toBe(200);
    await rename('Bruni', 'Bruno');
  });

  it('ALIAS-030 needs no telephone; names and tax code are those that the school wrote', async () => {
    for (const changes of [{ codiceFiscale: BRUNO }, { nome: 'Altra' }, { uid: 'bruni.bruno.SG10001' }]) {
      expect((await create(anna, changes)).body.errors, JSON.stringify(changes)).toHaveLength(1);
    }
    expect((await create(anna, { telephone: null })).status).toBe(200);
    const alias = await db.asOwner((tx) => tx.selectFrom('alias').selectAll().executeTakeFirstOrThrow());
    expect(alias).toMatchObject({
      codice_fiscale: ANNA,
      sn: 'Bianchi',
      telephone: null,
      password_hash: null,
    });
  });

  it('ALIAS-038 ALIAS-042 ALIAS-043 ALIAS-044 asks for the password of the own account, with the stated messages', async () => {
    const validate = (user: string, secret: string) => ask(anna, aliasValidate, { body: { user, secret } });
    const right = await validate(UID, PASSWORD);
    expect([right.status, right.body]).toEqual([200, true]);
    expect((await validate(UID, 'Sbagliata-1')).body).toMatchObject({
      status: 401,
      title: "Password non valida. L'operazione non puo' essere completata",
    });
    expect((await validate('nessuno.SG10001', PASSWORD)).body).toMatchObject({
      status: 404,
      title: 'Il nome utente non esiste. Verificare che sia inserito correttamente.',
    });
    // Valid credentials of another person.
    const others = await validate('bruni.bruno.SG10001', PASSWORD);
    expect(others.body).toMatchObject({ status: 409, title: errors.credentialsRefused.say });
    expect(errors.credentialsRefused.say).toBe(
      "Le credenziali indicate non sono valide. Verificare se l'utenza e' stata inserita correttamente.",
    );
    expect((await create(anna, { user: 'bruni.bruno.SG10001' })).body.code).toBe('credentialsRefused');
    expect((await ask(anna, aliasPresence)).body).toBe(false);
  });

  it('does not reveal whether its address is known: the owner of the address gets a mail instead', async () => {
    await db.asOwner((tx) => tx.deleteFrom('mail').execute());
    await signedInAsAlias(db, serving.url);
    const body = { codiceFiscale: BRUNO, cognome: 'Bruni', nome: 'Bruno' };
    const answer = await create(bruno, body, 'bruni.bruno.SG10001');
    expect([answer.status, answer.body]).toEqual([200, { email: EMAIL, verified: false }]);
    expect(await linkTo(db, EMAIL)).toBeUndefined();
    const mails = await openMails(db, ({ recipient }) => recipient === EMAIL);
    expect(mails.map(({ subject }) => subject)).toEqual(["Verifica dell'ArgoID", 'Richiesta di un ArgoID']);
    // She still signs in, to her own account.
    expect((await signIn(serving.url, EMAIL, NEW_PASSWORD)).claims.selected_account).toEqual({
      username: UID,
    });
  });

  it('is asked for with a password ten times in a quarter of an hour, wherever the fifteen minutes begin, and five times an hour by mail', async () => {
    const wrong = () => ask(anna, aliasValidate, { body: { user: UID, secret: 'Sbagliata-1' } });
    const answers = [];
    for (let turn = 0; turn < 11; turn++) answers.push((await wrong()).status);
    expect(answers).toEqual([...Array(10).fill(401), 429]);
    await db.asOwner((tx) => tx.deleteFrom('rate_counter').execute());
    const made = [];
    for (let turn = 0; turn < 6; turn++) {
      made.push((await create(anna)).status);
      await ask(anna, aliasDeleteUnverified);
    }
    expect(made).toEqual([...Array(5).fill(200), 429]);
  });

  it('ALIAS-039 knows the licences of the e-learning platform that the person’s schools hold', async () => {
    expect((await ask(anna, aliasCampus)).body).toEqual([{ customerCode: 'SG10001', ac: 'CMP' }]);
    const elsewhere = await signIn(serving.url, 'bianchi.anna.SG10002', PASSWORD);
    expect((await ask(elsewhere, aliasCampus)).body).toEqual([]);
    const alias = await signedInAsAlias(db, serving.url, 'bianchi.anna.SG10002', { email: 'b@example.org' });
    expect((await ask(alias, aliasCampus)).body).toEqual([]);
  });
});
