import { setTimeout as wait } from 'node:timers/promises';
import type { Clock } from '../../contract/clock';
import type { Database } from '../db/database';
import type { Worker } from './jobKind';
import { fail, finish, type Job, plan, take } from './jobStore';

export interface JobsOptions {
  readonly db: Database;
  readonly clock: Clock;
  readonly log: (message: string) => void;
  readonly workers: readonly Worker[];
  /** Milliseconds between two looks for jobs that are due. */
  readonly every?: number;
  /** Milliseconds before a job that failed is tried again; they double each time. */
  readonly retryAfter?: number;
}

/** How long a job under way may hold up the end of the process, in milliseconds. */
const PATIENCE = 5000;

/**
 * Does the jobs that are due, one after the other; any number of processes share them.
 * @returns the function that takes no more of them and waits some seconds for the one under way
 */
export async function startJobs(options: JobsOptions): Promise<() => Promise<void>> {
  const { db, clock, log, workers, every = 5000 } = options;
  await db.asPlatform((tx) => plan(tx, workers, clock.now()));
  let stopped = false;
  let round: Promise<void> | undefined;
  const look = async () => {
    try {
      while (!stopped && (await doNext(options)));
    } catch (error) {
      log(`Jobs could not be looked for now: ${text(error)}`);
    } finally {
      round = undefined;
    }
  };
  const timer = setInterval(() => {
    round ??= look();
  }, every).unref();
  return async () => {
    stopped = true;
    clearInterval(timer);
    await Promise.race([round, wait(PATIENCE, undefined, { ref: false })]);
  };
}

/** Does the next job. @returns whether there was one */
async function doNext({ db, clock, log, workers, retryAfter = 30_000 }: JobsOptions): Promise<boolean> {
  const names = workers.map(({ name }) => name);
  const job = await take(db, names, clock.now());
  if (!job) return false;
  const failure = await attempt(workers, job);
  if (failure === undefined) {
    await finish(db, job, clock.now());
  } else {
    log(`The job ${job.name} failed (try ${job.attempts}): ${failure}`);
    await fail(db, job, failure, clock.now(), retryAfter);
  }
  return true;
}

async function attempt(workers: readonly Worker[], { name, data }: Job): Promise<string | undefined> {
  try {
    await workers.find((worker) => worker.name === name)?.run(data);
    return undefined;
  } catch (error) {
    return text(error);
  }
}

function text(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}
