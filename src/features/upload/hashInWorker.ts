import type { Hashing } from './hashing';

/** Of one part, or of the whole when there is none. */
export interface HashQuestion {
  readonly id: number;
  readonly part?: Blob;
}

export interface HashAnswer {
  readonly id: number;
  readonly sha256?: string;
  readonly failed?: string;
}

/** Computes beside the page, which stays free for whoever uses it. */
export function hashInWorker(): Hashing {
  const worker = new Worker(new URL('./hashWorker.ts', import.meta.url), { type: 'module' });
  const waiting = new Map<number, { resolve: (sha256: string) => void; reject: (error: Error) => void }>();
  let last = 0;
  worker.addEventListener('message', ({ data: { id, sha256, failed } }: MessageEvent<HashAnswer>) => {
    const one = waiting.get(id);
    waiting.delete(id);
    if (sha256 === undefined) one?.reject(new Error(failed));
    else one?.resolve(sha256);
  });
  worker.addEventListener('error', ({ message }) => {
    for (const { reject } of waiting.values()) reject(new Error(message));
    waiting.clear();
  });
  const ask = (part?: Blob) =>
    new Promise<string>((resolve, reject) => {
      last += 1;
      waiting.set(last, { resolve, reject });
      worker.postMessage({ id: last, ...(part && { part }) } satisfies HashQuestion);
    });
  return { part: ask, whole: () => ask(), stop: () => worker.terminate() };
}
