import type { HashAnswer, HashQuestion } from './hashInWorker';
import { hashPart, hashWhole } from './hashing';

const whole = hashWhole();

self.addEventListener('message', async ({ data }: MessageEvent<HashQuestion>) => {
  if ('add' in data) return whole.add(data.add);
  const { id, part } = data;
  const answer: HashAnswer = await (part ? hashPart(part) : whole.sha256()).then(
    (sha256) => ({ id, sha256 }),
    (error: unknown) => ({ id, failed: String(error) }),
  );
  self.postMessage(answer);
});
