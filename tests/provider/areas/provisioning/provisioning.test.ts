import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import {
  provisioningHealthRead,
  provisioningPersonList,
  provisioningTargetCreate,
  provisioningTargetDelete,
  provisioningTargetList,
  provisioningTargetRead,
  provisioningTargetRetry,
  provisioningTargetStart,
  provisioningTargetToken,
  provisioningTargetUpdate,
} from '../../../../contract/provisioning/endpoints';
import type {
  PlatformProvisioningPerson,
  ProvisioningPerson,
  ProvisioningTarget,
} from '../../../../contract/provisioning/provisioning';
import { userRolesUpdate } from '../../../../contract/roles/endpoints';
import { platformLicenceEnd, platformLicencePut } from '../../../../contract/staff/endpoints/licences';
import { personDataErase } from '../../../../contract/staff/endpoints/personData';
import {
  platformProvisioningPersonList,
  platformProvisioningTargetCreate,
  platformProvisioningTargetDelete,
  platformProvisioningTargetList,
  platformProvisioningTargetRetry,
  platformProvisioningTargetStart,
  platformProvisioningTargetToken,
} from '../../../../contract/staff/endpoints/provisioning';
import { userDelete, userRead, usersDisable, usersEnable } from '../../../../contract/users/endpoints';
import {
  provisioningQueueWorker,
  provisioningRemovalWorker,
} from '../../../../provider/areas/provisioning/queuePersons';
import { provisioningStoppedWorker, provisioningWorker } from '../../../../provider/areas/provisioning/send';
import { queueEvents } from '../../../../provider/audit/recordAudit';
import type { Database } from '../../../../provider/db/database';
import { sealAll } from '../../../../provider/db/encryptSecretsAtRest';
import { clean } from '../../../../provider/jobs/clean';
import { askPublic, type PublicRequest } from '../../../../provider/outgoing/fetchPublic';
import { systemClock } from '../../../../provider/systemClock';
import { type Answer, ask, refusal } from '../../../fixtures/ask';
import { confirmIdentity } from '../../../fixtures/confirmIdentity';
import { testDatabase } from '../../../fixtures/database';
import { doDueJobs } from '../../../fixtures/dueJobs';
import {
  movableClock,
  PASSWORD,
  passwordHash,
  type Serving,
  serve,
} from '../../../fixtures/identityProvider';
import { askAs, machine } from '../../../fixtures/operatorCalls';
import { scimClient } from '../../../fixtures/scim';
import { answersWith, breaksAfterwards, scimTargetServer } from '../../../fixtures/scimTarget';
import { seedSchool } from '../../../fixtures/seedSchool';
import { type SignedIn, signIn } from '../../../fixtures/signIn';

const SECOND = 1000;
const MINUTE = 60 * SECOND;
const DAY = 24 * 60 * MINUTE;
const TOKEN = 'chiave-del-sistema';
const HOST = 'https://registro.example.org';
const body = {
  name: 'Registro',
  url: `${HOST}/scim/v2`,
  ac: 'WWA',
  userName: 'uid',
  attributes: ['externalId', 'name', 'emails'],
  roles: 'none',
  deletes: false,
} as const;
const params = { customerCode: 'SG10001' };
const ROSSI = 'rossi.SG10001';
const VERDI = 'verdi.SG10001';

let db: Database;
let serving: Serving;
let target: Awaited<ReturnType<typeof scimTargetServer>>;
let supervisor: SignedIn;
let manager: SignedIn;
let stranger: SignedIn;
/** The clock of the workers: that of the sessions stays. */
const clock = movableClock();
let moved = 0;
const move = (milliseconds: number) => {
  moved += milliseconds;
  clock.move(milliseconds);
};

const people = [
  {
    username: 'rossi',
    sn: 'Rossi',
    cn: 'Ada',
    email: 'ada.rossi@scuola.example',
    codice_fiscale: 'RSSDAA80A41H501K',
    groups: ['Docente'],
  },
  {
    username: 'verdi',
    sn: 'Verdi',
    cn: 'Ugo',
    email: 'ugo@scuola.example',
    enabled: false,
    groups: ['Docente'],
  },
  { username: 'bianchi', sn: 'Bianchi', cn: 'Eva', email: 'eva@scuola.example', groups: [] },
];

/** Inserts the persons again, as they were before a test changed them. */
async function insertPeople(customer_code: string): Promise<void> {
  await db.asOwner(async (tx) => {
    for (const { username, groups, codice_fiscale = null, ...person } of people) {
      const uid = `${username}.${customer_code}`;
      await tx.deleteFrom('account_group').where('uid', '=', uid).execute();
      await tx.deleteFrom('account').where('uid', '=', uid).execute();
      const empty = {
        data_nascita: null,
        data_scadenza: null,
        last_login: null,
        previous_login: null,
        time_table: null,
        mail_accesso: null,
        password_hash: null,
        credentials_mail: null,
      };
      await tx
        .insertInto('account')
        .values({ customer_code, uid, username, codice_fiscale, ...person, ...empty })
        .execute();
      for (const cn of groups)
        await tx.insertInto('account_group').values({ customer_code, uid, ac: 'WWA', cn }).execute();
    }
  });
}

