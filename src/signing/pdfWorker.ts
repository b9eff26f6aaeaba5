import 'pdfjs-dist/build/pdf.worker.min.mjs';
import type { WorkerMessage } from './usePdfWorker';

// The page needs the warnings of pdf.js, because they are the only sign that part of a page was not drawn.
const tell = (message: WorkerMessage) => self.postMessage(message);
const forward = (message: unknown) => tell({ said: String(message) });
console.warn = forward;
console.info = forward;

// An answer means that all messages logged before the question have been sent.
self.addEventListener('message', ({ data }: MessageEvent<{ readonly asked?: number }>) => {
  if (data.asked !== undefined) tell({ answered: data.asked });
});
