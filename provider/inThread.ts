import { existsSync } from 'node:fs';
import { Worker } from 'node:worker_threads';

export interface ThreadLimits {
  /** Milliseconds. */
  readonly time: number;
  /** Of the thread's own heap, in MB. */
  readonly heap: number;
}

/** A thread ended without an answer: it went over a limit, or its program threw. */
export class ThreadEnded extends Error {
  constructor(
    readonly why: keyof ThreadLimits | 'error',
    options?: ErrorOptions,
  ) {
    super(`a thread ended without an answer: ${why}`, options);
  }
}

/**
 * Runs one of the worker programs of vite.provider.config.ts on a task, in a thread of its own, so that no file of a
 * client stalls the process or takes it down.
 * @param program its name, without the ending
 * @returns the first message that it posts
 * @throws ThreadEnded
 */
export function inThread<Answer>(
  program: string,
  task: object,
  { time, heap }: ThreadLimits,
): Promise<Answer> {
  const worker = new Worker(fileOf(program), {
    workerData: task,
    resourceLimits: { maxOldGenerationSizeMb: heap },
  });
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => {
      reject(new ThreadEnded('time'));
      void worker.terminate();
    }, time);
    worker.once('message', (answer: Answer) => {
      clearTimeout(timer);
      resolve(answer);
    });
    worker.once('error', (error: NodeJS.ErrnoException) => {
      clearTimeout(timer);
      const why = error.code === 'ERR_WORKER_OUT_OF_MEMORY' ? 'heap' : 'error';
      reject(new ThreadEnded(why, { cause: error }));
    });
  });
}

/** In the build, beside the bundle or above its chunks; the source runs the one that was built last. */
function fileOf(program: string): URL {
  const places = ['./', '../', '../dist/provider/'].map(
    (place) => new URL(`${place}${program}.js`, import.meta.url),
  );
  const found = places.find((place) => existsSync(place));
  if (!found) throw new Error(`${program}.js is missing: npm run build:provider makes it.`);
  return found;
}