beforeAll(async () => {
  db = await testDatabase();
  const password_hash = await passwordHash();
  const accounts = [
    { username: 'supervisor', groups: ['SSO/Member_admins'], password_hash, email: 'capo@scuola.example' },
    { username: 'gestore', groups: ['SSO/GestDocenti'], password_hash },
  ];
  for (const customerCode of ['SG10001', 'SG10002'])
    await seedSchool(db, customerCode, { licences: ['WWA'], roles: ['WWA/Docente'], accounts });
  serving = await serve(db);
  target = await scimTargetServer(TOKEN);
  [supervisor, manager, stranger] = (await Promise.all(
    ['supervisor.SG10001', 'gestore.SG10001', 'supervisor.SG10002'].map((uid) =>
      signIn(serving.url, uid, PASSWORD),
    ),
  )) as [SignedIn, SignedIn, SignedIn];
  expect(code(await ask(supervisor, provisioningTargetCreate, { body }))).toBe('confirmationNeeded');
  await confirmIdentity(supervisor);
  await confirmIdentity(stranger);
});
afterAll(async () => {
  await serving.close();
  await target.close();
  await db.close();
});
beforeEach(async () => {
  for (const customerCode of ['SG10001', 'SG10002']) await insertPeople(customerCode);
});
afterEach(async () => {
  move(-moved);
  target.users.clear();
  target.received.length = 0;
  target.faults.length = 0;
  await db.asOwner(async (tx) => {
    await tx.deleteFrom('provisioning_target').execute();
    await tx.deleteFrom('job').where('name', 'like', 'provisioning%').execute();
    await tx.deleteFrom('mail').execute();
  });
});

const config = { publicUrl: 'https://scuole.example', webhookAddresses: [] as readonly string[] };
/** Leads the target's name to the server of the test, by the real client. */
const toServer = (request: PublicRequest) =>
  askPublic({ ...request, url: request.url.replace(`${HOST}/scim/v2`, target.url), allowed: ['127.0.0.1'] });
const send = (askBy: typeof toServer = toServer) =>
  provisioningWorker({ db, clock, config, log: () => undefined, ask: askBy }).run({});

type Written = Record<keyof typeof body, unknown>;
const created = async (more: Partial<Written> = {}, by = supervisor): Promise<string> => {
  const answer = await ask(by, provisioningTargetCreate, { body: { ...body, ...more } as never });
  expect(answer.status, JSON.stringify(answer.body)).toBe(200);
  const { id } = answer.body;
  const stored = await ask(by, provisioningTargetToken, { params: { id }, body: { token: TOKEN } });
  expect(stored.status).toBe(204);
  return id;
};
const read = async (id: string): Promise<ProvisioningTarget> =>
  (await ask(supervisor, provisioningTargetRead, { params: { id } })).body;
const start = (id: string) => ask(supervisor, provisioningTargetStart, { params: { id } });
const health = async (id: string) => (await ask(supervisor, provisioningHealthRead, { params: { id } })).body;
const persons = async (): Promise<ProvisioningPerson[]> =>
  (await ask(supervisor, provisioningPersonList, { query: { sort: 'uid' } })).body.data;
/** Creates a target, compares and confirms; the first synchronisation is done. */
const started = async (more: Partial<Written> = {}): Promise<string> => {
  const id = await created(more);
  await send();
  expect((await start(id)).status).toBe(200);
  await send();
  target.received.length = 0;
  return id;
};
const disable = (uid = ROSSI) =>
  ask(supervisor, usersDisable, { params, body: { uids: [uid], reset: false } });
const enable = (uid = ROSSI) => ask(supervisor, usersEnable, { params, body: { uids: [uid] } });
const code = (answer: Answer) => refusal(answer).code;
const named = (userName: string) =>
  [...target.users.values()].find((user) => user.userName === userName) as
    | Record<string, unknown>
    | undefined;
const put = (user: Record<string, unknown>) =>
  target.users.set(String(user.id), user as Record<string, unknown> & { id: string });
const asked = () => target.received.map(({ method }) => method);

describe('a first synchronisation', () => {
  it('shows what it would do and changes nothing until it is confirmed', async () => {
    put({ id: 'v', userName: VERDI, active: true });
    const { body: made } = await ask(supervisor, provisioningTargetCreate, { body });
    expect(made.state).toBe('noToken');
    await send();
    expect(target.received).toEqual([]);
    await ask(supervisor, provisioningTargetToken, { params: { id: made.id }, body: { token: TOKEN } });
    expect((await read(made.id)).state).toBe('previewing');
    expect(code(await start(made.id))).toBe('conflict');
    await send();
    expect(await read(made.id)).toMatchObject({
      state: 'toConfirm',
      toCreate: 1,
      toUpdate: 0,
      toDeactivate: 1,
      waiting: 0,
    });
    expect(new Set(asked())).toEqual(new Set(['GET']));
    expect((await start(made.id)).status).toBe(200);
    await send();
    expect(named(ROSSI)).toMatchObject({ active: true, externalId: ROSSI });
    expect(named(VERDI)).toMatchObject({ active: false });
    expect(target.users.size).toBe(2);
    expect((await health(made.id)).runs).toMatchObject([
      { kind: 'first', created: 1, deactivated: 1, errors: 0 },
    ]);
    expect(code(await start(made.id))).toBe('conflict');
  });

  it('never asks about persons without a role of the application', async () => {
    await created();
    await send();
    expect(target.received.map(({ path }) => decodeURIComponent(path)).join()).not.toMatch(
      /bianchi|supervisor/,
    );
    expect((await persons()).map(({ uid }) => uid)).toEqual([ROSSI, VERDI]);
  });

  it('links a user who exists and repeats nothing', async () => {
    put({ id: 'r', userName: ROSSI.toUpperCase(), active: false, title: 'Docente' });
    const id = await started();
    expect(target.users.get('r')).toMatchObject({
      active: true,
      title: 'Docente',
      name: { familyName: 'Rossi' },
    });
    expect(target.users.size).toBe(1);
    await ask(supervisor, provisioningTargetRetry, { params: { id } });
    await send();
    expect(target.received).toEqual([]);
  });
});

