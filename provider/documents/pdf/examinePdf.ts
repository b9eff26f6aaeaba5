import { createQueue } from '../../workers/createQueue';
import { runInWorker, WorkerFailed, type WorkerLimits } from '../../workers/runInWorker';
import type { PdfFacts, PdfTask } from './pdfFacts';

export interface PdfLimits extends WorkerLimits {
  /** Maximum number of bytes in buffers, which hold the decompressed streams. */
  readonly buffers: number;
}

const usual: PdfLimits = { time: 30_000, heap: 256, buffers: 512_000_000 };

/** Runs at most two threads at a time, because each may use all the memory allowed by `usual`. */
const inTurn = createQueue(2);

/** Number of bytes among which the header must begin. It should be at offset 0, but readers accept it later. */
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
