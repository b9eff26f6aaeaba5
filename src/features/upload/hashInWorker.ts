import type { Hashing } from './hashing';

/** Of one part, or of what was added when there is none; or a part that is added, which has no answer. */
export type HashQuestion = { readonly id: number; readonly part?: Blob } | { readonly add: Blob };

export interface HashAnswer {
  readonly id: number;
  readonly sha256?: string;
  readonly failed?: string;
}

/**
 * Computes beside the page, which stays free for whoever uses it. The parts, which sending waits for, have a worker of
 * their own: reading one would wait for each piece of the whole in between.
 */
export function hashInWorker(): Hashing {
  const [parts, whole] = [startWorker(), startWorker()];
  return {
    part(part) {
      whole.post({ add: part });
      return parts.ask(part);
    },
    whole: () => whole.ask(),
    stop() {
      parts.stop();
      whole.stop();
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
  const post = (question: HashQuestion) => worker.postMessage(question);
  const ask = (part?: Blob) =>
    new Promise<string>((resolve, reject) => {
      last += 1;
      waiting.set(last, { resolve, reject });
      post({ id: last, ...(part && { part }) });
    });
  return { post, ask, stop: () => worker.terminate() };
}