describe('a change of a person', () => {
  it('disables and enables their user, in one request each', async () => {
    await started();
    await disable();
    await send();
    expect(named(ROSSI)).toMatchObject({ active: false });
    expect(asked()).toEqual(['PATCH']);
    await enable();
    await send();
    expect(named(ROSSI)).toMatchObject({ active: true });
  });

  it('is sent as the person is at that moment, whatever happened meanwhile', async () => {
    await started();
    await disable();
    await enable();
    await disable();
    await send();
    expect(asked()).toEqual(['PATCH']);
    expect(named(ROSSI)).toMatchObject({ active: false });
  });

  it('waits for the one that is under way, so that they cannot pass each other', async () => {
    await started();
    await disable();
    let isFirst = true;
    await send(async (request) => {
      if (isFirst) {
        isFirst = false;
        await enable();
        // Another process looks for work meanwhile.
        await send();
      }
      return toServer(request);
    });
    expect(asked()).toEqual(['PATCH', 'PATCH']);
    expect(named(ROSSI)).toMatchObject({ active: true });
  });

  it('of the roles gives and takes away the user', async () => {
    await started();
    const of = { params: { ...params, uid: 'bianchi.SG10001' } };
    const roles = async (groups: readonly { uid: string; group: string }[]) => {
      const { etag } = await ask(supervisor, userRead, of);
      const answer = await ask(supervisor, userRolesUpdate, {
        ...of,
        body: { username: 'bianchi', groups, stato: true },
        ifMatch: String(etag),
      });
      expect(answer.status, JSON.stringify(answer.body)).toBe(200);
    };
    await roles([{ uid: 'WWA', group: 'Docente' }]);
    await send();
    expect(named('bianchi.SG10001')).toMatchObject({ active: true });
    await roles([]);
    await send();
    expect(named('bianchi.SG10001')).toMatchObject({ active: false });
  });

  it('is not queued if the transaction that makes it fails', async () => {
    await started();
    await db
      .inSchool({ customerCode: 'SG10001', person: 'x' }, async (tx) => {
        const { sql } = await import('kysely');
        await sql`select queue_provisioning(${clock.now()}, ${JSON.stringify([{ school: 'SG10001', uid: ROSSI }])}::jsonb)`.execute(
          tx,
        );
        throw new Error('rolled back');
      })
      .catch(() => undefined);
    expect((await persons()).map(({ state }) => state)).toEqual(['done', 'done']);
  });

  it('cannot be queued by a school for another one', async () => {
    await started();
    await db.inSchool({ customerCode: 'SG10002', person: 'x' }, async (tx) => {
      const { sql } = await import('kysely');
      await sql`select queue_provisioning(${clock.now()}, ${JSON.stringify([{ school: 'SG10001', uid: ROSSI }])}::jsonb)`.execute(
        tx,
      );
    });
    expect((await persons()).map(({ state }) => state)).toEqual(['done', 'done']);
  });

  it('that ends the licence disables everybody, and its restoration enables them', async () => {
    await started();
    const licence = { school: 'SG10001', ac: 'WWA' };
    await askAs(serving.url, machine, platformLicenceEnd, { params: licence });
    await send();
    expect(named(ROSSI)).toMatchObject({ active: false });
    await askAs(serving.url, machine, platformLicencePut, { params: licence, body: {} });
    await send();
    expect(named(ROSSI)).toMatchObject({ active: true });
  });

  it('that closes the school disables everybody, until it is reopened', async () => {
    await started();
    const staff = { customerCode: 'PLATFORM', at: clock.now() };
    for (const [action, closed_at] of [
      ['close', clock.now()],
      ['reopen', null],
    ] as const) {
      await db.asOwner((tx) =>
        tx.updateTable('school').set({ closed_at }).where('customer_code', '=', 'SG10001').execute(),
      );
      await db.asOperator((tx) =>
        queueEvents(tx, staff, [{ entity: 'platformSchool', action, id: 'SG10001' }]),
      );
      await send();
      expect(named(ROSSI)).toMatchObject({ active: action === 'reopen' });
    }
  });

  it('that deletes them disables the user, or deletes the user if the target says so', async () => {
    for (const deletes of [false, true]) {
      await started({ deletes });
      await ask(supervisor, userDelete, { params: { ...params, uid: ROSSI } });
      await send();
      expect(named(ROSSI)).toEqual(deletes ? undefined : expect.objectContaining({ active: false }));
      // Nothing is stored about somebody who is gone.
      expect((await persons()).map(({ uid }) => uid)).toEqual([VERDI]);
      await db.asOwner((tx) => tx.deleteFrom('provisioning_target').execute());
      target.users.clear();
      await insertPeople('SG10001');
    }
  });

  it('that erases them disables the user without storing whose it was', async () => {
    await started();
    const erased = await askAs(serving.url, machine, personDataErase, {
      params: { school: 'SG10001', uid: ROSSI },
      body: { uids: [ROSSI], reason: 'Richiesta della persona' },
    });
    expect(erased.status, JSON.stringify(erased.body)).toBe(200);
    expect((await persons()).map(({ uid }) => uid)).not.toContain(ROSSI);
    await send();
    expect(named(ROSSI)).toMatchObject({ active: false });
    expect(await persons()).toHaveLength(1);
  });
});

