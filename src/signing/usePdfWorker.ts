import { useEffect, useRef, useState } from 'react';
import { pdfjs } from 'react-pdf';
import { completedPage, isContentLost } from '../../contract/documents/pageMessages';

/** What our worker says beside the messages of pdf.js. */
export type WorkerMessage = { readonly said: string } | { readonly answered: number };

/** A thread of pdf.js for one document. */
interface PdfWorker {
  readonly worker: InstanceType<typeof pdfjs.PDFWorker>;
  /** Whether a page that was drawn is all there. @param page from 1 */
  readonly isWhole: (page: number) => Promise<boolean>;
}

/**
 * Starts pdf.js in a worker of our own, which passes on what it says about pages.
 * @param failed is called where the worker does not start
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
    // That a page was read to its end is said at this level only.
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
