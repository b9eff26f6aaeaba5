import { setTimeout as wait } from 'node:timers/promises';
import type { Clock } from '../../contract/values/clock';
import { type Database, DatabaseUnavailable, TookTooLong } from '../db/database';
import { Refusal } from '../refusal';
import { noTracing, type Tracing } from '../telemetry/tracing';
import type { Worker } from './jobKind';
import { exhausted, fail, finish, giveBack, type Job, leaseOf, plan, renew, TRIES, take } from './jobStore';
import { keepLease } from './keepLease';

export interface JobsOptions {
  readonly db: Database;
  readonly clock: Clock;
  readonly log: (message: string) => void;
  readonly workers: readonly Worker[];
  /** Is told of each job as a span. */
  readonly tracing?: Tracing;
  /** Milliseconds between two looks for jobs that are due. */
  readonly every?: number;
  /** Milliseconds before a job that failed is tried again; they double each time. */
  readonly retryAfter?: number;
  /** Milliseconds after which a job under way is held anew; a third of its lease when absent. */
  readonly renewEvery?: number;
  /** Milliseconds for which a job under way may hold up the end of the process; 5 seconds when absent. */
  readonly patience?: number;
}

/** Takes no more jobs and waits for the one under way: some seconds, and for `others`, who end besides. */
export type StopJobs = (others?: Promise<unknown>) => Promise<void>;

/**
 * Does the jobs that are due, one after the other; any number of processes share them.
 * @returns the function that stops it: what has not ended by then is given back
 */
export async function startJobs(options: JobsOptions): Promise<StopJobs> {
  const { db, clock, log, workers, every = 5000, patience = 5000 } = options;
  await db.asPlatform((tx) => plan(tx, workers, clock.now()));
  let stopped = false;
  let round: Promise<void> | undefined;
  let underWay: Job | undefined;
  const poll = async () => {
    try {
      while (!stopped) {
        underWay = await take(db, workers, clock.now());
        if (!underWay) break;
        await doInSpan(options, underWay);
      }
    } catch (error) {
      // The database tells that itself, once.
      if (!(error instanceof DatabaseUnavailable)) log(`Jobs could not be looked for now: ${text(error)}`);
    } finally {
      round = undefined;
      underWay = undefined;
    }
  };
  const timer = setInterval(() => {
    round ??= poll();
  }, every).unref();
  return async (others) => {
    stopped = true;
    clearInterval(timer);
    await Promise.race([round, Promise.allSettled([wait(patience, undefined, { ref: false }), others])]);
    // Without a database its lease ends by itself.
    if (underWay) await giveBack(db, underWay, clock.now()).catch(() => undefined);
  };
}

async function doInSpan(options: JobsOptions, job: Job): Promise<void> {
  const { tracing = noTracing } = options;
  const attributes = { 'sportello.job': job.name, 'sportello.job.try': job.attempts };
  const span = tracing.begin({ name: `job ${job.name}`, kind: 'internal', attributes });
  await span.run(async () => {
    const failure = await doJob(options, job);
    // What went wrong may name somebody: the log has it.
    span.end({ failure: failure === undefined ? undefined : 'failed' });
  });
}

/** @returns why it failed */
async function doJob(options: JobsOptions, job: Job): Promise<string | undefined> {
  const { db, clock, log, workers, retryAfter = 30_000 } = options;
  const worker = workers.find(({ name }) => name === job.name);
  const lease = leaseOf(worker ?? {});
  const letGo = keepLease(options, job, lease);
  const failure = await attempt(worker, job);
  await letGo();
  if (failure === undefined) {
    await finish(db, job, clock.now());
    return undefined;
  }
  if (failure.logged) log(`The job ${job.name} failed (try ${job.attempts}): ${failure.reason}`);
  // Told first: whoever dies in between is told again, and a job is never parked in silence. Who lost it tells nobody.
  if (exhausted(job) && (await renew(db, job, lease, clock.now()))) await worker?.parked?.(job.data);
  await fail(db, job, failure.reason, clock.now(), retryAfter);
  return failure.reason;
}

/** What the job that was begun in every try and never ended has done to its processes. */
const NEVER_ENDED = 'Every process that did it ended before it did.';

interface Failure {
  readonly reason: string;
  /** An outage is told by what met it, once, and not by each job. */
  readonly logged: boolean;
}

async function attempt(worker: Worker | undefined, job: Job): Promise<Failure | undefined> {
  // Taken once more after its last try: that one ended neither well nor badly, the process died of it.
  if (job.every === null && job.attempts > TRIES) return { reason: NEVER_ENDED, logged: true };
  try {
    await worker?.run(job.data);
    return undefined;
  } catch (error) {
    return { reason: text(error), logged: !ofAnOutage(error) };
  }
}

const ofAnOutage = (error: unknown): boolean =>
  (error instanceof DatabaseUnavailable && !(error instanceof TookTooLong)) ||
  (error instanceof Refusal && error.code === 'unavailable');

function text(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}