describe('the data of a person', () => {
  it('are those that the mapping names, and no others', async () => {
    await started({ attributes: [] });
    expect(named(ROSSI)).toEqual({
      id: expect.any(String),
      schemas: ['urn:ietf:params:scim:schemas:core:2.0:User'],
      userName: ROSSI,
      active: true,
    });
  });

  it('include the tax code, roles and names where they are switched on, and are removed when switched off', async () => {
    const id = await started({
      userName: 'email',
      attributes: ['externalId', 'name', 'displayName', 'emails', 'taxCode'],
      roles: 'entitlements',
    });
    const extension = 'urn:ietf:params:scim:schemas:extension:sportello:2.0:User';
    expect(named('ada.rossi@scuola.example')).toMatchObject({
      displayName: 'Ada Rossi',
      emails: [{ value: 'ada.rossi@scuola.example', type: 'work', primary: true }],
      entitlements: [{ value: 'Docente', display: 'Docente' }],
      [extension]: { codiceFiscale: 'RSSDAA80A41H501K' },
    });
    const written = {
      name: 'Registro',
      enabled: true,
      userName: 'email',
      attributes: ['externalId'],
      roles: 'none',
      deletes: false,
    } as const;
    await ask(supervisor, provisioningTargetUpdate, { params: { id }, body: written, ifMatch: '"1"' });
    await send();
    const patch = target.received.find(({ method }) => method === 'PATCH')?.body ?? '';
    expect(JSON.parse(patch).Operations).toEqual(
      expect.arrayContaining([
        { op: 'remove', path: `${extension}:codiceFiscale` },
        { op: 'remove', path: 'entitlements' },
        { op: 'remove', path: 'name.familyName' },
      ]),
    );
    expect(named('ada.rossi@scuola.example')).not.toHaveProperty('displayName');
  });

  it('need an e-mail where it is the user name', async () => {
    await db.asOwner((tx) => tx.updateTable('account').set({ email: '' }).where('uid', '=', ROSSI).execute());
    const id = await created({ userName: 'email' });
    await send();
    expect((await health(id)).problems).toEqual([{ cause: 'noUserName', severity: 'error', persons: 1 }]);
  });
});

describe('a target that fails', () => {
  it('is asked again when its Retry-After is over, and not before', async () => {
    const id = await started();
    await disable();
    target.faults.push({ method: 'PATCH', fault: answersWith(429, { 'retry-after': '3600' }) });
    await send();
    expect(await read(id)).toMatchObject({ state: 'failing', failure: 'busy', waiting: 1, failed: 0 });
    expect((await health(id)).problems).toMatchObject([{ cause: 'busy', severity: 'error' }]);
    move(59 * MINUTE);
    await send();
    expect(asked()).toEqual(['PATCH']);
    move(2 * MINUTE);
    await send();
    expect(asked()).toEqual(['PATCH', 'PATCH']);
    expect(named(ROSSI)).toMatchObject({ active: false });
    expect(await read(id)).toMatchObject({ state: 'active', failure: null });
  });

  it('and asks for a pause gets it, whatever it answers to the requests that were under way', async () => {
    const id = await started();
    await disable();
    await enable(VERDI);
    target.faults.push({ method: 'PATCH', fault: answersWith(429, { 'retry-after': '3600' }) });
    await send(async (request) => {
      // The requests for the other person are answered after the pause began.
      for (let tries = 0; request.method !== 'PATCH' && tries < 100 && !(await read(id)).failure; tries += 1);
      return toServer(request);
    });
    expect(await read(id)).toMatchObject({ state: 'failing', failure: 'busy', waiting: 1 });
    const count = target.received.length;
    move(30 * MINUTE);
    await send();
    expect(target.received).toHaveLength(count);
  });

  it('for one person only delays that one, longer each time, and gives up after five days', async () => {
    const id = await started();
    await disable();
    await enable(VERDI);
    target.faults.push({ method: 'PATCH', fault: answersWith(500) });
    await send();
    const [rossi] = await persons();
    expect(rossi).toMatchObject({ state: 'waiting', cause: 'serverError', statusCode: 500, attempts: 1 });
    expect(await read(id)).toMatchObject({ state: 'active', waiting: 1 });
    expect((await health(id)).problems).toEqual([{ cause: 'serverError', severity: 'warning', persons: 1 }]);
    expect((await health(id)).runs[0]).toMatchObject({ warnings: 1, errors: 0 });
    target.faults.push({ method: 'PATCH', fault: answersWith(502) });
    move(5 * DAY);
    await send();
    expect((await persons())[0]).toMatchObject({ state: 'failed', statusCode: 502 });
    await ask(supervisor, provisioningTargetRetry, { params: { id } });
    await send();
    expect(named(ROSSI)).toMatchObject({ active: false });
    expect((await health(id)).problems).toEqual([]);
  });

  it('after it created a user is not made to create a second one', async () => {
    const id = await created();
    await send();
    await start(id);
    target.faults.push({ method: 'POST', fault: breaksAfterwards });
    await send();
    expect((await persons())[0]).toMatchObject({ state: 'waiting', cause: 'unreachable' });
    move(MINUTE);
    await send();
    expect(asked().filter((method) => method === 'POST')).toHaveLength(1);
    expect([...target.users.values()].filter(({ userName }) => userName === ROSSI)).toHaveLength(1);
    expect((await persons())[0]).toMatchObject({ state: 'done', cause: null });
  });

  it('refuses a name that is taken: the person waits for somebody who retries, the others do not', async () => {
    const id = await created();
    await send();
    await start(id);
    const detail = { detail: 'userName rossi is reserved' };
    target.faults.push({ method: 'POST', fault: answersWith(409, {}, detail) });
    await send();
    expect((await persons())[0]).toMatchObject({
      state: 'failed',
      cause: 'taken',
      statusCode: 409,
      ...detail,
    });
    expect(await read(id)).toMatchObject({ state: 'active', failed: 1 });
    move(DAY);
    target.received.length = 0;
    await send();
    expect(target.received).toEqual([]);
    expect((await health(id)).problems).toEqual([{ cause: 'taken', severity: 'error', persons: 1 }]);
    move(-DAY);
    await ask(supervisor, provisioningTargetRetry, { params: { id } });
    await send();
    expect(await health(id)).toMatchObject({
      problems: [],
      runs: [{ kind: 'retry', created: 1 }, { errors: 1 }],
    });
  });

  it.each([[['externalId']], [[]]])('keeps a user that another system manages (%j)', async (attributes) => {
    put({ id: 'r', userName: ROSSI, externalId: 'entra-4711', active: true });
    const id = await created({ attributes });
    await send();
    expect((await health(id)).problems).toMatchObject([{ cause: 'taken' }]);
    expect(asked()).not.toContain('PATCH');
  });

  it('creates a user again who was deleted there, and says so', async () => {
    const id = await started();
    target.users.clear();
    await ask(supervisor, provisioningTargetUpdate, {
      params: { id },
      body: { ...body, roles: 'roles', enabled: true, url: undefined, ac: undefined } as never,
      ifMatch: '"1"',
    });
    await send();
    expect(named(ROSSI)).toMatchObject({ roles: [{ value: 'Docente', display: 'Docente' }] });
    expect((await health(id)).problems).toEqual([{ cause: 'vanished', severity: 'warning', persons: 1 }]);
  });

  it('with a revoked token is left alone until a new one is stored', async () => {
    const id = await started();
    await ask(supervisor, provisioningTargetToken, { params: { id }, body: { token: 'chiave-revocata' } });
    await disable();
    await send();
    expect(await read(id)).toMatchObject({ state: 'failing', failure: 'unauthorised' });
    await send();
    expect(asked()).toEqual(['PATCH']);
    await ask(supervisor, provisioningTargetToken, { params: { id }, body: { token: TOKEN } });
    await send();
    expect(named(ROSSI)).toMatchObject({ active: false });
  });

  it('for five days is stopped, and the supervisors get a mail', async () => {
    const id = await started();
    await disable();
    const refuse = () => target.faults.push({ method: 'PATCH', fault: answersWith(401) });
    refuse();
    await send();
    move(5 * DAY + MINUTE);
    refuse();
    await send();
    expect(await read(id)).toMatchObject({ state: 'stopped', enabled: false });
    const log: string[] = [];
    const stopped = provisioningStoppedWorker({ db, clock, config, log: (line) => void log.push(line) });
    await doDueJobs(db, clock, stopped);
    const mails = await db.asOwner((tx) => tx.selectFrom('mail').select(['recipient', 'subject']).execute());
    expect(mails).toContainEqual({
      recipient: 'capo@scuola.example',
      subject: 'L’invio delle utenze a “Registro” è stato fermato',
    });
    const written = { ...body, enabled: true, url: undefined, ac: undefined } as never;
    await ask(supervisor, provisioningTargetUpdate, { params: { id }, body: written, ifMatch: '"2"' });
    await ask(supervisor, provisioningTargetRetry, { params: { id } });
    await send();
    expect(named(ROSSI)).toMatchObject({ active: false });
  });

  it.each([
    ['that answers with a page', answersWith(200, { 'content-type': 'text/html' }), 'notScim'],
    ['that redirects', answersWith(302, { location: 'https://10.0.0.8/' }), 'redirect'],
  ])('%s is no SCIM server', async (_, fault, failure) => {
    const id = await created();
    target.faults.push({ method: 'GET', fault }, { method: 'GET', fault });
    await send();
    expect(await read(id)).toMatchObject({ state: 'failing', failure });
  });
});

