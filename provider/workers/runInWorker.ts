import { existsSync } from 'node:fs';
import { type TransferListItem, Worker } from 'node:worker_threads';

export interface WorkerLimits {
  /** Timeout of the task in milliseconds. */
  readonly time: number;
  /** The limit of the thread's own heap, in MB; buffers are outside it. */
  readonly heap: number;
}

/** A worker gave no response: it timed out, its heap was full, or its program threw the cause. */
export class WorkerFailed extends Error {
  constructor(
    readonly failure: keyof WorkerLimits | 'error',
    options?: ErrorOptions,
  ) {
    super(`A worker gave no answer: ${failure}.`, options);
  }
}

/**
 * Runs a program of the build in a separate thread, so that no client file can block or crash the process.
 * @param name of the entry in vite.provider.config.ts
 * @param transferList buffers of the task that are transferred to the thread instead of being copied
 * @returns the first message that it posts
 * @throws WorkerFailed
 */
export function runInWorker<Task, Answer>(
  name: string,
  task: Task,
  { time, heap }: WorkerLimits,
  transferList: TransferListItem[] = [],
): Promise<Answer> {
  const worker = new Worker(workerFile(name), {
    workerData: task,
    transferList,
    resourceLimits: { maxOldGenerationSizeMb: heap },
  });
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => {
      reject(new WorkerFailed('time'));
      void worker.terminate();
    }, time);
    worker.once('message', (answer: Answer) => {
      clearTimeout(timer);
      resolve(answer);
    });
    worker.once('error', (error: NodeJS.ErrnoException) => {
      clearTimeout(timer);
      const failure = error.code === 'ERR_WORKER_OUT_OF_MEMORY' ? 'heap' : 'error';
      reject(new WorkerFailed(failure, { cause: error }));
    });
  });
}

/**
 * Returns the URL of a worker. In the build it is next to the bundle, or in the parent folder of a chunk. From the
 * source, the last built worker is used.
 */
function workerFile(name: string): URL {
  const places = [`./${name}.js`, `../${name}.js`, `../../dist/provider/${name}.js`].map(
    (place) => new URL(place, import.meta.url),
  );
  const found = places.find((place) => existsSync(place));
  if (!found) throw new Error(`${name}.js is missing: npm run build:provider makes it.`);
  return found;
}
