import { createQueue } from '../../workers/createQueue';
import { runInWorker, WorkerFailed, type WorkerLimits } from '../../workers/runInWorker';
import type { PdfFacts, PdfTask } from './pdfFacts';

export interface PdfLimits extends WorkerLimits {
  /** The limit for its decompressed streams in memory, in bytes. */
  readonly buffers: number;
}

const usual: PdfLimits = { time: 30_000, heap: 256, buffers: 512_000_000 };

/** Concurrent threads: each may use the whole allowed memory. */
const inTurn = createQueue(2);

/** The header must be in the first bytes, as readers accept it; strictly it is at the very beginning. */
const HEADER_WITHIN = 1024;

/**
 * Examines a PDF in a separate thread with pdf.js, the reader of the console: whether it opens without a password, how
 * many pages it has and whether all of them are drawn completely. It resolves for any content. It is slow: never await
 * it inside a database transaction.
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