describe('a hostile target', () => {
  it('cannot send an explanation that is not storable', async () => {
    const id = await started();
    await disable();
    target.faults.push({ method: 'PATCH', fault: answersWith(400, {}, { detail: 'no\u0000' }) });
    await send();
    expect((await persons())[0]).toMatchObject({ state: 'failed', cause: 'rejected', detail: 'no\uFFFD' });
    expect(await read(id)).toMatchObject({ state: 'active' });
  });

  it.each([
    ['a control character', 'with\u0000'],
    ['an unpaired surrogate', '\ud800'],
    ['too many characters', 'x'.repeat(1001)],
    ['the parent folder', '..'],
  ])('whose ids cannot be used is no SCIM server (%s)', async (_, unusable) => {
    const id = await created();
    await send();
    await start(id);
    target.faults.push({ method: 'POST', fault: answersWith(201, {}, { id: unusable }) });
    await send();
    expect(await read(id)).toMatchObject({ state: 'failing', failure: 'notScim' });
    target.users.clear();
    put({ id: unusable, userName: ROSSI, active: true });
    move(2 * MINUTE);
    await send();
    expect(await read(id)).toMatchObject({ state: 'failing', failure: 'notScim' });
  });

  it('is asked again after a day, however long it wants to be left alone', async () => {
    await started();
    await disable();
    target.faults.push({ method: 'PATCH', fault: answersWith(429, { 'retry-after': '9999999999999' }) });
    await send();
    move(DAY + MINUTE);
    await send();
    expect(named(ROSSI)).toMatchObject({ active: false });
  });
});

describe('an unexpected failure', () => {
  it('is logged and recorded as an error of that person, and the others are sent', async () => {
    const id = await started();
    await disable();
    await enable(VERDI);
    let failures = 1;
    const failing = new Proxy(db, {
      get: (of, name) => {
        const member = Reflect.get(of, name);
        if (typeof member !== 'function') return member;
        return (...given: unknown[]) => {
          if (name === 'inSchool' && failures > 0) {
            failures -= 1;
            throw new Error('out of order');
          }
          return member.apply(of, given);
        };
      },
    });
    const log: string[] = [];
    await provisioningWorker({
      db: failing,
      clock,
      config,
      log: (line) => void log.push(line),
      ask: toServer,
    }).run({});
    expect((await persons()).map(({ state, cause }) => [state, cause]).sort()).toEqual([
      ['done', null],
      ['waiting', 'internal'],
    ]);
    expect(log.join()).toContain('out of order');
    expect((await health(id)).problems).toEqual([{ cause: 'internal', severity: 'warning', persons: 1 }]);
    move(MINUTE);
    await send();
    expect((await health(id)).problems).toEqual([]);
  });
});

