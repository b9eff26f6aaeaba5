import { createQueue } from '../../workers/createQueue';
import { runInWorker, WorkerFailed, type WorkerLimits } from '../../workers/runInWorker';
import type { PdfFacts, PdfTask } from './pdfFacts';

export interface PdfLimits extends WorkerLimits {
  /** Bytes that its streams may take in memory. */
  readonly buffers: number;
}

const usual: PdfLimits = { time: 30_000, heap: 256, buffers: 512_000_000 };

/** Threads at once: each may take all the memory that is allowed. */
const inTurn = createQueue(2);

/** In the first bytes of a PDF, as readers take it; strictly it is at its beginning. */
const HEADER_WITHIN = 1024;

/**
 * Examines a PDF in a thread of its own with pdf.js, the reader of the console: whether it opens without a password, how
 * many pages it has and whether all of them are drawn whole. It resolves for whatever the file holds. It takes its time:
 * never await it inside a database transaction.
 */
export async function examinePdf(file: Uint8Array, limits: Partial<PdfLimits> = {}): Promise<PdfFacts> {
  if (file.byteLength === 0) return { unreadable: 'empty' };
  const head = Buffer.from(file.buffer, file.byteOffset, Math.min(file.byteLength, HEADER_WITHIN));
  if (!head.includes('%PDF-')) return { unreadable: 'notPdf' };
  const { time, heap, buffers } = { ...usual, ...limits };
  return inTurn(() =>
    runInWorker<PdfTask, PdfFacts>('pdfWorker', { bytes: file, buffers }, { time, heap }).catch((error) => {
      if (!(error instanceof WorkerFailed)) throw error;
      return { unreadable: error.failure === 'error' ? 'broken' : 'tooComplex' };
    }),
  );
}
