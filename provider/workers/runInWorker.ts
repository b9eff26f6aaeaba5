import { existsSync } from 'node:fs';
import { Worker } from 'node:worker_threads';

export interface WorkerLimits {
  /** Milliseconds. */
  readonly time: number;
  /** Of the thread's own heap, in MB; buffers lie outside it. */
  readonly heap: number;
}

/** Why a worker gave no answer: it took too long, its heap was full, or it threw. */
export type WorkerFailure = 'time' | 'heap' | 'error';

/**
 * Runs a program of the build in a thread of its own and resolves to the first message it posts.
 * @param name of the entry in vite.provider.config.ts
 * @param failed answers in place of a worker that gave no answer
 */
export function runInWorker<Task, Answer>(
  name: string,
  task: Task,
  { time, heap }: WorkerLimits,
  failed: (failure: WorkerFailure) => Answer,
): Promise<Answer> {
  const worker = new Worker(workerFile(name), {
    workerData: task,
    resourceLimits: { maxOldGenerationSizeMb: heap },
  });
  return new Promise((resolve) => {
    const timer = setTimeout(() => {
      resolve(failed('time'));
      void worker.terminate();
    }, time);
    const finish = (answer: Answer) => {
      clearTimeout(timer);
      resolve(answer);
    };
    worker.once('message', finish);
    worker.once('error', (error: NodeJS.ErrnoException) =>
      finish(failed(error.code === 'ERR_WORKER_OUT_OF_MEMORY' ? 'heap' : 'error')),
    );
  });
}

/** In the build, beside the bundle or above its chunks; the source runs the one that was built last. */
function workerFile(name: string): URL {
  const places = [`./${name}.js`, `../${name}.js`, `../../dist/provider/${name}.js`].map(
    (place) => new URL(place, import.meta.url),
  );
  const found = places.find((place) => existsSync(place));
  if (!found) throw new Error(`${name}.js is missing: npm run build:provider makes it.`);
  return found;
}
