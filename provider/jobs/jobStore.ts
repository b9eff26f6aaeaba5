import { type Selectable, sql, type Updateable } from 'kysely';
import type { Database, Tx } from '../db/database';
import type { Tables } from '../db/tables';
import type { Worker } from './jobKind';

export type Job = Selectable<Tables['job']>;

/** Seconds after which a job whose process died is due again. */
const LEASE = 10 * 60;
/** Attempts after which a job is parked. */
export const TRIES = 5;

const after = (now: Date, milliseconds: number) => new Date(now.getTime() + milliseconds);

/** Ensures that each recurring job exists exactly once. */
export async function plan(tx: Tx, workers: readonly Worker[], now: Date): Promise<void> {
  for (const { name, every } of workers) {
    if (every === undefined) continue;
    await sql`insert into job (name, data, due_at, every) values (${name}, '{}', ${now}, ${every})
      on conflict (name) where every is not null do update set every = excluded.every`.execute(tx);
  }
}

/** Returns the lease of a worker's jobs in seconds. */
export const leaseOf = ({ lease = LEASE }: Pick<Worker, 'lease'>): number => lease;

/** Takes the job that has been due the longest, or undefined if none of these workers has one. */
export function take(db: Database, workers: readonly Worker[], now: Date): Promise<Job | undefined> {
  const names = workers.map(({ name }) => name);
  const leases = Object.fromEntries(workers.map((worker) => [worker.name, leaseOf(worker)]));
  const lease = sql`(${JSON.stringify(leases)}::jsonb ->> name)::integer * interval '1 second'`;
  const until = sql<Date>`${now}::timestamptz + ${lease}`;
  return db.asPlatform((tx) =>
    tx
      .updateTable('job')
      .set({
        due_at: until,
        held_until: until,
        attempts: sql<number>`attempts + 1`,
        taken: sql<number>`taken + 1`,
      })
      .where('id', '=', (query) =>
        query
          .selectFrom('job')
          .select('id')
          .where('name', 'in', names)
          .where('due_at', '<=', now)
          .where('parked_at', 'is', null)
          .orderBy('due_at')
          .limit(1)
          .forUpdate()
          .skipLocked(),
      )
      .returningAll()
      .executeTakeFirst(),
  );
}

/** Renews the lease of a running job, in seconds. @returns whether this attempt still holds it */
export async function renew(db: Database, job: Job, lease: number, now: Date): Promise<boolean> {
  const until = after(now, lease * 1000);
  return db.asPlatform((tx) => change(tx, job, { due_at: until, held_until: until }));
}

/** Releases a job that its process will not finish: it is due for others, and this attempt does not count. */
export async function giveBack(db: Database, job: Job, now: Date): Promise<void> {
  await db.asPlatform((tx) => change(tx, job, { due_at: now, held_until: null, attempts: job.attempts - 1 }));
}

/** Removes a finished job, or schedules its next run; leaves one that another process has taken meanwhile. */
export async function finish(db: Database, job: Job, now: Date): Promise<void> {
  await db.asPlatform(async (tx) => {
    if (job.every !== null) await reschedule(tx, job, after(now, job.every * 1000), null);
    else await tx.deleteFrom('job').where(thisTry(job)).execute();
  });
}

/** Tells whether a job has used all its attempts. A recurring one is never given up. */
export const exhausted = ({ every, attempts }: Job): boolean => every === null && attempts >= TRIES;

/**
 * Postpones a failed job, twice as long each time, and parks it after the last attempt. A recurring job waits for its
 * next regular run. Does nothing if another process has taken the job meanwhile.
 * @param wait milliseconds after the first failure
 */
export async function fail(db: Database, job: Job, reason: string, now: Date, wait: number): Promise<void> {
  await db.asPlatform(async (tx) => {
    if (job.every !== null) return reschedule(tx, job, after(now, job.every * 1000), reason);
    const due_at = after(now, wait * 2 ** (job.attempts - 1));
    const parked_at = exhausted(job) ? now : null;
    await change(tx, job, { due_at, held_until: null, failure: reason, parked_at });
  });
}

async function reschedule(tx: Tx, job: Job, due_at: Date, failure: string | null): Promise<void> {
  await change(tx, job, { due_at, held_until: null, attempts: 0, failure });
}

/** Changes a job if this attempt still holds it. @returns whether it did */
async function change(tx: Tx, job: Job, to: Updateable<Tables['job']>): Promise<boolean> {
  const { numUpdatedRows } = await tx.updateTable('job').set(to).where(thisTry(job)).executeTakeFirst();
  return numUpdatedRows > 0n;
}

/**
 * SQL condition for the row of this attempt. `attempts` is compared too, because processes of the previous version do
 * not change `taken`.
 */
const thisTry = ({ id, attempts, taken }: Job) =>
  sql<boolean>`id = ${id} and attempts = ${attempts} and taken = ${taken}`;
