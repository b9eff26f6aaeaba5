import type { HashAnswer, HashQuestion } from './hashInWorker';
import { hashHere } from './hashing';

const hashing = hashHere();

self.addEventListener('message', async ({ data: { id, part } }: MessageEvent<HashQuestion>) => {
  const answer: HashAnswer = await (part ? hashing.part(part) : hashing.whole()).then(
    (sha256) => ({ id, sha256 }),
    (error: unknown) => ({ id, failed: String(error) }),
  );
  self.postMessage(answer);
});
