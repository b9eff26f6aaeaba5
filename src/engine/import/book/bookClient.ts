import type { BookCall, BookCalls, BookRequest, BookResponse } from './messages';

/** Client of a worker that has a file open. */
export interface BookClient {
  ask<K extends BookCall>(call: K, ...given: Parameters<BookCalls[K]>): Promise<ReturnType<BookCalls[K]>>;
  /** Terminates the worker; pending calls are never answered. */
  close(): void;
}

interface Waiting {
  readonly resolve: (answer: never) => void;
  readonly reject: (error: Error) => void;
}

/** Starts the worker. */
export function openBook(): BookClient {
  const worker = new Worker(new URL('./importWorker.ts', import.meta.url), { type: 'module' });
  const waiting = new Map<number, Waiting>();
  let last = 0;
  worker.addEventListener('message', ({ data: { id, answer, failed } }: MessageEvent<BookResponse>) => {
    const one = waiting.get(id);
    waiting.delete(id);
    if (failed === undefined) one?.resolve(answer as never);
    else one?.reject(new Error(failed));
  });
  worker.addEventListener('error', ({ message }) => {
    for (const { reject } of waiting.values()) reject(new Error(message));
    waiting.clear();
  });
  return {
    ask: (call, ...given) =>
      new Promise((resolve, reject) => {
        last += 1;
        waiting.set(last, { resolve, reject });
        worker.postMessage({ id: last, call, given } satisfies BookRequest);
      }),
    close: () => worker.terminate(),
  };
}
