import type { WritingAnswer } from './workbookWorker';
import type { WritingCall } from './writing';

/** A workbook being written in a worker. */
export interface Writer {
  send(call: WritingCall): void;
  /** Resolves with the whole file after the last call was answered. */
  readonly file: Promise<Blob>;
  stop(): void;
}

/** Starts the worker that writes a workbook. */
export function openWriter(): Writer {
  const worker = new Worker(new URL('./workbookWorker.ts', import.meta.url), { type: 'module' });
  const file = new Promise<Blob>((resolve, reject) => {
    worker.addEventListener('message', ({ data }: MessageEvent<WritingAnswer>) => {
      if ('file' in data) resolve(data.file);
      else reject(new Error(data.failed));
    });
    worker.addEventListener('error', ({ message }) => reject(new Error(message)));
  });
  return { send: (call) => worker.postMessage(call), file, stop: () => worker.terminate() };
}
