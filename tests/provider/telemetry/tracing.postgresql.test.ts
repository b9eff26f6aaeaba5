import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Database } from '../../../provider/db/database';
import { openDatabase } from '../../../provider/db/openDatabase';
import { type JobKind, JobKind as Kind, workerOf } from '../../../provider/jobs/jobKind';
import { sendJob } from '../../../provider/jobs/sendJob';
import { startJobs } from '../../../provider/jobs/startJobs';
import { startMailing } from '../../../provider/mail/mailing';
import { queueMail } from '../../../provider/mail/queueMail';
import { createTracing } from '../../../provider/telemetry/createTracing';
import { tellStatement } from '../../../provider/telemetry/tellStatement';
import type { Tracing } from '../../../provider/telemetry/tracing';
import { readTracing } from '../../../provider/tracingConfig';
import { type DatabasePlace, databasePlace } from '../../fixtures/database';
import { eventually } from '../../fixtures/eventually';
import { PASSWORD, type Serving, seedPeople, serve } from '../../fixtures/identityProvider';
import { mailServer } from '../../fixtures/mailServer';
import { metric } from '../../fixtures/metric';
import { type OtlpReceiver, otlpReceiver, type ReceivedSpan } from '../../fixtures/otlpReceiver';
import { type SignedIn, signIn } from '../../fixtures/signIn';

const TRACE = '4bf92f3577b34da6a3ce929d0e0e4736';
const WRONG = 'sportello_sign_ins_total{way="password",outcome="wrong"}';
const RIGHT = 'sportello_sign_ins_total{way="password",outcome="done"}';
const clock = { now: () => new Date() };
const sample: JobKind<object> = new Kind<object>('sample');

