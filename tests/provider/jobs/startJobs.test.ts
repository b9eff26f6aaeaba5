import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Database } from '../../../provider/db/database';
import { openDatabase } from '../../../provider/db/openDatabase';
import { JobKind, type Worker, workerOf } from '../../../provider/jobs/jobKind';
import { sendJob } from '../../../provider/jobs/sendJob';
import { startJobs } from '../../../provider/jobs/startJobs';
import { type DatabasePlace, databasePlace } from '../../fixtures/database';
import { eventually } from '../../fixtures/eventually';

const greeting = new JobKind<{ whom: string }>('greeting');
const poison = new JobKind<object>('poison');
const tenant = { customerCode: 'SG10001', person: 'p' };

describe('the jobs', () => {
  let place: DatabasePlace;
  let db: Database;
  let other: Database;
  let now = new Date('2026-09-01T12:00:00Z');
  let done: string[];
  const clock = { now: () => now };
  const later = (seconds: number) => {
    now = new Date(now.getTime() + seconds * 1000);
  };
  const stops: (() => Promise<void>)[] = [];
  const deaths: (() => void)[] = [];
  const startRenewing = async (renewEvery: number, on: Database, ...workers: Worker[]) => {
    const stop = await startJobs({ db: on, clock, log: () => undefined, workers, every: 20, renewEvery });
    stops.push(stop);
    return stop;
  };
  const start = (on: Database, ...workers: Worker[]) => startRenewing(20, on, ...workers);
  /** Starts a process that will die: it does not renew its lease. */
  const startDying = (on: Database, ...workers: Worker[]) => startRenewing(3_600_000, on, ...workers);
  const greet = workerOf(greeting, async ({ whom }) => void done.push(whom));
  /** Never resolves during the test, like a job whose process has died. */
  const died = () => new Promise<void>((resolve) => deaths.push(resolve));
  const soon = (check: () => Promise<void> | void) => eventually(check, 20);
  /** Sends two marker jobs and waits for them one after another, so that all other due jobs have been considered. */
  let markers = 0;
  const looked = async () => {
    for (const whom of [`marker ${++markers}`, `marker ${++markers}`]) {
      await send(whom);
      await soon(() => expect(done).toContain(whom));
    }
  };
  const jobs = async () => (await db.pool.query('select name, attempts, failure, parked_at from job')).rows;
  const send = (...names: string[]) =>
    db.inSchool(tenant, async (tx) => {
      for (const whom of names) await sendJob(tx, greeting, { whom }, now);
    });

  beforeAll(async () => {
    place = await databasePlace();
    db = await openDatabase(place.options);
    other = db.kind === 'pglite' ? db : await openDatabase(place.options);
  });
  beforeEach(() => {
    done = [];
  });
  afterEach(async () => {
    for (const end of deaths.splice(0)) end();
    for (const stop of stops.splice(0)) await stop();
    await db.pool.query('truncate job');
  });
  afterAll(async () => {
    await db.close();
    if (other !== db) await other.close();
    await place.remove();
  });

  it('are each done once, whichever process is free, and then removed', async () => {
    const names = Array.from({ length: 40 }, (_, i) => `Anna${i}`).sort();
    await Promise.all([start(db, greet), start(other, greet), start(db, greet), start(other, greet)]);
    await send(...names);
    await soon(async () => expect(await jobs()).toEqual([]));
    expect(done.sort()).toEqual(names);
  });

  it('are not there when the change that sent them was not stored', async () => {
    const work = db.inSchool(tenant, async (tx) => {
      await sendJob(tx, greeting, { whom: 'Bruno' }, now);
      throw new Error('not stored');
    });
    await expect(work).rejects.toThrow('not stored');
    expect(await jobs()).toEqual([]);
  });

  it('are left, but not read, by the API', async () => {
    const read = db.inSchool(tenant, (tx) => tx.selectFrom('job').select('data').execute());
    await expect(read).rejects.toMatchObject({ code: '42501' });
  });

  it('wait until they are due', async () => {
    await db.asPlatform((tx) => sendJob(tx, greeting, { whom: 'Carla' }, new Date(now.getTime() + 60_000)));
    await start(db, greet);
    await looked();
    expect(done).not.toContain('Carla');
    later(60);
    await soon(() => expect(done).toContain('Carla'));
  });

  it('are tried again, each time later, and parked after five failures without holding up others', async () => {
    const tries: number[] = [];
    const begin = now.getTime();
    const failing = workerOf(poison, async () => {
      tries.push((now.getTime() - begin) / 1000);
      throw new Error('never works');
    });
    await db.asPlatform((tx) => sendJob(tx, poison, {}, now));
    await start(db, failing, greet);
    await send('Dario');
    await soon(() => expect(done).toEqual(['Dario']));
    await soon(() => expect(tries).toEqual([0]));
    for (const seconds of [30, 60, 120, 240]) {
      const before = tries.length;
      await soon(async () =>
        expect((await jobs())[0]).toMatchObject({ attempts: before, failure: 'never works' }),
      );
      later(seconds - 1);
      await looked();
      expect(tries).toHaveLength(before);
      later(1);
      await soon(() => expect(tries).toHaveLength(before + 1));
    }
    await soon(async () => expect((await jobs())[0]).toMatchObject({ parked_at: expect.any(Date) }));
    later(100_000);
    await looked();
    expect(tries).toEqual([0, 30, 90, 210, 450]);
  });

  it('are done by another when the process that had taken them died', async () => {
    await send('Elena');
    // A process that takes the job and never completes it.
    await startDying(
      other,
      workerOf(greeting, () => died()),
    );
    await soon(async () => expect((await jobs())[0]).toMatchObject({ attempts: 1 }));
    await start(db, greet);
    await looked();
    expect(done).not.toContain('Elena');
    later(600);
    await soon(() => expect(done).toContain('Elena'));
  });

  it('are due again as soon as their worker says, when the process died', async () => {
    await send('Ines');
    await startDying(
      other,
      workerOf(greeting, () => died(), { lease: 10 }),
    );
    await soon(async () => expect((await jobs())[0]).toMatchObject({ attempts: 1 }));
    await start(db, greet);
    later(10);
    await soon(() => expect(done).toEqual(['Ines']));
  });

  describe('that take longer than their lease', () => {
    let begun: number;
    let end: (error?: Error) => void;
    /** The first run ends when the test says so, the others at once. */
    const slow = workerOf(poison, async () => {
      begun += 1;
      if (begun > 1) return;
      await new Promise<void>((resolve, reject) => {
        end = (error) => (error ? reject(error) : resolve());
      });
    });
    const all = async () =>
      (await db.pool.query("select attempts, due_at, failure, parked_at from job where name = 'poison'"))
        .rows;
    const one = async () => (await all())[0];
    const heldAnew = () =>
      soon(async () => expect((await one()).due_at).toEqual(new Date(now.getTime() + 600_000)));
    const begin = async (starting: typeof start, on: Database) => {
      begun = 0;
      await db.asPlatform((tx) => sendJob(tx, poison, {}, now));
      const stop = await starting(on, slow);
      await soon(() => expect(begun).toBe(1));
      return stop;
    };

    it('are held while they are under way, and done once', async () => {
      await begin(start, other);
      await start(db, slow, greet);
      for (let times = 0; times < 3; times += 1) {
        later(400);
        await heldAnew();
        await looked();
      }
      end();
      await soon(async () => expect(await one()).toBeUndefined());
      await looked();
      expect(begun).toBe(1);
    });

    it('are held while a process that stops waits for them', async () => {
      const stopped = (await begin(start, db))();
      later(400);
      await heldAnew();
      end();
      await stopped;
      expect(await one()).toBeUndefined();
    });

    it('are done though the database did not take a renewal', async () => {
      let lost = 0;
      let away = false;
      const failing: Database = Object.create(db, {
        asPlatform: {
          value: (work: Parameters<Database['asPlatform']>[0]) => {
            if (!away) return db.asPlatform(work);
            lost += 1;
            return Promise.reject(new Error('away'));
          },
        },
      });
      await begin(start, failing);
      away = true;
      await soon(() => expect(lost).toBeGreaterThan(1));
      away = false;
      later(400);
      await heldAnew();
      end();
      await soon(async () => expect(await one()).toBeUndefined());
    });

    it.each([
      ['well', undefined],
      ['badly', new Error('too late')],
    ])(
      'and were lost are left to the process that has them, when the first try ends %s',
      async (_, error) => {
        await begin(startDying, other);
        later(600);
        let endSecond: () => void = () => undefined;
        const second = workerOf(
          poison,
          () =>
            new Promise<void>((resolve) => {
              endSecond = resolve;
            }),
        );
        await start(db, second);
        await soon(async () => expect(await one()).toMatchObject({ attempts: 2 }));
        // A further job, which the first process runs after it has recorded the result of its attempt.
        await db.asPlatform((tx) => sendJob(tx, poison, {}, now));
        end(error);
        await soon(() => expect(begun).toBe(2));
        await soon(async () => expect(await all()).toHaveLength(1));
        expect(await one()).toMatchObject({ attempts: 2, failure: null, parked_at: null });
        endSecond();
        await soon(async () => expect(await one()).toBeUndefined());
      },
    );
  });

  it('that come back are not ended by a process that slept through the time of another try', async () => {
    const ends: (() => void)[] = [];
    const slow = workerOf(poison, () => new Promise<void>((resolve) => ends.push(resolve)), { every: 3600 });
    const held = async () =>
      (await db.pool.query("select held_until from job where name = 'poison'")).rows[0].held_until;
    await startDying(other, slow, greet);
    await soon(() => expect(ends).toHaveLength(1));
    later(600);
    await start(db, slow);
    await soon(() => expect(ends).toHaveLength(2));
    ends[1]?.();
    await soon(async () => expect(await held()).toBeNull());
    later(3600);
    await soon(() => expect(ends).toHaveLength(3));
    // The first wakes while the third is running: it does the markers after it has recorded its result.
    const until = await held();
    ends[0]?.();
    await looked();
    expect(await held()).toEqual(until);
    ends[2]?.();
    await soon(async () => expect(await held()).toBeNull());
  });

  it('that every process died of are given up without another try, and the person who waits gets the answer', async () => {
    await send('Luca');
    await db.pool.query('update job set attempts = 5');
    const parked: object[] = [];
    await start(
      db,
      workerOf(greeting, async ({ whom }) => void done.push(whom), {
        parked: async (data) => void parked.push(data),
      }),
    );
    await soon(async () => expect((await jobs())[0]).toMatchObject({ parked_at: expect.any(Date) }));
    expect((await jobs())[0].failure).toBe('Every process that did it ended before it did.');
    expect(parked).toEqual([{ whom: 'Luca' }]);
    expect(done).toEqual([]);
  });

  it('let the one under way end when they stop, and take no more', async () => {
    let begun = 0;
    let end: () => void = () => undefined;
    const slow = workerOf(greeting, async ({ whom }) => {
      begun += 1;
      await new Promise<void>((resolve) => {
        end = resolve;
      });
      done.push(whom);
    });
    await send('Franco', 'Gina');
    const stop = await start(db, slow);
    await soon(() => expect(begun).toBe(1));
    const stopped = stop();
    end();
    await stopped;
    expect(done).toHaveLength(1);
    await start(db, greet);
    await soon(() => expect(done.sort()).toEqual(['Franco', 'Gina']));
  });

  it('that have not ended when their process stops are for another at once, and that try was none', async () => {
    const slow = workerOf(greeting, () => died());
    await send('Livia');
    const stopping = { db: other, clock, log: () => undefined, workers: [slow], every: 20, patience: 0 };
    const stop = await startJobs(stopping);
    await soon(async () => expect((await jobs())[0]).toMatchObject({ attempts: 1 }));
    await stop();
    expect((await jobs())[0]).toMatchObject({ attempts: 0, failure: null });
    await start(db, greet);
    await soon(() => expect(done).toEqual(['Livia']));
  });

  it('may end while others of the process still do', async () => {
    let end: () => void = () => undefined;
    const slow = workerOf(greeting, async ({ whom }) => {
      await new Promise<void>((resolve) => {
        end = resolve;
      });
      done.push(whom);
    });
    await send('Marco');
    const stopping = { db, clock, log: () => undefined, workers: [slow], every: 20, patience: 0 };
    const stop = await startJobs(stopping);
    await soon(async () => expect((await jobs())[0]).toMatchObject({ attempts: 1 }));
    const stopped = stop(new Promise(() => undefined));
    end();
    await stopped;
    expect(done).toEqual(['Marco']);
    expect(await jobs()).toEqual([]);
  });

  it('that come back are done once in each period, however many processes there are', async () => {
    let times = 0;
    const hourly = workerOf(
      poison,
      async () => {
        times += 1;
        if (times === 1) throw new Error('the first time');
      },
      { every: 3600 },
    );
    await Promise.all([start(db, hourly, greet), start(other, hourly, greet)]);
    for (const expected of [1, 2, 3]) {
      await soon(() => expect(times).toBe(expected));
      await looked();
      expect(times).toBe(expected);
      later(3600);
    }
  });
});