describe('a user whose creation was not answered', () => {
  const removeRoles = async () => {
    await db.asOwner((tx) => tx.deleteFrom('account_group').where('uid', '=', ROSSI).execute());
    const actor = { customerCode: 'SG10001', at: clock.now() };
    await db.asPlatform((tx) => queueEvents(tx, actor, [{ entity: 'user', action: 'roles', id: ROSSI }]));
  };
  const deleteAccount = () => ask(supervisor, userDelete, { params: { ...params, uid: ROSSI } });
  const erase = () =>
    askAs(serving.url, machine, personDataErase, {
      params: { school: 'SG10001', uid: ROSSI },
      body: { uids: [ROSSI], reason: 'Richiesta della persona' },
    });
  const changeEmail = async () => {
    await db.asOwner((tx) =>
      tx.updateTable('account').set({ email: 'nuova@scuola.example' }).where('uid', '=', ROSSI).execute(),
    );
    await removeRoles();
  };

  it.each([
    ['the roles are removed', 'uid', removeRoles],
    ['the account is deleted', 'email', deleteAccount],
    ['the person is erased', 'email', erase],
    ['the e-mail changes and the roles are removed', 'email', changeEmail],
  ] as const)('is disabled when %s meanwhile', async (_, userName, change) => {
    const id = await created({ userName });
    await send();
    await start(id);
    target.faults.push({ method: 'POST', fault: breaksAfterwards });
    await send();
    const user = () => named(userName === 'uid' ? ROSSI : 'ada.rossi@scuola.example');
    expect(user()).toMatchObject({ active: true });
    await change();
    move(MINUTE);
    await send();
    expect(user()).toMatchObject({ active: false });
  });

  it('is disabled when it replaces a user who was deleted there', async () => {
    const id = await started();
    target.users.clear();
    await ask(supervisor, provisioningTargetUpdate, {
      params: { id },
      body: { ...body, roles: 'roles', enabled: true, url: undefined, ac: undefined } as never,
      ifMatch: '"1"',
    });
    target.faults.push({ method: 'POST', fault: breaksAfterwards });
    await send();
    expect(named(ROSSI)).toMatchObject({ active: true });
    await removeRoles();
    move(MINUTE);
    await send();
    expect(named(ROSSI)).toMatchObject({ active: false });
  });

  it('is not looked for when the target had refused it', async () => {
    const id = await created();
    await send();
    await start(id);
    target.faults.push({ method: 'POST', fault: answersWith(409) });
    await send();
    put({ id: 'another', userName: ROSSI, active: true });
    target.received.length = 0;
    await removeRoles();
    await send();
    expect(target.received).toEqual([]);
  });
});

describe('an answer 404', () => {
  it('of a proxy in front of the target is not that of a missing user', async () => {
    const id = await started();
    await disable();
    target.faults.push({ method: 'PATCH', fault: answersWith(404, { 'content-type': 'text/html' }) });
    await send();
    expect(await read(id)).toMatchObject({ state: 'failing', failure: 'notScim', waiting: 1 });
    move(MINUTE);
    await send();
    expect(named(ROSSI)).toMatchObject({ active: false });
  });

  it('for a user whom the target lists delays that person', async () => {
    put({ id: 'r', userName: ROSSI, active: true });
    const id = await created();
    await send();
    await start(id);
    const missing = answersWith(404, {}, { schemas: ['urn:ietf:params:scim:api:messages:2.0:Error'] });
    target.faults.push({ method: 'PATCH', fault: missing }, { method: 'PATCH', fault: missing });
    target.received.length = 0;
    await send();
    expect(asked().filter((method) => method === 'PATCH')).toHaveLength(2);
    expect((await persons())[0]).toMatchObject({ state: 'waiting', cause: 'serverError', statusCode: 404 });
  });

  it('for a user to be disabled is shown as a warning', async () => {
    const id = await started();
    target.users.clear();
    await disable();
    await send();
    expect((await health(id)).problems).toEqual([{ cause: 'vanished', severity: 'warning', persons: 1 }]);
    expect(target.users.size).toBe(0);
  });
});

describe('the address of a target', () => {
  it.each([
    ['http://registro.example.org/', 'https://'],
    ['https://127.0.0.1/scim', 'rete interna'],
    ['https://169.254.169.254/scim', 'rete interna'],
    ['https://[::1]/scim', 'rete interna'],
    ['https://localhost/scim', 'rete interna'],
    ['https://utente:segreta@registro.example.org/', 'basta la chiave del sistema'],
    ['https://registro.example.org/scim?tenant=1', 'senza “?” e “#”'],
    ['https://registro.example.org/scim#', 'senza “?” e “#”'],
  ])('%s is refused in words', async (url, words) => {
    const answer = await ask(supervisor, provisioningTargetCreate, { body: { ...body, url } });
    expect(answer.status).toBe(400);
    expect(JSON.stringify(answer.body)).toContain(words);
  });

  it('that leads to the internal network by its name is not contacted', async () => {
    const id = await created();
    await send((request) => askPublic({ ...request, resolve: async () => ['10.0.0.8'] }));
    expect(await read(id)).toMatchObject({ state: 'failing', failure: 'notPublic' });
    expect(target.received).toEqual([]);
  });
});

