import { bookAnswers } from './answering';
import type { BookRequest, BookResponse } from './messages';

/** The functions that answer the page's calls. This file runs in a worker and answers one call after the other. */
const answers = bookAnswers() as Readonly<Record<string, (...given: readonly unknown[]) => Promise<unknown>>>;
const answer = (answered: BookResponse) => (globalThis as unknown as Worker).postMessage(answered);
let before: Promise<unknown> = Promise.resolve();

globalThis.addEventListener('message', ({ data }: MessageEvent<BookRequest>) => {
  const { id, call, given } = data;
  before = before.then(async () => {
    try {
      answer({ id, answer: await answers[call]?.(...given) });
    } catch (error) {
      answer({ id, failed: String(error) });
    }
  });
});
