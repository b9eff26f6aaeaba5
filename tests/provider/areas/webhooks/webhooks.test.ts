import type { IncomingMessage, ServerResponse } from 'node:http';
import { Webhook as Verifier } from 'standardwebhooks';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { platformLicenceEnd, platformLicencePut } from '../../../../contract/staff/endpoints/licences';
import {
  platformWebhookCreate,
  platformWebhookDeliveryList,
  platformWebhookDeliveryReplay,
  platformWebhookList,
  platformWebhookTest,
} from '../../../../contract/staff/endpoints/webhooks';
import { usersDisable, userUpdate } from '../../../../contract/users/endpoints';
import {
  webhookCreate,
  webhookDelete,
  webhookDeliveryList,
  webhookDeliveryReplay,
  webhookList,
  webhookRead,
  webhookRotate,
  webhookTest,
  webhookUpdate,
} from '../../../../contract/webhooks/endpoints';
import {
  type WebhookDelivery,
  type WebhookEvent,
  webhookEvents,
} from '../../../../contract/webhooks/webhook';
import { webhookStoppedWorker, webhookWorker } from '../../../../provider/areas/webhooks/deliver';
import type { Database } from '../../../../provider/db/database';
import { sealAll } from '../../../../provider/db/encryptSecretsAtRest';
import { clean } from '../../../../provider/jobs/clean';
import { waitAfter } from '../../../../provider/jobs/sendDue';
import { askPublic, type PublicRequest } from '../../../../provider/outgoing/fetchPublic';
import { systemClock } from '../../../../provider/systemClock';
import { type Answer, ask, refusal } from '../../../fixtures/ask';
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
import { seedSchool } from '../../../fixtures/seedSchool';
import { type SignedIn, signIn } from '../../../fixtures/signIn';
import { type WebServer, webServer } from '../../../fixtures/webServer';

const SECOND = 1000;
const HOUR = 3600 * SECOND;
const DAY = 24 * HOUR;
const URL_OF_SCHOOL = 'https://registro.example.org/notifiche';
const everything = [...webhookEvents] as WebhookEvent[];
const body = { name: 'Registro', url: URL_OF_SCHOOL, events: everything };

interface Received {
  readonly headers: Record<string, string>;
  readonly payload: string;
}

let db: Database;
let serving: Serving;
let server: WebServer;
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
const received: Received[] = [];
/** Answers of the recipient, in order; 204 when there are no more. */
const answers: ((request: IncomingMessage, response: ServerResponse) => void)[] = [];
const status =
  (code: number, headers = {}) =>
  (_: IncomingMessage, response: ServerResponse) =>
    void response.writeHead(code, headers).end();

beforeAll(async () => {
  db = await testDatabase();
  const password_hash = await passwordHash();
  const accounts = [
    { username: 'supervisor', groups: ['SSO/Member_admins'], password_hash, email: 'capo@scuola.example' },
    { username: 'gestore', groups: ['SSO/GestDocenti'], password_hash },
    { username: 'rossi', sn: 'Rossi', cn: 'Ada', email: 'ada.rossi@scuola.example', password_hash },
  ];
  await seedSchool(db, 'SG10001', { licences: ['WWA'], accounts });
  await seedSchool(db, 'SG10002', { licences: ['WWA'], accounts });
  serving = await serve(db);
  server = await webServer();
  server.answers.set('/notifiche', (request, response) => {
    const pieces: Buffer[] = [];
    request.on('data', (piece: Buffer) => pieces.push(piece));
    request.on('end', () => {
      received.push({
        headers: request.headers as Record<string, string>,
        payload: Buffer.concat(pieces).toString(),
      });
      (answers.shift() ?? status(204))(request, response);
    });
  });
  [supervisor, manager, stranger] = (await Promise.all(
    ['supervisor.SG10001', 'gestore.SG10001', 'supervisor.SG10002'].map((uid) =>
      signIn(serving.url, uid, PASSWORD),
    ),
  )) as [SignedIn, SignedIn, SignedIn];
});
afterAll(async () => {
  await serving.close();
  await server.close();
  await db.close();
});
beforeEach(() => {
  received.length = 0;
  answers.length = 0;
});
afterEach(async () => {
  move(-moved);
  await db.asOwner(async (tx) => {
    await tx.deleteFrom('webhook').execute();
    await tx.deleteFrom('job').where('name', 'like', 'webhook%').execute();
    await tx.deleteFrom('mail').execute();
    await tx.updateTable('account').set({ enabled: true }).execute();
  });
});

