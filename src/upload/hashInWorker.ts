import type { Hashing } from './hashing';

/** A part or a whole file to hash. */
type Hashed =
  | { readonly part: Blob; readonly whole?: undefined }
  | { readonly whole: Blob; readonly part?: undefined };
export type HashQuestion = Hashed & { readonly id: number };

export interface HashAnswer {
  readonly id: number;
  readonly sha256?: string;
  readonly failed?: string;
}

/**
 * Hashes in workers, so that the page stays responsive. A whole file has a worker of its own, created on demand:
 * sending waits for the parts, which would otherwise queue behind each piece of the whole.
 */
export function hashInWorker(): Hashing {
  const parts = startWorker();
  let other: ReturnType<typeof startWorker> | undefined;
  return {
    part: (part) => parts.ask({ part }),
    whole(file) {
      other ??= startWorker();
      return other.ask({ whole: file });
    },
    stop() {
      parts.stop();
      other?.stop();
    },
  };
}

function startWorker() {
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
  const ask = (hashed: Hashed) =>
    new Promise<string>((resolve, reject) => {
      last += 1;
      waiting.set(last, { resolve, reject });
      const question: HashQuestion = { ...hashed, id: last };
      worker.postMessage(question);
    });
  return { ask, stop: () => worker.terminate() };
}
