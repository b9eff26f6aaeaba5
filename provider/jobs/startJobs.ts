import { setTimeout as wait } from 'node:timers/promises';
import type { Clock } from '../../contract/values/clock';
import { type Database, DatabaseUnavailable, TookTooLong } from '../db/database';
import { Refusal } from '../refusal';
import { noTracing, type Tracing } from '../telemetry/tracing';
import type { Worker } from './jobKind';
import { exhausted, fail, finish, giveBack, type Job, leaseOf, plan, renew, TRIES, take } from './jobStore';
import { renewLease } from './renewLease';

export interface JobsOptions {
  readonly db: Database;
  readonly clock: Clock;
  readonly log: (message: string) => void;
  readonly workers: readonly Worker[];
  /** Receives a span for each job. */
  readonly tracing?: Tracing;
  /** Milliseconds between two polls for due jobs. */
  readonly every?: number;
  /** Milliseconds before a failed job is retried; doubled each time. */
  readonly retryAfter?: number;
  /** Milliseconds between renewals of a running job's lease; by default a third of the lease. */
  readonly renewEvery?: number;
  /** Milliseconds that shutdown waits for a running job; 5 seconds by default. */
  readonly patience?: number;
}

/** Takes no more jobs and waits a few seconds for the running one, and for `others`, which end at the same time. */
export type StopJobs = (others?: Promise<unknown>) => Promise<void>;

/**
 * Runs due jobs one after the other; any number of processes share them.
 * @returns the function that stops it; a job that has not ended by then is released
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
      // An outage of the database is logged elsewhere, once.
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
    // If the database is unavailable, the lease of the job expires by itself.
    if (underWay) await giveBack(db, underWay, clock.now()).catch(() => undefined);
  };
}

async function doInSpan(options: JobsOptions, job: Job): Promise<void> {
  const { tracing = noTracing } = options;
  const attributes = { 'sportello.job': job.name, 'sportello.job.try': job.attempts };
  const span = tracing.begin({ name: `job ${job.name}`, kind: 'internal', attributes });
  await span.run(async () => {
    const failure = await doJob(options, job);
    // The span only says "failed", because the error may name a person. The log has the error.
    span.end({ failure: failure === undefined ? undefined : 'failed' });
  });
}

/** Runs a job and stores its outcome. @returns the reason for the failure; undefined on success */
async function doJob(options: JobsOptions, job: Job): Promise<string | undefined> {
  const { db, clock, log, workers, retryAfter = 30_000 } = options;
  const worker = workers.find(({ name }) => name === job.name);
  const lease = leaseOf(worker ?? {});
  const letGo = renewLease(options, job, lease);
  const failure = await attempt(worker, job);
  await letGo();
  if (failure === undefined) {
    await finish(db, job, clock.now());
    return undefined;
  }
  if (failure.logged) log(`The job ${job.name} failed (try ${job.attempts}): ${failure.reason}`);
  // The worker is notified before the job is parked. If the process dies in between, the notification is repeated, and
  // no job is parked without one. A process that lost its lease does not notify.
  if (exhausted(job) && (await renew(db, job, lease, clock.now()))) await worker?.parked?.(job.data);
  await fail(db, job, failure.reason, clock.now(), retryAfter);
  return failure.reason;
}

/** Reason for a job whose process died in every attempt. */
const NEVER_ENDED = 'Every process that did it ended before it did.';

interface Failure {
  readonly reason: string;
  /** True if already logged: an outage is logged once by the code that met it, not by each job. */
  readonly logged: boolean;
}

async function attempt(worker: Worker | undefined, job: Job): Promise<Failure | undefined> {
  // The job was taken again after its last attempt, which neither succeeded nor failed: its process died in that
  // attempt.
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
