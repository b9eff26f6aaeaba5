import { X509Certificate } from 'node:crypto';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { Agent, get, type IncomingMessage } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { buildApp } from '../../../provider/app';
import { createBackup } from '../../../provider/backup/createBackup';
import { readConfig } from '../../../provider/config';
import type { Database } from '../../../provider/db/database';
import { writeList } from '../../../provider/db/trustedList';
import { createIdentity } from '../../../provider/identity/createIdentity';
import { JobKind } from '../../../provider/jobs/jobKind';
import { sendJob } from '../../../provider/jobs/sendJob';
import { queueMail } from '../../../provider/mail/queueMail';
import { createMetrics, type Metrics } from '../../../provider/monitoring/metrics';
import { createObjectStore } from '../../../provider/objects/createObjectStore';
import { systemClock } from '../../../provider/systemClock';
import { testDatabase } from '../../fixtures/database';
import { seedSchool } from '../../fixtures/seedSchool';
import { tlsCertificate } from '../../fixtures/tlsCertificate';

describe('a provider that is watched', () => {
  let db: Database;
  let app: FastifyInstance;
  let metrics: Metrics;
  let url = '';

  beforeEach(async () => {
    db = await testDatabase();
    const config = { ...readConfig({}), publicUrl: 'http://localhost:1' };
    const identity = await createIdentity({
      config,
      db,
      clock: systemClock,
      log: { error: () => undefined },
    });
    const objects = createObjectStore(config, db, systemClock);
    metrics = createMetrics(db, systemClock, 1000, { objects, dataDir: tmpdir() });
    const services = {
      config,
      db,
      clock: systemClock,
      identity,
      objects,
      signers: [],
      operatorSecret: 'secret',
      tellConsoleError: () => undefined,
    };
    app = await buildApp(services, { logLevel: 'silent', answered: metrics.answered });
  });
  afterEach(async () => {
    await app.close();
    await db.close();
  });

  it('is alive and ready', async () => {
    expect((await app.inject('/livez')).statusCode).toBe(204);
    expect((await app.inject('/readyz')).statusCode).toBe(204);
  });

  it('watches the store of files, the disk, backups and certificates', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'metrics-'));
    const { certificate } = tlsCertificate('noi');
    let broken = false;
    const objects = {
      ping: async () => {
        if (broken) throw new Error('gone');
      },
    };
    const watched = createMetrics(db, systemClock, 1000, {
      objects,
      dataDir: folder,
      certificates: { spid: certificate },
    });
    const metricNow = async (name: string) =>
      Number(new RegExp(`^sportello_${name}(?:\\{.*\\})? (\\S+)$`, 'm').exec(await watched.text())?.[1]);
    expect(await metricNow('objects_up')).toBe(1);
    broken = true;
    expect(await metricNow('objects_up')).toBe(0);
    expect(await metricNow('disk_free_bytes')).toBeGreaterThan(0);
    const left = Date.parse(new X509Certificate(certificate).validTo) - Date.now();
    expect(await metricNow('certificate_left_seconds')).toBeGreaterThan(left / 1000 - 600);
    expect(await metricNow('backup_age_seconds')).toBeNaN();
    const stores = { db, objects: createObjectStore(readConfig({ DATA_DIR: folder }), db, systemClock) };
    await createBackup({ ...stores, clock: systemClock }, join(folder, 'backup'));
    expect(await metricNow('backup_age_seconds')).toBeLessThan(600);
    await stores.objects.ping();
    rmSync(folder, { recursive: true });
  });

  it('says how long until the next trusted list is due, and nothing where none was imported', async () => {
    const left = async () => /^sportello_trusted_list_left_seconds (\S+)$/m.exec(await metrics.text())?.[1];
    expect(await left()).toBeUndefined();
    const list = { territory: 'IT', sequence: 1, signer: '', digest: '', authorities: [] };
    const keep = (nextUpdate: string | null) =>
      db.asOwner((tx) => writeList(tx, { ...list, issuedAt: '2026-01-01T00:00:00Z', nextUpdate }));
    const hour = 3_600_000;
    await keep(new Date(Date.now() - hour).toISOString());
    expect(Number(await left())).toBeLessThanOrEqual(-3600);
    await keep(new Date(Date.now() + 2 * hour).toISOString());
    expect(Number(await left())).toBeGreaterThan(3600);
    await keep(null);
    expect(await left()).toBeUndefined();
  });

  it('writes no line of the log for a probe that finds all well', async () => {
    const lines = logged();
    for (const path of ['/livez', '/readyz', '/healthz', '/api/none']) await app.inject(path);
    expect(lines).toEqual([expect.objectContaining({ status: 404 })]);
  });

  it('counts the connections of requests, and not those of the owner', async () => {
    const during = await db.asPlatform(async () => db.connections());
    expect(during.open - during.idle).toBe(1);
    const text = await metrics.text();
    const { open } = db.connections();
    expect(text).toContain(`sportello_database_connections{state="open"} ${open}\n`);
  });

  it('is not ready while a migration is missing, and says which, in the log too', async () => {
    const lines = logged();
    const name = '0001_migration_that_is_missing';
    const last = await db.asOwner((tx) =>
      tx.selectFrom('migration').selectAll().orderBy('name', 'desc').executeTakeFirstOrThrow(),
    );
    const rename = (from: string, to: string) =>
      db.asOwner((tx) => tx.updateTable('migration').set({ name: to }).where('name', '=', from).execute());
    await rename(last.name, name);
    try {
      const answer = await app.inject('/readyz');
      expect(answer.statusCode).toBe(503);
      expect(answer.json().detail).toContain(`Migrations are missing: ${last.name}.`);
      expect(lines).toEqual([expect.objectContaining({ route: '/readyz', status: 503 })]);
    } finally {
      await rename(name, last.name);
    }
  });

  it('takes over the number and the trace of a request, and numbers one that has none', async () => {
    const traceparent = '00-4bf92f3577b34da6a3ce929d0e0e4736-00f067aa0ba902b7-01';
    const { headers } = await app.inject({
      url: '/livez',
      headers: { 'x-request-id': 'lb-17', traceparent },
    });
    expect([headers['x-request-id'], headers.traceparent]).toEqual(['lb-17', traceparent]);
    const bad = await app.inject({
      url: '/livez',
      headers: { 'x-request-id': 'a b'.repeat(40), traceparent: '00-zz' },
    });
    expect(bad.headers['x-request-id']).toMatch(/^[0-9a-f-]{36}$/);
    expect(bad.headers.traceparent).toBeUndefined();
  });

  it('tells Prometheus of requests by their route, and of what waits', async () => {
    await app.inject('/api/nothing/rossi.mario.SG10001');
    await app.inject('/livez');
    const text = await metrics.text();
    expect(text).toContain('sportello_request_seconds_count{method="GET",route="/livez",status="204"} 1');
    expect(text).not.toContain('rossi.mario');
    expect(text).toContain('sportello_database_up 1');
  });

  it('has each metric that the page names, and names each of its own', async () => {
    const named = [...readFileSync('docs/monitoring.md', 'utf8').matchAll(/^\| `(sportello_\w+)` \|/gm)];
    const had = [...(await metrics.text()).matchAll(/^# TYPE (sportello_\w+) /gm)];
    const names = (found: RegExpExecArray[]) => found.map(([, name]) => name).sort();
    expect(names(had)).toEqual(names(named));
  });

  it('tells how many jobs and mails wait, how many were given up, and for how long the oldest has waited', async () => {
    const at = new Date('2026-11-23T10:00:00Z');
    const ago = (seconds: number) => new Date(at.getTime() - seconds * 1000);
    const sample = new JobKind<object>('sample');
    await seedSchool(db, 'SG10001');
    await db.asPlatform(async (tx) => {
      for (const due of [ago(90), ago(30), ago(-60)]) await sendJob(tx, sample, {}, due);
      // A recurring job is never abandoned.
      const recurring = { name: 'comes back', data: '{}', due_at: ago(-60), every: 3600, parked_at: null };
      await tx
        .insertInto('job')
        .values({ ...recurring, failure: 'x' })
        .execute();
      await tx
        .insertInto('job')
        .values({
          name: 'sample',
          data: '{}',
          due_at: ago(900),
          every: null,
          failure: 'x',
          parked_at: ago(1),
        })
        .execute();
    });
    const mail = { customerCode: 'SG10001', uid: null, subject: 'Prova', body: 'Prova' };
    await db.inSchool({ customerCode: 'SG10001', person: 'supervisor.SG10001' }, async (tx) => {
      await queueMail(tx, { ...mail, recipient: 'rossi@example.org' }, ago(45));
      await queueMail(tx, { ...mail, recipient: 'busy@example.org' }, ago(300));
      await queueMail(tx, { ...mail, recipient: 'no address' }, ago(4000));
      await queueMail(tx, { ...mail, recipient: 'tried@example.org' }, ago(5000));
    });
    await db.asPlatform(async (tx) => {
      const set = (recipient: string, values: { due_at?: Date; failure?: string }) =>
        tx
          .updateTable('mail')
          .set({ ...values, attempts: 3 })
          .where('recipient', '=', recipient)
          .execute();
      await set('busy@example.org', { due_at: ago(-60) });
      await set('tried@example.org', { failure: 'It was refused.' });
    });
    const lines = (await createMetrics(db, { now: () => at }, 1000).text()).split('\n');
    expect(lines).toEqual(
      expect.arrayContaining([
        'sportello_jobs{kind="sample",state="due"} 2',
        'sportello_jobs{kind="sample",state="later"} 1',
        'sportello_jobs{kind="sample",state="parked"} 1',
        'sportello_jobs{kind="sample",state="failing"} 0',
        'sportello_jobs{kind="comes back",state="failing"} 1',
        'sportello_job_oldest_seconds{kind="sample"} 90',
        'sportello_mails{state="due"} 2',
        'sportello_mails{state="refused"} 2',
        'sportello_mail_oldest_seconds 300',
      ]),
    );
  });

  it('answers what is under way while it stops, takes nothing new, and says that it is not ready', async () => {
    let finish = () => {};
    const finished = new Promise<void>((resolve) => {
      finish = resolve;
    });
    let begin = () => {};
    const begun = new Promise<void>((resolve) => {
      begin = resolve;
    });
    app.get('/slow', { config: { access: 'public' } }, async () => {
      begin();
      await finished;
      return 'done';
    });
    url = await app.listen({ host: '127.0.0.1', port: 0 });
    const agent = new Agent({ keepAlive: true, maxSockets: 1 });
    const first = ask('/slow', agent);
    // Waits for the only connection, and is sent over it while the process stops.
    const second = ask('/readyz', agent);
    await begun;
    const closed = app.close();
    finish();
    expect(await first).toMatchObject({ status: 200, text: 'done' });
    const refused = await second.catch((error: NodeJS.ErrnoException) => error.code);
    expect(refused === 'ECONNREFUSED' || refused === 'ECONNRESET' || (refused as Answer).status === 503).toBe(
      true,
    );
    await closed;
    await expect(fetch(`${url}/livez`)).rejects.toThrow();
  });

  /** Records the log lines of requests from now on. */
  const logged = () => {
    const lines: unknown[] = [];
    app.addHook('onRequest', async ({ log }) => {
      log.info = (line: unknown) => void lines.push(line);
    });
    return lines;
  };

  interface Answer {
    readonly status: number | undefined;
    readonly text: string;
  }

  const ask = (path: string, agent: Agent) =>
    new Promise<Answer>((resolve, reject) => {
      get(`${url}${path}`, { agent }, async (response: IncomingMessage) => {
        const chunks: Buffer[] = [];
        for await (const chunk of response) chunks.push(chunk as Buffer);
        resolve({ status: response.statusCode, text: Buffer.concat(chunks).toString() });
      }).once('error', reject);
    });
});