describe('the token of a target', () => {
  it('is in no answer and no log, and is sealed in the database', async () => {
    const id = await created();
    const answers = [
      await ask(supervisor, provisioningTargetList),
      await ask(supervisor, provisioningTargetRead, { params: { id } }),
      await askAs(serving.url, machine, platformProvisioningTargetList),
    ];
    expect(JSON.stringify(answers.map((answer) => answer.body))).not.toContain(TOKEN);
    const { log, stored } = await db.asOwner(async (tx) => ({
      log: await tx
        .selectFrom('audit_entry')
        .select(['action', 'before', 'after'])
        .where('id', '=', id)
        .execute(),
      stored: await tx.selectFrom('provisioning_target').selectAll().executeTakeFirstOrThrow(),
    }));
    expect(log.map(({ action }) => action)).toEqual(['create', 'token']);
    expect(JSON.stringify(log)).not.toContain(TOKEN);
    expect(stored.token).toMatch(/^v1\./);
    await db.asPlatform(sealAll);
    await send();
    expect(await read(id)).toMatchObject({ state: 'toConfirm' });
  });
});

describe('our own SCIM server as a target', () => {
  it('gets, disables and enables the people of another school', async () => {
    const { token, scim } = await scimClient(stranger, serving.url, 'Altra scuola');
    const id = await created({
      url: `${HOST}/scim/v2`,
      attributes: ['externalId', 'name', 'displayName', 'emails', 'taxCode'],
    });
    await ask(supervisor, provisioningTargetToken, { params: { id }, body: { token } });
    const toScim = (request: PublicRequest) =>
      askPublic({
        ...request,
        url: request.url.replace(HOST, serving.url),
        resolve: async () => ['127.0.0.1'],
        allowed: ['127.0.0.1'],
      });
    await send(toScim);
    await start(id);
    await send(toScim);
    expect((await health(id)).problems).toEqual([]);
    const sent = async () => (await scim('GET', `/Users/${ROSSI}.SG10002`)).body;
    expect(await sent()).toMatchObject({
      userName: ROSSI,
      externalId: ROSSI,
      active: true,
      name: { familyName: 'Rossi', givenName: 'Ada' },
    });
    await disable();
    await send(toScim);
    expect(await sent()).toMatchObject({ active: false });
    await enable();
    await send(toScim);
    expect(await sent()).toMatchObject({ active: true });
    expect((await health(id)).problems).toEqual([]);
  });
});

describe('targets', () => {
  it('are of the supervisors of this school alone', async () => {
    const id = await created();
    expect(code(await ask(manager, provisioningTargetList))).toBe('forbidden');
    expect(code(await ask(manager, provisioningPersonList))).toBe('forbidden');
    for (const answer of [
      await ask(stranger, provisioningTargetRead, { params: { id } }),
      await ask(stranger, provisioningHealthRead, { params: { id } }),
      await ask(stranger, provisioningTargetStart, { params: { id } }),
      await ask(stranger, provisioningTargetRetry, { params: { id } }),
      await ask(stranger, provisioningTargetDelete, { params: { id } }),
      await ask(stranger, provisioningTargetToken, { params: { id }, body: { token: TOKEN } }),
    ])
      expect(code(answer)).toBe('notFound');
    expect((await ask(stranger, provisioningTargetList)).body).toEqual([]);
    expect((await ask(stranger, provisioningPersonList)).body.data).toEqual([]);
  });

  it('are seen by the provider’s staff without the path of their address', async () => {
    await created();
    await send();
    expect((await askAs(serving.url, machine, platformProvisioningTargetList)).body).toMatchObject([
      { school: 'SG10001', url: HOST },
    ]);
    const { data } = (await askAs(serving.url, machine, platformProvisioningPersonList)).body;
    expect(data.map(({ owner, school }: PlatformProvisioningPerson) => [owner, school])).toEqual([
      ['SG10001', 'SG10001'],
      ['SG10001', 'SG10001'],
    ]);
  });

  it('of the provider concern all schools with a licence', async () => {
    await db.asOwner(async (tx) => {
      await tx
        .insertInto('provisioning_target')
        .values({
          customer_code: 'PLATFORM',
          id: '00000000-0000-4000-8000-000000000009',
          name: 'CRM',
          url: body.url,
          ac: 'WWA',
          user_name: 'uid',
          attributes: '[]',
          roles: 'none',
          deletes: false,
          token: null,
          created_at: clock.now(),
          created_by: 'anna',
        })
        .execute();
    });
    await disable();
    await ask(stranger, usersDisable, {
      params: { customerCode: 'SG10002' },
      body: { uids: ['rossi.SG10002'], reset: false },
    });
    const { data } = (await askAs(serving.url, machine, platformProvisioningPersonList)).body;
    expect(data.map(({ uid, owner }: PlatformProvisioningPerson) => [uid, owner ?? null]).sort()).toEqual([
      ['rossi.SG10001', null],
      ['rossi.SG10002', null],
    ]);
    expect(await persons()).toEqual([]);
  });

  it('while paused collect the changes and send them on resumption', async () => {
    const id = await started();
    const written = { ...body, url: undefined, ac: undefined };
    const set = (enabled: boolean, ifMatch: string) =>
      ask(supervisor, provisioningTargetUpdate, {
        params: { id },
        body: { ...written, enabled } as never,
        ifMatch,
      });
    expect((await set(false, '"1"')).body.state).toBe('paused');
    expect(code(await set(true, '"1"'))).toBe('stale');
    await disable();
    await send();
    expect(target.received).toEqual([]);
    await set(true, '"2"');
    await send();
    expect(named(ROSSI)).toMatchObject({ active: false });
  });

  it('resumed after a long pause have days again until a change is given up', async () => {
    const id = await started();
    const long = new Date(clock.now().getTime() - 6 * DAY);
    const written = { ...body, url: undefined, ac: undefined };
    const set = (enabled: boolean, ifMatch: string) =>
      ask(supervisor, provisioningTargetUpdate, {
        params: { id },
        body: { ...written, enabled } as never,
        ifMatch,
      });
    await set(false, '"1"');
    await disable();
    await db.asOwner((tx) => tx.updateTable('provisioning_person').set({ queued_at: long }).execute());
    await set(true, '"2"');
    target.faults.push({ method: 'PATCH', fault: answersWith(500) });
    await send();
    expect((await persons())[0]).toMatchObject({ state: 'waiting', cause: 'serverError' });
  });

  it('that were stopped say so after a new token is stored', async () => {
    const id = await started();
    await db.asOwner((tx) =>
      tx.updateTable('provisioning_target').set({ enabled: false, stopped: true }).execute(),
    );
    await ask(supervisor, provisioningTargetToken, { params: { id }, body: { token: TOKEN } });
    expect((await read(id)).state).toBe('stopped');
  });

  it('need a licence of the application, and are five at most', async () => {
    expect((await ask(supervisor, provisioningTargetCreate, { body: { ...body, ac: 'XYZ' } })).status).toBe(
      400,
    );
    for (let i = 0; i < 5; i += 1) await created();
    expect(code(await ask(supervisor, provisioningTargetCreate, { body }))).toBe('conflict');
  });

  it('lose their runs after thirty days', async () => {
    const id = await started();
    expect((await health(id)).runs).toHaveLength(1);
    move(31 * DAY);
    await clean(db, clock, systemClock);
    expect((await health(id)).runs).toEqual([]);
  });
});

