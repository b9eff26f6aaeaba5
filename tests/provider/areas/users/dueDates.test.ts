import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { auditList } from '../../../../contract/audit/endpoints';
import { operationList, operationTakeBack } from '../../../../contract/operations/endpoints';
import { sessionOpen } from '../../../../contract/session/endpoints';
import {
  userCreate,
  userRead,
  usersEnable,
  usersFind,
  usersRenew,
} from '../../../../contract/users/endpoints';
import { addDays, dayInRome } from '../../../../contract/values/dates';
import { applyAllDueDates } from '../../../../provider/areas/users/dueDatesWorker';
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
import { of, readOne, rowsOf } from '../../../fixtures/operations';
import { seedSchool } from '../../../fixtures/seedSchool';
import { type SignedIn, signIn } from '../../../fixtures/signIn';

const DAY = 24 * 60 * 60 * 1000;
const params = { customerCode: 'SG10001' };

describe('people who arrive and leave', () => {
  const clock = movableClock();
  const today = () => dayInRome(clock.now());
  const inDays = (days: number) => addDays(today(), days);
  let db: Database;
  let serving: Serving;
  let supervisor: SignedIn;
  let leaver: SignedIn;

  beforeAll(async () => {
    db = await testDatabase();
    const password_hash = await passwordHash();
    const last_login = new Date(clock.now().getTime() - DAY);
    await seedSchool(db, 'SG10001', {
      licences: ['WWA'],
      accounts: [
        {
          username: 'supervisor',
          groups: ['SSO/Member_admins'],
          password_hash,
          data_scadenza: inDays(-5),
          last_login,
        },
        {
          username: 'supplente',
          groups: ['WWA/Docente'],
          password_hash,
          data_scadenza: inDays(1),
          last_login,
        },
        { username: 'spenta', enabled: false, data_scadenza: inDays(1) },
        { username: 'resta', data_scadenza: inDays(40) },
        { username: 'mese', data_scadenza: inDays(30) },
        { username: 'sempre' },
      ],
    });
    await seedSchool(db, 'SG10002', {
      accounts: [
        { username: 'supervisor', groups: ['SSO/Member_admins'], password_hash },
        { username: 'altrove', data_scadenza: inDays(1) },
      ],
    });
    serving = await serve(db, { clock });
    supervisor = await signIn(serving.url, of('supervisor'), PASSWORD);
    leaver = await signIn(serving.url, of('supplente'), PASSWORD);
  });
  afterAll(async () => {
    await serving.close();
    await db.close();
  });

  const night = () => applyAllDueDates({ db, clock, publicUrl: serving.url });
  const found = async (servizio: string): Promise<string[]> =>
    (await ask(supervisor, usersFind, { params, body: { servizio } as never })).body.map(
      ({ username }: { username: string }) => username,
    );
  const statusOf = async (username: string) =>
    (await ask(supervisor, userRead, { params: { ...params, uid: of(username) } })).body.status;
  const automatic = async () =>
    (await ask(supervisor, operationList, { params })).body.data.filter(
      ({ name }: { name: string }) => name === 'Automatico',
    );

  it('are found by what is to come: who leaves within 30 days, who has left', async () => {
    expect(await found('termine')).toEqual(['mese', 'supplente']);
    expect(await found('cessati')).toEqual([]);
  });

  it('stay until their day, and leave on it: disabled, signed out, found among the leavers', async () => {
    await night();
    expect(await statusOf('supplente')).toBe(true);
    expect((await ask(leaver, sessionOpen)).status).toBe(200);
    clock.move(DAY);
    supervisor = await signIn(serving.url, of('supervisor'), PASSWORD);
    leaver = await signIn(serving.url, of('supplente'), PASSWORD);
    expect((await ask(leaver, sessionOpen)).status).toBe(200);
    await night();
    expect(await statusOf('supplente')).toBe(false);
    expect(refusal(await ask(leaver, sessionOpen))).toEqual({ status: 403, code: 'notAuthorised' });
    expect(await found('cessati')).toEqual(['spenta', 'supplente']);
    expect(await found('termine')).toEqual(['mese']);
  });

  it('leave one line in the history and one in the audit log, by nobody', async () => {
    const [line, ...more] = await automatic();
    expect(more).toEqual([]);
    expect(line).toMatchObject({
      action: 'disable',
      who: 'automatico',
      done: 1,
      total: 1,
      canTakeBack: true,
    });
    expect(await rowsOf(supervisor, line.id)).toMatchObject([{ id: of('supplente'), state: 'done' }]);
    const { body } = await ask(supervisor, auditList, { params, query: { who: 'automatico' } as never });
    expect(body.data).toMatchObject([{ action: 'disable', target: of('supplente'), outcome: 'done' }]);
  });

  it('leave once, no matter who looks, however often and at the same time', async () => {
    await Promise.all([night(), night(), night()]);
    clock.move(60_000);
    await night();
    expect(await automatic()).toHaveLength(1);
    const elsewhere = await db.asOwner((tx) =>
      sql<{
        n: number;
      }>`select count(*)::integer as n from operation where customer_code = 'SG10002'`.execute(tx),
    );
    expect(elsewhere.rows).toEqual([{ n: 1 }]);
  });

  it('never leave a school without its supervisor', async () => {
    expect(await statusOf('supervisor')).toBe(true);
  });

  it('stay when somebody decides so after their day', async () => {
    await ask(supervisor, usersEnable, { params, body: { uids: [of('spenta')] } });
    await night();
    expect(await statusOf('spenta')).toBe(true);
  });

  it('come back with a new expiry: many at once, and taken back like anything else', async () => {
    const body = { uids: [of('supplente'), of('resta'), of('supervisor')], dataScadenza: inDays(100) };
    const { body: outcome } = await ask(supervisor, usersRenew, { params, body });
    expect(outcome).toMatchObject({
      done: [of('supplente'), of('resta')],
      skipped: [{ uid: of('supervisor') }],
    });
    expect(await statusOf('supplente')).toBe(true);
    const mails = await db.asOwner((tx) =>
      tx.selectFrom('mail').select(['uid', 'subject']).where('uid', '=', of('supplente')).execute(),
    );
    expect(mails).toEqual([{ uid: of('supplente'), subject: 'Utenza riattivata' }]);
    await night();
    expect(await statusOf('supplente')).toBe(true);

    await ask(supervisor, operationTakeBack, { params: { ...params, id: outcome.operation } });
    expect(await readOne(supervisor, outcome.operation)).toMatchObject({ takenBackBy: expect.any(String) });
    expect(await statusOf('supplente')).toBe(false);
    expect(await found('cessati')).toContain('supplente');
    const { body: resta } = await ask(supervisor, userRead, { params: { ...params, uid: of('resta') } });
    expect(resta.dataScadenza).toBe(addDays(today(), 39));
    await night();
    expect(await automatic()).toHaveLength(1);
  });

  it('lose the expiry that was taken back, and none that was given since, though it is the same', async () => {
    const expiry = async () =>
      (await ask(supervisor, userRead, { params: { ...params, uid: of('mese') } })).body.dataScadenza;
    const renewed = async (dataScadenza: string): Promise<string> =>
      (await ask(supervisor, usersRenew, { params, body: { uids: [of('mese')], dataScadenza } })).body
        .operation;
    const back = async (id: string) =>
      (await ask(supervisor, operationTakeBack, { params: { ...params, id } })).body;
    const before = await expiry();
    const first = await renewed(inDays(60));
    const second = await renewed(inDays(60));
    expect(await back(first)).toMatchObject({ done: 0, skipped: 1 });
    expect(await expiry()).toBe(inDays(60));
    expect(await back(second)).toMatchObject({ done: 1 });
    expect(await expiry()).toBe(inDays(60));
    expect(before).not.toBe(inDays(60));
  });

  it('are not given an expiry that has passed, and the answer says what to write', async () => {
    const body = { uids: [of('sempre')], dataScadenza: today() };
    expect((await ask(supervisor, usersRenew, { params, body })).body.errors).toEqual([
      { field: 'dataScadenza', message: 'La nuova scadenza deve essere successiva a oggi' },
    ]);
  });

  it('stay disabled, though renewed, where somebody disabled them', async () => {
    await db.asOwner((tx) =>
      tx.updateTable('account').set({ enabled: false }).where('uid', '=', of('sempre')).execute(),
    );
    await ask(supervisor, usersRenew, {
      params,
      body: { uids: [of('sempre')], dataScadenza: inDays(10) },
    });
    expect(await statusOf('sempre')).toBe(false);
  });

  it('arrive on their first day, when they are written to and not before', async () => {
    const body = {
      username: 'nuova.arrivata',
      cognome: 'Arrivata',
      nome: 'Nuova',
      codiceFiscale: 'RSSMRA80A01H501U',
      email: 'nuova@example.org',
      dataInizio: inDays(2),
    };
    const created = await ask(supervisor, userCreate, { params, body: body as never });
    expect(created.body).toMatchObject({ status: false, dataInizio: inDays(2) });
    const mails = async () =>
      (
        await db.asOwner((tx) =>
          tx.selectFrom('mail').select('subject').where('uid', '=', of('nuova.arrivata')).execute(),
        )
      ).map(({ subject }) => subject);
    expect([await mails(), await found('arrivi')]).toEqual([[], ['nuova.arrivata']]);
    clock.move(2 * DAY);
    await night();
    await night();
    supervisor = await signIn(serving.url, of('supervisor'), PASSWORD);
    expect(await statusOf('nuova.arrivata')).toBe(true);
    expect([await mails(), await found('arrivi')]).toEqual([['Nuova utenza'], []]);
  });

  it('neither arrive nor leave at a school that is closed, and do once it is reopened', async () => {
    const [uid, gone] = ['arriva.SG10003', 'va.via.SG10003'];
    await seedSchool(db, 'SG10003', {
      accounts: [
        { username: 'arriva', enabled: false, opens: true, data_inizio: inDays(-1) },
        { username: 'va.via', data_scadenza: inDays(-1) },
      ],
    });
    const closed = (at: Date | null) =>
      db.asOwner((tx) =>
        tx.updateTable('school').set({ closed_at: at }).where('customer_code', '=', 'SG10003').execute(),
      );
    const enabled = async () => {
      const rows = await db.asOwner((tx) =>
        tx.selectFrom('account').select(['uid', 'enabled']).where('customer_code', '=', 'SG10003').execute(),
      );
      return rows.flatMap((row) => (row.enabled ? [row.uid] : []));
    };
    const written = () =>
      db.asOwner((tx) =>
        tx.selectFrom('mail').select('uid').where('customer_code', '=', 'SG10003').execute(),
      );
    await closed(clock.now());
    await night();
    expect([await enabled(), await written()]).toEqual([[gone], []]);
    await closed(null);
    await night();
    expect([await enabled(), await written()]).toEqual([[uid], [{ uid }]]);
  });
});
