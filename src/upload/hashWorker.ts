import type { HashAnswer, HashQuestion } from './hashInWorker';
import { hashPart, hashWhole } from './hashing';

self.addEventListener('message', async ({ data }: MessageEvent<HashQuestion>) => {
  const { id, part, whole } = data;
  const answer: HashAnswer = await (part ? hashPart(part) : hashWhole(whole)).then(
    (sha256) => ({ id, sha256 }),
    (error: unknown) => ({ id, failed: String(error) }),
  );
  self.postMessage(answer);
});
