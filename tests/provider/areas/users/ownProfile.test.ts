import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ownProfileRead, ownProfileUpdate } from '../../../../contract/account/endpoints';
import {
  CHANGED_BY_SUPERVISOR,
  DEMO_KEEPS_PROFILE,
  type OwnProfileUpdate,
} from '../../../../contract/account/ownProfile';
import type { Application } from '../../../../contract/roles/application';
import { applicationsOfUser } from '../../../../contract/roles/endpoints';
import type { Database } from '../../../../provider/db/database';
import { ask } from '../../../fixtures/ask';
import { testDatabase } from '../../../fixtures/database';
import { PASSWORD, passwordHash, type Serving, seedPeople, serve } from '../../../fixtures/identityProvider';
import { openMails } from '../../../fixtures/openMails';
import { seedSchool } from '../../../fixtures/seedSchool';
import { type SignedIn, signIn } from '../../../fixtures/signIn';

const supervisor = 'supervisor.SG10001';
const teacher = 'docente.SG10001';
const ALIAS = 'sara.neri@example.org';
const CODE = 'VRDNNA80A41H501S';

describe('the own profile', () => {
  let db: Database;
  let provider: Serving;
  beforeAll(async () => {
    db = await testDatabase();
    await seedPeople(db);
    await seedPeople(db, 'SG10002');
    const password_hash = await passwordHash();
    await db.asOwner(async (tx) => {
      // Everybody has a tax code except the teacher.
      const others = tx.updateTable('account').set({ codice_fiscale: 'RSSMRA80A01H501U' });
      await others.where('username', '<>', 'docente').execute();
      const name = { sn: 'Neri', cn: 'Sara', codice_fiscale: null };
      await tx
        .insertInto('alias')
        .values({ person: 'sara', email: ALIAS, ...name, password_hash })
        .execute();
      for (const customer_code of ['SG10001', 'SG10002']) {
        const linked_at = new Date('2026-01-01T00:00:00Z');
        const link = { person: 'sara', customer_code, uid: `supervisor.${customer_code}`, linked_at };
        await tx.insertInto('alias_account').values(link).execute();
      }
    });
    provider = await serve(db, { config: { demoUsers: ['campus.sg10001'] } });
  });
  afterAll(async () => {
    await provider.close();
    await db.close();
  });

  const enter = (name: string) => signIn(provider.url, name, PASSWORD);
  const read = (person: SignedIn) => ask(person, ownProfileRead, {});
  async function save(person: SignedIn, change: Partial<OwnProfileUpdate>, ifMatch?: string) {
    const { body: profile, etag } = await read(person);
    const { uid: username, email } = profile;
    const body = { username, email, ...change };
    return ask(person, ownProfileUpdate, { body, ifMatch: ifMatch ?? etag ?? '' });
  }
  const links = () =>
    db.asOwner((tx) => tx.selectFrom('alias_account').select('uid').orderBy('uid').execute());

  it('PROF-002 PROF-008 is read by each person, of the own account alone', async () => {
    await db.asOwner((tx) =>
      tx.updateTable('account').set({ data_scadenza: '2027-03-01' }).where('uid', '=', teacher).execute(),
    );
    const { body: data } = await read(await enter(teacher));
    expect(data).toMatchObject({ uid: teacher, customerCode: 'SG10001', supervisor: false, demo: false });
    expect(data).toMatchObject({ dataScadenza: '2027-03-01', collegata: false });
    expect((await read(await enter(supervisor))).body).toMatchObject({ supervisor: true, collegata: true });
  });

  it('PROF-016 PROF-019 lets a person who is no supervisor change e-mail, accessibility and a tax code that is missing', async () => {
    const person = await enter(teacher);
    const saved = await save(person, {
      email: 'nuova@example.org',
      accessibility: true,
      codiceFiscale: CODE.toLowerCase(),
    });
    expect(saved.body).toMatchObject({
      email: 'nuova@example.org',
      accessibility: true,
      codicefiscale: CODE,
    });
    for (const change of [{ cognome: 'Altro' }, { nome: 'Altro' }, { dataNascita: '1980-01-01' }]) {
      const [field] = Object.keys(change);
      expect((await save(person, change)).body).toMatchObject({
        code: 'invalid',
        errors: [{ field, message: CHANGED_BY_SUPERVISOR }],
      });
    }
    expect((await save(person, { codiceFiscale: 'RSSMRA80A01H501U' })).body).toMatchObject({
      errors: [{ field: 'codiceFiscale', message: CHANGED_BY_SUPERVISOR }],
    });
    expect((await read(person)).body).toMatchObject({ codicefiscale: CODE });
  });

  it('takes a wrong tax code that the person may not change as it is', async () => {
    await db.asOwner((tx) =>
      tx.updateTable('account').set({ codice_fiscale: 'SBAGLIATO' }).where('uid', '=', teacher).execute(),
    );
    const saved = await save(await enter(teacher), { codiceFiscale: 'SBAGLIATO', accessibility: false });
    expect(saved.body).toMatchObject({ codicefiscale: 'SBAGLIATO', accessibility: false });
  });

  it('PROF-018 lets a supervisor change everything but the user name', async () => {
    const person = await enter(supervisor);
    const change = { cognome: 'Bianchi', nome: 'Lucia', dataNascita: '1975-05-20', accessibility: true };
    expect((await save(person, change)).body).toMatchObject({
      sn: 'Bianchi',
      cn: 'Lucia',
      dataNascita: '1975-05-20',
      accessibility: true,
    });
    expect((await save(person, { username: 'altro.SG10001' })).body.code).toBe('notFound');
    expect(await links()).toHaveLength(2);
  });

  it('PROF-012 PROF-013 PROF-014 refuses what a name, an e-mail or a tax code cannot be', async () => {
    const person = await enter(supervisor);
    for (const [change, message] of [
      [{ cognome: 'Ros5i' }, 'Cognome non valido'],
      [{ nome: 'Mar1a' }, 'Nome non valido'],
      [{ cognome: '' }, 'Cognome obbligatorio'],
      [{ nome: 'a'.repeat(51) }, expect.stringContaining('50')],
      [{ email: '' }, 'E-mail obbligatoria'],
      [{ email: 'nessuna' }, 'E-mail non valida'],
      [{ codiceFiscale: '' }, 'Codice fiscale obbligatorio'],
      [{ codiceFiscale: 'RSSMRA80A01H50' }, 'Codice fiscale non valido'],
    ] as const) {
      const { errors } = (await save(person, change)).body;
      expect(errors).toEqual([{ field: Object.keys(change)[0], message }]);
    }
  });

  it('writes a changed e-mail to the address before, as when the school changes it', async () => {
    const person = await enter('gestore.SG10001');
    const { email } = (await read(person)).body;
    await save(person, { email: 'gestore.nuovo@example.org' });
    const mails = await openMails(db);
    expect(mails.map(({ recipient }) => recipient)).toEqual(
      expect.arrayContaining([email, 'gestore.nuovo@example.org']),
    );
  });

  it('refuses what was typed over another version, and shows that one', async () => {
    const person = await enter('gestore.SG10001');
    const { etag } = await read(person);
    await save(person, { accessibility: true });
    expect((await save(person, { accessibility: false }, etag ?? '')).body).toMatchObject({
      code: 'stale',
      current: { accessibility: true },
    });
  });

  it('PROF-020 leaves a demonstration account as it is', async () => {
    const person = await enter('campus.SG10001');
    expect((await read(person)).body.demo).toBe(true);
    expect((await save(person, { accessibility: true })).body).toMatchObject({
      code: 'forbidden',
      detail: DEMO_KEEPS_PROFILE,
    });
  });

  it('PROF-023 the applications of an account are by description, without archiving', async () => {
    await seedSchool(db, 'SG10003', {
      licences: ['ZZZ', 'NCV', 'AAA'],
      accounts: [
        {
          username: 'docente',
          groups: ['ZZZ/Docente', 'NCV/Docente', 'AAA/Docente'],
          password_hash: await passwordHash(),
        },
      ],
    } as never);
    const uid = 'docente.SG10003';
    const { body } = await ask(await enter(uid), applicationsOfUser, {
      params: { customerCode: 'SG10003', uid },
    });
    const applications = body as readonly Application[];
    const described = applications.map(({ description }) => description);
    expect(applications.map(({ ac }) => ac)).not.toContain('NCV');
    expect(described).toHaveLength(2);
    expect(described).toEqual([...described].sort((a, b) => a.localeCompare(b, 'it')));
  });

  it('PROF-021 ends the link of an alias identity where a supervisor’s tax code changes, of this account alone', async () => {
    const person = await enter(supervisor);
    const alias = await enter(ALIAS);
    await save(person, { codiceFiscale: CODE });
    expect(await links()).toEqual([{ uid: 'supervisor.SG10002' }]);
    expect((await read(person)).body.collegata).toBe(false);
    expect((await read(alias)).body.code).toBe('unauthenticated');
    const audited = await db.asOwner((tx) =>
      tx.selectFrom('audit_entry').select('action').where('action', '=', 'unlink').execute(),
    );
    expect(audited).toEqual([{ action: 'unlink' }]);
  });

  it('PROF-022 signs a supervisor out who is signed in with an alias identity and changes the profile', async () => {
    const alias = await enter(ALIAS);
    expect((await read(alias)).body.uid).toBe('supervisor.SG10002');
    await save(alias, { accessibility: true });
    expect((await read(alias)).body.code).toBe('unauthenticated');
    expect(await links()).toEqual([{ uid: 'supervisor.SG10002' }]);
  });
});
