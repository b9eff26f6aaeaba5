import { type WritingCall, workbookWriting } from './writing';

/** Writes a workbook in a worker, which answers calls in their order. */
const write = workbookWriting();
const answer = (answered: WritingAnswer) => (globalThis as unknown as Worker).postMessage(answered);
let before: Promise<unknown> = Promise.resolve();

export type WritingAnswer = { readonly file: Blob } | { readonly failed: string };

globalThis.addEventListener('message', ({ data }: MessageEvent<WritingCall>) => {
  before = before.then(async () => {
    try {
      const file = await write(data);
      if (file) answer({ file });
    } catch (error) {
      answer({ failed: String(error) });
    }
  });
});