describe('a target of the provider', () => {
  const connect = async (more: Partial<Written> = {}) => {
    const made = await askAs(serving.url, machine, platformProvisioningTargetCreate, {
      body: { ...body, ...more } as never,
    });
    expect(made.status, JSON.stringify(made.body)).toBe(200);
    const of = { params: { id: made.body.id } };
    await askAs(serving.url, machine, platformProvisioningTargetToken, { ...of, body: { token: TOKEN } });
    return of;
  };
  const queue = () => doDueJobs(db, systemClock, provisioningQueueWorker({ db, clock }));
  const startIt = (of: { params: { id: string } }) =>
    askAs(serving.url, machine, platformProvisioningTargetStart, of);
  const targets = async () => (await askAs(serving.url, machine, platformProvisioningTargetList)).body;
  const sentPersons = async (): Promise<PlatformProvisioningPerson[]> =>
    (await askAs(serving.url, machine, platformProvisioningPersonList, { query: { sort: 'uid' } })).body.data;

  it('queues the people of all schools in a job, and cannot be started before', async () => {
    const of = await connect();
    expect(await targets()).toMatchObject([{ state: 'previewing', waiting: 0 }]);
    expect(code(await startIt(of))).toBe('conflict');
    await queue();
    expect(await targets()).toMatchObject([{ state: 'previewing', waiting: 4 }]);
    await send();
    expect(await targets()).toMatchObject([{ state: 'toConfirm', toCreate: 2 }]);
    expect((await startIt(of)).status).toBe(200);
    await queue();
    target.faults.push({ method: 'POST', fault: answersWith(409) });
    await send();
    expect(await targets()).toMatchObject([{ state: 'active', failed: 1 }]);
    await askAs(serving.url, machine, platformProvisioningTargetRetry, of);
    await queue();
    await send();
    expect([ROSSI, 'rossi.SG10002'].map((name) => named(name)?.active)).toEqual([true, true]);
    expect(await targets()).toMatchObject([{ state: 'active', failed: 0, waiting: 0 }]);
  });

  it('is hidden at once when it is deleted, and its persons are deleted in a job', async () => {
    const of = await connect();
    await queue();
    const gone = await askAs(serving.url, machine, platformProvisioningTargetDelete, of);
    expect(gone.status).toBe(204);
    expect(await targets()).toEqual([]);
    expect(await sentPersons()).toEqual([]);
    expect(code(await startIt(of))).toBe('notFound');
    await disable();
    await send();
    expect(target.received).toEqual([]);
    await doDueJobs(db, systemClock, provisioningRemovalWorker({ db }));
    const left = await db.asOwner(async (tx) => [
      await tx.selectFrom('provisioning_target').select('id').execute(),
      await tx.selectFrom('provisioning_person').select('id').execute(),
    ]);
    expect(left).toEqual([[], []]);
  });

  it('links only users with our identifier: an e-mail may be that of somebody of another school', async () => {
    put({ id: 'theirs', userName: 'ada.rossi@scuola.example', active: true });
    await db.asOwner((tx) =>
      tx
        .updateTable('account')
        .set({ email: 'altra@scuola.example' })
        .where('uid', '=', 'rossi.SG10002')
        .execute(),
    );
    put({ id: 'ours', userName: 'altra@scuola.example', externalId: 'rossi.SG10002', active: false });
    const of = await connect({ userName: 'email' });
    await queue();
    await send();
    await startIt(of);
    await queue();
    await send();
    expect(target.users.get('theirs')).toEqual({
      id: 'theirs',
      userName: 'ada.rossi@scuola.example',
      active: true,
    });
    expect(target.users.get('ours')).toMatchObject({ active: true });
    expect((await sentPersons()).find(({ uid }) => uid === ROSSI)).toMatchObject({
      state: 'failed',
      cause: 'notLinked',
    });
  });
});
