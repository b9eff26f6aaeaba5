import 'pdfjs-dist/build/pdf.worker.min.mjs';
import type { WorkerMessage } from './usePdfWorker';

// What pdf.js says of pages goes to the page: it is the only sign that something of them is not drawn.
const tell = (message: WorkerMessage) => self.postMessage(message);
const forward = (message: unknown) => tell({ said: String(message) });
console.warn = forward;
console.info = forward;

// An answer says that all messages before the question were sent.
self.addEventListener('message', ({ data }: MessageEvent<{ readonly asked?: number }>) => {
  if (data.asked !== undefined) tell({ answered: data.asked });
});
