import { beforeEach, describe, expect, it } from 'vitest';
import { platformJobList, platformJobRetry } from '../../../../contract/staff/endpoints/work';
import { JobKind, workerOf } from '../../../../provider/jobs/jobKind';
import { fail, finish, type Job, take } from '../../../../provider/jobs/jobStore';
import { sendJob } from '../../../../provider/jobs/sendJob';
import { servedForTests } from '../../../fixtures/identityProvider';
import { askAs, machine } from '../../../fixtures/operatorCalls';

const kind = new JobKind<object>('prova');
const worker = workerOf(kind, async () => undefined);
const every = { ...worker, every: 3600 };

const served = servedForTests();
const taken = async (now: Date): Promise<Job | undefined> => take(served.db, [worker], now);
const retry = (id: string) => askAs(served.url, machine, platformJobRetry, { params: { id } });
const shown = async (id: string) =>
  (await askAs(served.url, machine, platformJobList, { query: { id } })).body.data[0];

/**
 * Takes the due job.
 * @throws if there is none
 */
async function begin(now: Date): Promise<Job> {
  const job = await taken(now);
  if (!job) throw new Error('No job is due');
  return job;
}

/** Creates a job that failed once, an hour ago. */
async function failedOnce(): Promise<Job> {
  const before = new Date(served.clock.now().getTime() - 3_600_000);
  await served.db.asPlatform((tx) => sendJob(tx, kind, {}, before));
  const job = await begin(before);
  await fail(served.db, job, 'Il servizio non risponde', before, 1000);
  return job;
}

describe('a job that failed', () => {
  beforeEach(() => served.db.asPlatform(async (tx) => void (await tx.deleteFrom('job').execute())));

  it('is not tried again beside the try that is under way, and is said to be', async () => {
    await failedOnce();
    const now = served.clock.now();
    const running = await begin(now);
    const refused = await retry(running.id);
    expect(refused.status).toBe(409);
    expect(refused.body.detail).toBe('Il lavoro è in corso in questo momento: va atteso che finisca.');
    expect(await taken(now)).toBeUndefined();
    await finish(served.db, running, now);
    expect((await retry(running.id)).status).toBe(404);
  });

  it('is shown as running while it is tried, and found by that', async () => {
    const job = await failedOnce();
    const found = async (state: 'running' | 'failing') =>
      (await askAs(served.url, machine, platformJobList, { query: { state } })).body.data.map(
        ({ id }: { id: string }) => id,
      );
    expect([await found('running'), await found('failing')]).toEqual([[], [job.id]]);
    const running = await begin(served.clock.now());
    expect(await shown(running.id)).toMatchObject({ state: 'running' });
    expect([await found('running'), await found('failing')]).toEqual([[running.id], []]);
  });

  it('is tried again once its try has failed too', async () => {
    await failedOnce();
    const now = served.clock.now();
    const job = await begin(now);
    await fail(served.db, job, 'Non risponde ancora', now, 1000);
    expect((await retry(job.id)).status).toBe(200);
    expect(await shown(job.id)).toMatchObject({ failure: 'Non risponde ancora', attempts: 0 });
    expect(await taken(served.clock.now())).toMatchObject({ id: job.id });
  });

  it('is tried again where the process that tried it has died', async () => {
    await failedOnce();
    const job = await begin(new Date(served.clock.now().getTime() - 1_800_000));
    expect((await retry(job.id)).status).toBe(200);
    expect(await taken(served.clock.now())).toMatchObject({ id: job.id, attempts: 1 });
  });

  it('and comes back by itself is tried again only once it has failed', async () => {
    const now = served.clock.now();
    await served.db.asPlatform((tx) =>
      tx
        .insertInto('job')
        .values({ name: 'prova', data: '{}', due_at: now, every: 3600, failure: 'no', parked_at: null })
        .execute(),
    );
    const running = (await take(served.db, [every], now)) as Job;
    expect((await retry(running.id)).status).toBe(409);
    await fail(served.db, running, 'no', now, 1000);
    expect((await retry(running.id)).status).toBe(200);
  });
});