const config = { publicUrl: 'https://scuole.example', webhookAddresses: [] as readonly string[] };
/** Leads the recipient's name to the server of the test, by the real client. */
const toServer = (request: PublicRequest) =>
  askPublic({
    ...request,
    url: request.url.replace('https://registro.example.org', server.url),
    allowed: ['127.0.0.1'],
  });
const worker = (askBy = toServer) => webhookWorker({ db, clock, config, log: () => undefined, ask: askBy });
const deliver = async (askBy?: typeof toServer) => {
  await worker(askBy).run({});
};

const created = async (more: Partial<typeof body> = {}, by = supervisor) => {
  const answer = await ask(by, webhookCreate, { body: { ...body, ...more } });
  expect(answer.status).toBe(200);
  return answer.body as { id: string; secret: string };
};
const deliveries = async (by = supervisor): Promise<WebhookDelivery[]> =>
  (await ask(by, webhookDeliveryList)).body.data;
const disable = (by = supervisor, customerCode = 'SG10001') =>
  ask(by, usersDisable, {
    params: { customerCode },
    body: { uids: [`rossi.${customerCode}`], reset: false },
  });
const code = (answer: Answer) => refusal(answer).code;
const contents = () => received.map(({ payload }) => JSON.parse(payload));

describe('an event', () => {
  it('is sent once a change is committed, signed as Standard Webhooks has it, with ids and no values', async () => {
    const { secret } = await created();
    expect((await disable()).status).toBe(200);
    await deliver();
    expect(contents()).toEqual([
      {
        type: 'user.deactivated',
        timestamp: expect.stringMatching(/^\d{4}-.*Z$/),
        data: { school: 'SG10001', id: 'rossi.SG10001' },
      },
    ]);
    const [{ headers, payload }] = received as [Received];
    expect(new Verifier(secret).verify(payload, headers)).toEqual(JSON.parse(payload));
    expect(() => new Verifier(secret).verify(`${payload} `, headers)).toThrow();
    expect(headers['content-type']).toBe('application/json');
    expect(await deliveries()).toMatchObject([
      { id: headers['webhook-id'], state: 'delivered', statusCode: 204, attempts: 1 },
    ]);
    await deliver();
    expect(received).toHaveLength(1);
  });

  it('names the changed fields of a user and says nothing of their values', async () => {
    await created();
    const params = { customerCode: 'SG10001', uid: 'rossi.SG10001' };
    const user = await db.asOwner((tx) =>
      tx.selectFrom('account').selectAll().where('uid', '=', params.uid).executeTakeFirstOrThrow(),
    );
    const written = {
      cognome: 'Rossi',
      nome: 'Adalgisa',
      codiceFiscale: 'RSSMRA80A01H501U',
      email: 'adalgisa@b',
    };
    const ifMatch = `"${user.version}"`;
    expect((await ask(supervisor, userUpdate, { params, body: written, ifMatch })).status).toBe(200);
    await deliver();
    const event = contents().find(({ type }) => type === 'user.updated');
    expect(event.data).toMatchObject({
      id: 'rossi.SG10001',
      changed: expect.arrayContaining(['cn', 'email']),
    });
    expect(received.map(({ payload }) => payload).join()).not.toMatch(/Adalgisa|adalgisa|Rossi"|RSSMRA/);
  });

  it('is not sent when the change was refused, or the endpoint has not asked for it', async () => {
    await created({ events: ['user.created'] });
    expect((await disable()).status).toBe(200);
    await db.asOwner((tx) =>
      tx
        .updateTable('webhook')
        .set({ events: JSON.stringify(everything) })
        .execute(),
    );
    expect((await disable(supervisor, 'SG10002')).status).toBe(404);
    await deliver();
    expect(received).toEqual([]);
    expect(await deliveries()).toEqual([]);
  });

  it('of one school reaches its own endpoints and those of the provider, never another school', async () => {
    await created({ name: 'Altra scuola' }, stranger);
    const answer = await askAs(serving.url, machine, platformWebhookCreate, { body });
    expect(answer.status).toBe(200);
    await disable();
    await deliver();
    expect(contents()).toMatchObject([{ data: { school: 'SG10001' } }]);
    expect(await deliveries(stranger)).toEqual([]);
    expect(await deliveries()).toEqual([]);
    const all = (await askAs(serving.url, machine, platformWebhookDeliveryList)).body.data;
    expect(all).toMatchObject([{ school: 'SG10001', type: 'user.deactivated', state: 'delivered' }]);
    expect(all[0].owner ?? null).toBeNull();
  });

  it('of the provider’s staff names the school that it changed', async () => {
    await created();
    const params = { school: 'SG10001', ac: 'WWA' };
    await askAs(serving.url, machine, platformLicenceEnd, { params });
    await askAs(serving.url, machine, platformLicencePut, { params, body: {} });
    await deliver();
    expect(contents().map(({ type, data }) => [type, data])).toEqual([
      ['licence.ended', { school: 'SG10001', id: 'WWA' }],
      ['licence.granted', { school: 'SG10001', id: 'WWA' }],
    ]);
  });

  it('cannot be announced by a school in the name of another one', async () => {
    await created({}, stranger);
    await db.inSchool({ customerCode: 'SG10001', person: 'x' }, async (tx) => {
      const { sql } = await import('kysely');
      const events = JSON.stringify([{ school: 'SG10002', type: 'user.deleted', payload: '{}' }]);
      await sql`select queue_webhook_events(${clock.now()}, ${events}::jsonb)`.execute(tx);
    });
    expect(await deliveries(stranger)).toEqual([]);
  });
});

describe('the secret of an endpoint', () => {
  it('is shown once, is sealed in the database and is sealed again with a new key', async () => {
    const { id, secret } = await created();
    expect(secret).toMatch(/^whsec_[A-Za-z0-9+/]{43}=$/);
    expect(JSON.stringify((await ask(supervisor, webhookList)).body)).not.toContain('whsec_');
    expect(JSON.stringify((await ask(supervisor, webhookRead, { params: { id } })).body)).not.toContain(
      'whsec_',
    );
    const stored = await db.asOwner((tx) => tx.selectFrom('webhook').selectAll().executeTakeFirstOrThrow());
    expect(stored.secret).toMatch(/^v1\./);
    await db.asPlatform(sealAll);
    await ask(supervisor, webhookTest, { params: { id } });
    await deliver();
    const [{ headers, payload }] = received as [Received];
    expect(new Verifier(secret).verify(payload, headers)).toMatchObject({ type: 'webhook.test' });
  });

  it('signs beside the new one for a day after a rotation, and no longer', async () => {
    const { id, secret } = await created();
    const rotated = (await ask(supervisor, webhookRotate, { params: { id } })).body;
    expect(rotated.secret).not.toBe(secret);
    await ask(supervisor, webhookTest, { params: { id } });
    await deliver();
    const [first] = received as [Received];
    expect(first.headers['webhook-signature']).toMatch(/^v1,\S+ v1,\S+$/);
    for (const one of [secret, rotated.secret])
      expect(new Verifier(one).verify(first.payload, first.headers)).toMatchObject({ type: 'webhook.test' });
    // The verifier knows only the clock of the machine, and tolerates minutes: the age of the secret is moved instead.
    await db.asOwner((tx) =>
      tx
        .updateTable('webhook')
        .set({ previous_until: new Date(clock.now().getTime() - 1) })
        .execute(),
    );
    await ask(supervisor, webhookTest, { params: { id } });
    await deliver();
    const second = received[1] as Received;
    expect(() => new Verifier(secret).verify(second.payload, second.headers)).toThrow();
    expect(new Verifier(rotated.secret).verify(second.payload, second.headers)).toBeTruthy();
  });
});

describe('a delivery that fails', () => {
  it('is tried again after longer and longer times, with the same id, until it is accepted', async () => {
    const { id } = await created();
    await ask(supervisor, webhookTest, { params: { id } });
    answers.push(status(500), status(503));
    await deliver();
    const [failed] = await deliveries();
    expect(failed).toMatchObject({ state: 'waiting', failure: 'status', statusCode: 500, attempts: 1 });
    const wait = Date.parse(failed?.nextAt ?? '') - Date.parse(failed?.attemptedAt ?? '');
    expect(wait).toBeGreaterThanOrEqual(7.5 * SECOND);
    expect(wait).toBeLessThan(13.5 * SECOND);
    await deliver();
    expect(received).toHaveLength(1);
    move(13.5 * SECOND);
    await deliver();
    move(60 * SECOND);
    await deliver();
    expect(new Set(received.map(({ headers }) => headers['webhook-id'])).size).toBe(1);
    expect(await deliveries()).toMatchObject([{ state: 'delivered', attempts: 3 }]);
    expect((await ask(supervisor, webhookRead, { params: { id } })).body.state).toBe('active');
  });

  it('waits four times as long each time, at most half a day, by a random quarter more or less', () => {
    for (const [attempts, seconds] of [
      [1, 10],
      [2, 40],
      [3, 160],
      [8, 43_200],
      [60, 43_200],
    ] as const) {
      const waits = Array.from({ length: 200 }, () => waitAfter(attempts) / SECOND);
      expect(Math.min(...waits)).toBeGreaterThanOrEqual(seconds * 0.75);
      expect(Math.max(...waits)).toBeLessThanOrEqual(seconds * 1.25);
      expect(Math.max(...waits)).toBeGreaterThan(Math.min(...waits));
    }
  });

  it('disables its endpoint after five days, tells the supervisors, and can be sent again by hand', async () => {
    const { id } = await created();
    await ask(supervisor, webhookTest, { params: { id } });
    answers.push(status(500), status(500));
    await deliver();
    move(5 * DAY);
    await deliver();
    const read = await ask(supervisor, webhookRead, { params: { id } });
    expect(read.body).toMatchObject({ enabled: false, state: 'stopped' });
    const log: string[] = [];
    const stopped = webhookStoppedWorker({ db, clock, config, log: (line) => void log.push(line) });
    expect(await doDueJobs(db, clock, stopped)).toBe(1);
    expect(log.join()).toContain(id);
    const mails = await db.asOwner((tx) => tx.selectFrom('mail').select(['recipient', 'subject']).execute());
    expect(mails).toEqual([
      { recipient: 'capo@scuola.example', subject: 'Il webhook “Registro” è stato disattivato' },
    ]);
    const [delivery] = await deliveries();
    expect(delivery).toMatchObject({ state: 'failed' });
    const params = { id: delivery?.id ?? '' };
    expect(code(await ask(supervisor, webhookDeliveryReplay, { params }))).toBe('conflict');
    const ifMatch = read.headers.get('etag') ?? '';
    const enabled = { ...body, enabled: true };
    const updated = await ask(supervisor, webhookUpdate, { params: { id }, body: enabled, ifMatch });
    expect(updated.body).toMatchObject({ state: 'active' });
    expect((await ask(supervisor, webhookDeliveryReplay, { params })).body).toMatchObject({
      state: 'waiting',
    });
    await deliver();
    expect(await deliveries()).toMatchObject([{ id: params.id, state: 'delivered', attempts: 1 }]);
  });

  it('with 410 Gone disables its endpoint at once', async () => {
    const { id } = await created();
    await ask(supervisor, webhookTest, { params: { id } });
    answers.push(status(410));
    await deliver();
    expect((await ask(supervisor, webhookRead, { params: { id } })).body).toMatchObject({ state: 'stopped' });
    await disable();
    expect(await deliveries()).toHaveLength(1);
  });

  it('because nobody answers pauses its endpoint and delays no other one', async () => {
    const silent = await created({ name: 'Muto', url: 'https://muto.example.org/' });
    const good = await created();
    for (const { id } of [silent, good]) await ask(supervisor, webhookTest, { params: { id } });
    const asked: string[] = [];
    const reach = async (request: PublicRequest) => {
      asked.push(request.url);
      if (request.url.includes('muto')) throw new Error('connect ECONNREFUSED');
      return toServer(request);
    };
    await deliver(reach);
    await ask(supervisor, webhookTest, { params: { id: silent.id } });
    await ask(supervisor, webhookTest, { params: { id: good.id } });
    await deliver(reach);
    expect(asked.filter((url) => url.includes('muto'))).toHaveLength(1);
    expect(received).toHaveLength(2);
  });

  it('is not kept longer than thirty days', async () => {
    const { id } = await created();
    await ask(supervisor, webhookTest, { params: { id } });
    await deliver();
    await clean(db, clock, systemClock);
    expect(await deliveries()).toHaveLength(1);
    move(30 * DAY + HOUR);
    await clean(db, clock, systemClock);
    expect(await db.asOwner((tx) => tx.selectFrom('webhook_delivery').selectAll().execute())).toEqual([]);
  });
});

describe('an address', () => {
  it.each([
    'http://registro.example.org/',
    'https://10.0.0.8/',
    'https://[::1]/',
    'https://169.254.169.254/latest/meta-data/',
    'https://2130706433/',
    'https://localhost/',
    'https://intranet/',
    'https://ada:segreta@registro.example.org/',
    'ftp://registro.example.org/',
  ])('of the internal network, without TLS or with credentials is refused in words: %s', async (url) => {
    const answer = await ask(supervisor, webhookCreate, { body: { ...body, url } });
    expect(answer.body).toMatchObject({ code: 'invalid', errors: [{ field: 'url' }] });
  });

  it('whose name leads to the internal network is looked up once and not contacted', async () => {
    const { id } = await created();
    await ask(supervisor, webhookTest, { params: { id } });
    const lookups = [['127.0.0.1'], ['93.184.216.34']];
    await deliver((request) =>
      askPublic({ ...request, resolve: async () => lookups.shift() ?? ['127.0.0.1'] }),
    );
    expect(lookups).toHaveLength(1);
    expect(received).toEqual([]);
    expect(await deliveries()).toMatchObject([{ failure: 'notPublic', state: 'waiting' }]);
  });

  it('is not followed elsewhere: a redirect is a failure', async () => {
    const { id } = await created();
    await ask(supervisor, webhookTest, { params: { id } });
    answers.push(status(302, { location: `${server.url}/altrove` }));
    server.asked.length = 0;
    await deliver();
    expect(server.asked).toEqual(['/notifiche']);
    expect(await deliveries()).toMatchObject([{ failure: 'redirect', statusCode: 302 }]);
  });

  it('of a school is never inside the provider’s network, even if the staff may send there', async () => {
    const { id } = await created();
    await askAs(serving.url, machine, platformWebhookCreate, { body });
    await ask(supervisor, webhookTest, { params: { id } });
    const [own] = (await askAs(serving.url, machine, platformWebhookList)).body;
    await askAs(serving.url, machine, platformWebhookTest, { params: { id: own.id } });
    const allowed: unknown[] = [];
    const reach = async (request: PublicRequest) => {
      allowed.push(request.allowed);
      return { status: 204, bytes: Buffer.alloc(0) };
    };
    const inside = { ...config, webhookAddresses: ['10.0.0.8'] };
    await webhookWorker({ db, clock, config: inside, log: () => undefined, ask: reach }).run({});
    expect(allowed.sort()).toEqual([[], ['10.0.0.8']]);
  });
});

describe('the endpoints of a school', () => {
  it('are of its supervisors alone, and of this school', async () => {
    const { id } = await created();
    const params = { id };
    for (const call of [webhookList, webhookDeliveryList])
      expect(code(await ask(manager, call))).toBe('forbidden');
    expect(code(await ask(manager, webhookCreate, { body }))).toBe('forbidden');
    const written = { ...body, enabled: true };
    for (const answer of [
      await ask(stranger, webhookRead, { params }),
      await ask(stranger, webhookRotate, { params }),
      await ask(stranger, webhookTest, { params }),
      await ask(stranger, webhookDelete, { params }),
      await ask(stranger, webhookUpdate, { params, body: written, ifMatch: '"1"' }),
      await askAs(serving.url, machine, platformWebhookTest, { params }),
    ])
      expect(code(answer)).toBe('notFound');
    expect((await ask(stranger, webhookList)).body).toEqual([]);
    const seen = await db.inSchool({ customerCode: 'SG10002', person: 'x' }, (tx) =>
      tx.selectFrom('webhook').selectAll().execute(),
    );
    expect(seen).toEqual([]);
  });

  it('show the provider’s staff their origins, since the rest of an address may be a secret', async () => {
    await created({ url: 'https://registro.example.org/notifiche/5f0c-segreta' });
    expect((await askAs(serving.url, machine, platformWebhookList)).body).toMatchObject([
      { school: 'SG10001', url: 'https://registro.example.org' },
    ]);
    await disable();
    const [delivery] = (await askAs(serving.url, machine, platformWebhookDeliveryList)).body.data;
    expect(delivery).toMatchObject({ owner: 'SG10001', school: 'SG10001' });
    const params = { id: delivery.id };
    expect(code(await askAs(serving.url, machine, platformWebhookDeliveryReplay, { params }))).toBe(
      'notFound',
    );
  });

  it('are changed at the version that was seen, and every change is audited without the secret', async () => {
    const { id, secret } = await created();
    const written = { name: 'Altro', url: URL_OF_SCHOOL, events: ['user.created'] as never, enabled: false };
    const params = { id };
    expect(code(await ask(supervisor, webhookUpdate, { params, body: written, ifMatch: '"9"' }))).toBe(
      'stale',
    );
    expect(
      (await ask(supervisor, webhookUpdate, { params, body: written, ifMatch: '"1"' })).body,
    ).toMatchObject({
      name: 'Altro',
      state: 'disabled',
    });
    expect(code(await ask(supervisor, webhookTest, { params }))).toBe('conflict');
    await ask(supervisor, webhookRotate, { params });
    await ask(supervisor, webhookDelete, { params });
    const lines = await db.asOwner((tx) =>
      tx
        .selectFrom('audit_entry')
        .select(['action', 'before', 'after'])
        .where('entity', '=', 'webhook')
        .where('id', '=', id)
        .where('outcome', '=', 'done')
        .orderBy('seq')
        .execute(),
    );
    expect(lines.map(({ action }) => action)).toEqual(['create', 'update', 'rotate', 'delete']);
    expect(lines[1]).toMatchObject({
      before: { name: 'Registro' },
      after: { name: 'Altro', enabled: false },
    });
    expect(JSON.stringify(lines)).not.toContain(secret.slice(6, 20));
  });
});