describe('a provider that is traced', () => {
  let receiver: OtlpReceiver;
  let tracing: Tracing;
  let place: DatabasePlace;
  let db: Database;
  let serving: Serving;
  let person: SignedIn;
  let wrong: number;
  let right: number;
  let answeredAtOidc: Headers;
  const log: string[] = [];

  beforeAll(async () => {
    receiver = await otlpReceiver();
    const env = { OTEL_EXPORTER_OTLP_ENDPOINT: receiver.url, OTEL_EXPORTER_OTLP_HEADERS: 'x-key=a%20secret' };
    tracing = createTracing(readTracing(env), (line) => log.push(line));
    place = await databasePlace();
    db = await openDatabase(place.options, undefined, tellStatement(tracing));
    await seedPeople(db);
    serving = await serve(db, { tracing });
    wrong = await metric(db, WRONG);
    right = await metric(db, RIGHT);
    await signIn(serving.url, 'supervisor.SG10001', 'not-it').catch(() => undefined);
    person = await signIn(serving.url, 'supervisor.SG10001', PASSWORD);
    const traceparent = `00-${TRACE}-00f067aa0ba902b7-01`;
    const sent = { traceparent, 'x-request-id': 'lb-18' };
    answeredAtOidc = (await fetch(`${serving.url}/oidc/jwks`, { headers: sent })).headers;
    const headers = { traceparent, 'x-request-id': 'lb-17', 'content-type': 'application/json' };
    const body = JSON.stringify({ customerCode: 'SG10001' });
    await person.fetch('/api/users/SG10001/find', { method: 'POST', headers, body });
    await person.fetch('/api/session', { headers: { traceparent: `00-${TRACE}-00f067aa0ba902b8-00` } });
    await fetch(`${serving.url}/api/users/SG10001/find`, { method: 'POST', headers, body });
    await doJob();
    await sendMail();
    await serving.close();
    await tracing.close();
  });
  afterAll(async () => {
    await db.close();
    await place.remove();
    await receiver.close();
  });

  const doJob = async () => {
    await db.asPlatform((tx) => sendJob(tx, sample, {}, new Date(0)));
    let done = false;
    const worker = workerOf(sample, async () => {
      await db.asPlatform((tx) => tx.selectFrom('setting').select('name').limit(1).execute());
      done = true;
      throw new Error('Rossi is not there');
    });
    const stop = await startJobs({ db, clock, log: () => undefined, workers: [worker], every: 20, tracing });
    await eventually(() => expect(done).toBe(true));
    await stop();
  };

  const sendMail = async () => {
    const server = await mailServer();
    const config = { smtpUrl: server.url, mailFrom: 'Sportello <sportello@example.org>' };
    const mail = {
      customerCode: 'SG10001',
      uid: null,
      recipient: 'rossi@example.org',
      subject: 'S',
      body: 'B',
    };
    await db.inSchool({ customerCode: 'SG10001', person: 'x' }, (tx) => queueMail(tx, mail, new Date(0)));
    const stop = startMailing({ config, db, clock, log: () => undefined, every: 20, tracing });
    await eventually(() => expect(server.mails).toHaveLength(1));
    await eventually(async () => {
      const waiting = await db.asPlatform((tx) =>
        tx.selectFrom('mail').select('id').where('sent_at', 'is', null).execute(),
      );
      expect(waiting).toEqual([]);
    });
    await stop();
    await server.close();
  };

  const named = (name: string) => receiver.spans.filter((span) => span.name === name);
  const beneath = ({ spanId, traceId }: ReceivedSpan) =>
    receiver.spans.filter((span) => span.parentSpanId === spanId && span.traceId === traceId);

  it('reports a request in the trace of its sender: route, status, school, pseudonym and number', () => {
    const [found, refused] = named('POST /api/users/:customerCode/find');
    expect(found).toMatchObject({
      traceId: TRACE,
      parentSpanId: '00f067aa0ba902b7',
      kind: 2,
      status: {},
      attributes: {
        'http.request.method': 'POST',
        'http.route': '/api/users/:customerCode/find',
        'http.response.status_code': '200',
        'sportello.school': 'SG10001',
        'enduser.pseudo.id': expect.stringMatching(/^[0-9a-f]{16}$/),
        'sportello.request.id': 'lb-17',
      },
    });
    expect(refused?.attributes).toMatchObject({ 'http.response.status_code': '401' });
    expect(refused?.attributes).not.toHaveProperty(['enduser.pseudo.id']);
    expect(BigInt(found?.endTimeUnixNano ?? 0)).toBeGreaterThan(BigInt(found?.startTimeUnixNano ?? 0));
  });

  it('tells of its statements beneath it, also after its body was read, and of sign-ins alike', () => {
    const [found] = named('POST /api/users/:customerCode/find');
    const statements = found ? beneath(found) : [];
    const names = statements.map(({ name }) => name);
    // The proof before the body is read, the work after it.
    expect(names.filter((name) => name === 'COMMIT')).toHaveLength(2);
    expect(names).toEqual(expect.arrayContaining(['BEGIN', 'WITH dpop_proof', 'SELECT school']));
    expect(statements.every(({ kind, attributes }) => kind === 3 && attributes['db.query.text'])).toBe(true);
    const [token] = named('POST /oidc/token');
    expect(token && beneath(token).length).toBeGreaterThan(0);
  });

  it('takes over number and trace, and answers them, at the OpenID provider too', () => {
    const answered = ['x-request-id', 'traceparent'].map((name) => answeredAtOidc.get(name));
    expect(answered).toEqual(['lb-18', `00-${TRACE}-00f067aa0ba902b7-01`]);
    expect(named('GET /oidc/jwks')).toMatchObject([{ traceId: TRACE }]);
  });

  it('counts who signed in and who did not', async () => {
    expect([(await metric(db, WRONG)) - wrong, (await metric(db, RIGHT)) - right]).toEqual([1, 1]);
  });

  it('tells of no request whose sender does not want it', () => {
    expect(named('GET /api/session')).toEqual([]);
  });

  it('tells of jobs and mails, each with what it did, and of those that failed that they did', () => {
    const [job] = named('job sample');
    expect(job).toMatchObject({ status: { code: 2 }, attributes: { 'sportello.job.try': '1' } });
    expect(job && beneath(job).map(({ name }) => name)).toContain('SELECT setting');
    expect(named('send mail')).toMatchObject([
      { kind: 3, status: {}, attributes: { 'sportello.mail.outcome': 'sent' } },
    ]);
  });

  it('names nobody, and says which process it is', () => {
    expect(receiver.text()).not.toMatch(/supervisor|rossi|Rossi|a secret/);
    expect(receiver.last.resource).toMatchObject({
      'service.name': 'sportello',
      'process.pid': String(process.pid),
    });
    expect(receiver.last.headers).toMatchObject({ 'x-key': 'a secret', 'content-type': 'application/json' });
    expect(log).toEqual([]);
  });
});
