import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { auditList } from '../../../../contract/audit/endpoints';
import { dsgaRead, dsgaWrite, dsRead, dsWrite, officeTerms } from '../../../../contract/offices/endpoints';
import type { Database } from '../../../../provider/db/database';
import { ask, refusal } from '../../../fixtures/ask';
import { testDatabase } from '../../../fixtures/database';
import {
  movableClock,
  PASSWORD,
  passwordHash,
  type Serving,
  serve,
} from '../../../fixtures/identityProvider';
import { seedSchool } from '../../../fixtures/seedSchool';
import { type SignedIn, signIn } from '../../../fixtures/signIn';

const params = { customerCode: 'SG10001' };
const of = (username: string) => `${username}.SG10001`;
const last_login = new Date('2026-01-10T08:00:00Z');
const sound = { codice_fiscale: 'RSSMRA80A01H501U', last_login };

describe('the offices of a school', () => {
  const clock = movableClock();
  let db: Database;
  let serving: Serving;
  let supervisor: SignedIn;
  let manager: SignedIn;
  let teacher: SignedIn;
  let stranger: SignedIn;

  beforeAll(async () => {
    db = await testDatabase();
    const password_hash = await passwordHash();
    await seedSchool(db, 'SG10001', {
      licences: ['WWA'],
      accounts: [
        { username: 'supervisor', groups: ['SSO/Member_admins'], password_hash, ...sound },
        { username: 'gestore', groups: ['SSO/GestDocenti'], password_hash },
        { username: 'docente', password_hash },
        { username: 'rossi', sn: 'Rossi', cn: 'Anna', ...sound },
        { username: 'verdi', sn: 'Verdi', cn: 'Ugo', ...sound },
        { username: 'senzacodice', last_login },
        { username: 'maientrata', codice_fiscale: 'RSSMRA80A01H501U' },
        ...['Dirigente', 'dsga', 'ds'].map((username) => ({ username, ...sound })),
      ],
    });
    await seedSchool(db, 'SG10002', {
      accounts: [
        { username: 'supervisor', groups: ['SSO/Member_admins'], password_hash },
        { username: 'altrui', ...sound },
      ],
    });
    serving = await serve(db, { clock });
    const enter = (uid: string) => signIn(serving.url, uid, PASSWORD);
    [supervisor, manager, teacher, stranger] = (await Promise.all([
      enter(of('supervisor')),
      enter(of('gestore')),
      enter(of('docente')),
      enter('supervisor.SG10002'),
    ])) as [SignedIn, SignedIn, SignedIn, SignedIn];
  });
  afterAll(async () => {
    await serving.close();
    await db.close();
  });

  const name = (person: SignedIn, uid: string, more: { replaces?: string; key?: string } = {}) => {
    const { key, ...body } = more;
    return ask(person, dsWrite, { params, body: { uid, ...body }, ...(key && { key }) });
  };
  const ds = async () => (await ask(manager, dsRead, { params })).body;
  const whyNot = async (uid: string) => (await name(supervisor, uid)).body.errors;

  it('USR-142 are an empty string while nobody holds them', async () => {
    for (const endpoint of [dsRead, dsgaRead]) {
      const answer = await ask(supervisor, endpoint, { params });
      expect([answer.status, answer.body]).toEqual([200, '']);
    }
  });

  it('USR-007 USR-136 USR-142 are given by the supervisor, and are an object from then on', async () => {
    const answer = await name(supervisor, of('rossi'), { replaces: '' });
    const head = {
      uidDs: of('rossi'),
      nomeDs: 'Anna',
      cognomeDs: 'Rossi',
      codiceFiscaleDs: 'RSSMRA80A01H501U',
    };
    expect([answer.status, answer.body]).toEqual([200, head]);
    expect(await ds()).toEqual(head);
    const director = await ask(supervisor, dsgaWrite, { params, body: { uid: of('rossi') } });
    expect(director.body).toMatchObject({ uidDsga: of('rossi'), nomeDsga: 'Anna' });
    expect((await ask(manager, dsgaRead, { params })).body).toEqual(director.body);
  });

  it.each([
    ['USR-126 ask for a tax code', 'senzacodice', 'Non ha il codice fiscale'],
    ['USR-127 ask for a last access', 'maientrata', "Non ha mai effettuato l'accesso"],
    [
      'USR-128 ask for another account than the supervisor',
      'supervisor',
      "È l'utenza supervisor della scuola",
    ],
    ['USR-129 ask for somebody else than who has it', 'rossi', "Ha già l'incarico"],
    [
      'USR-130 ask for a person, not the generic dirigente',
      'Dirigente',
      "È un'utenza generica, non di una persona",
    ],
    ['USR-130 ask for a person, not the generic dsga', 'dsga', "È un'utenza generica, non di una persona"],
    ['USR-130 ask for a person, not the generic ds', 'ds', "È un'utenza generica, non di una persona"],
    ['ask for somebody of the school', 'nessuno', 'Utente non trovato'],
  ])('%s', async (_what, username, message) => {
    expect(await whyNot(of(username))).toEqual([{ field: 'uid', message }]);
    expect((await ds()).uidDs).toBe(of('rossi'));
  });

  it('never go to a user of another school, whom nobody here can tell from one who does not exist', async () => {
    expect(await whyNot('altrui.SG10002')).toEqual(await whyNot('nessuno.SG10002'));
    expect(refusal(await name(stranger, 'altrui.SG10002'))).toEqual({ status: 404, code: 'notFound' });
  });

  it('USR-012 are given by nobody but a supervisor', async () => {
    for (const endpoint of [dsWrite, dsgaWrite]) {
      for (const person of [manager, teacher])
        expect(refusal(await ask(person, endpoint, { params, body: { uid: of('verdi') } }))).toEqual({
          status: 403,
          code: 'forbidden',
        });
    }
    expect(refusal(await ask(teacher, dsRead, { params }))).toEqual({ status: 403, code: 'forbidden' });
    expect((await ds()).uidDs).toBe(of('rossi'));
  });

  it('stay as they are where somebody else was named meanwhile, and the answer names them', async () => {
    const answer = await name(supervisor, of('verdi'), { replaces: '' });
    expect(answer.body).toMatchObject({ code: 'conflict', current: of('rossi') });
    expect((await ds()).uidDs).toBe(of('rossi'));
  });

  it.each([
    ['DS', dsWrite, dsRead, 'uidDs'],
    ['DSGA', dsgaWrite, dsgaRead, 'uidDsga'],
  ] as const)(
    'USR-103 are given once, however often the same choice is sent: %s',
    async (office, write, read, at) => {
      clock.move(60_000);
      const key = `una-sola-volta-${office}`;
      const body = { uid: of('verdi'), replaces: of('rossi') };
      const sent = await Promise.all(
        Array.from({ length: 5 }, () => ask(supervisor, write, { params, body, key })),
      );
      expect(sent.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200]);
      expect((await ask(manager, read, { params })).body[at]).toBe(of('verdi'));
      const { body: terms } = await ask(manager, officeTerms, { params });
      const given = terms.filter((term: { uid: string; office: string }) => term.office === office);
      expect(given.filter(({ uid }: { uid: string }) => uid === of('verdi'))).toHaveLength(1);
    },
  );

  it('keep who held them, from when until when, and who chose', async () => {
    const { body } = await ask(manager, officeTerms, { params });
    const heads = body.filter(({ office }: { office: string }) => office === 'DS');
    expect(heads).toEqual([
      {
        office: 'DS',
        uid: of('verdi'),
        name: 'Ugo Verdi',
        since: expect.any(String),
        namedBy: of('supervisor'),
      },
      {
        office: 'DS',
        uid: of('rossi'),
        name: 'Anna Rossi',
        since: expect.any(String),
        until: heads[0].since,
        namedBy: of('supervisor'),
      },
    ]);
    expect((await ask(stranger, officeTerms, { params: { customerCode: 'SG10002' } })).body).toEqual([]);
  });

  it('leave a line in the audit log for each choice and each refusal', async () => {
    const { body } = await ask(supervisor, auditList, {
      params,
      query: { entity: 'office' } as never,
    });
    const lines = body.data as { action: string; target?: string; outcome: string; after?: object }[];
    expect(lines[0]).toMatchObject({ outcome: 'done' });
    expect(lines.filter(({ outcome }) => outcome === 'done')).toHaveLength(4);
    expect(lines.some(({ outcome }) => outcome === 'refused')).toBe(true);
  });

  it('given to who replaces a holder that nobody wrote down, keep that holder too', async () => {
    await db.asOwner((tx) =>
      tx
        .insertInto('office')
        .values({ customer_code: 'SG10002', office: 'DS', uid: 'supervisor.SG10002' })
        .execute(),
    );
    const there = { customerCode: 'SG10002' };
    await ask(stranger, dsWrite, { params: there, body: { uid: 'altrui.SG10002' } });
    const { body } = await ask(stranger, officeTerms, { params: there });
    expect(body).toMatchObject([
      { uid: 'altrui.SG10002' },
      { uid: 'supervisor.SG10002', until: expect.any(String) },
    ]);
    expect(body[1]).not.toHaveProperty('since');
  });
});
