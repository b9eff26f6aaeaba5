import { useEffect, useRef, useState } from 'react';
import { pdfjs } from 'react-pdf';
import { completedPage, isContentLost } from '../../contract/documents/pageMessages';

/** Messages of our worker besides those of pdf.js. */
export type WorkerMessage = { readonly said: string } | { readonly answered: number };

/** A worker of pdf.js for one document. */
interface PdfWorker {
  readonly worker: InstanceType<typeof pdfjs.PDFWorker>;
  /** Resolves with whether a drawn page is complete. @param page from 1 */
  readonly isWhole: (page: number) => Promise<boolean>;
}

/**
 * Starts pdf.js in our own worker, which passes on its messages about pages. Returns undefined until the worker has
 * started.
 * @param failed called when the worker does not start
 */
export function usePdfWorker(failed: () => void): PdfWorker | undefined {
  const [started, setStarted] = useState<PdfWorker>();
  const whenFailed = useRef(failed);
  whenFailed.current = failed;
  useEffect(() => {
    const port = new Worker(new URL('./pdfWorker.ts', import.meta.url), { type: 'module' });
    const completed = new Set<number>();
    const waiting = new Map<number, () => void>();
    let asked = 0;
    let lost = false;
    port.addEventListener('error', () => whenFailed.current());
    port.addEventListener('message', ({ data }: MessageEvent<Partial<Record<string, unknown>>>) => {
      if (typeof data.said === 'string') {
        lost ||= isContentLost(data.said);
        const page = completedPage(data.said);
        if (page !== undefined) completed.add(page);
      }
      if (typeof data.answered === 'number') waiting.get(data.answered)?.();
    });
    // pdf.js reports that a page was read to its end only at this level.
    const verbosity = pdfjs.VerbosityLevel.INFOS;
    const worker = new pdfjs.PDFWorker({ port: port as unknown as null, verbosity });
    const isWhole = async (page: number) => {
      asked += 1;
      const question = asked;
      await new Promise<void>((resolve) => {
        waiting.set(question, resolve);
        port.postMessage({ asked: question });
      });
      return completed.has(page) && !lost;
    };
    setStarted({ worker, isWhole });
    return () => {
      worker.destroy();
      port.terminate();
    };
  }, []);
  return started;
}
