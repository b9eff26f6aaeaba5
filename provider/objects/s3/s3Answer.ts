import { readAtMost } from '../../outgoing/readAtMost';
import { Refusal } from '../../refusal';
import { textOf } from './xml';

export interface S3Answer {
  readonly status: number;
  readonly headers: Headers;
  readonly text: string;
  /** The code of what went wrong, as S3 calls it; also where the status says that nothing did. */
  readonly code: string | undefined;
}

/** Bytes: a list of 1,000 names is the longest answer. */
const MOST = 10_000_000;

/** What S3 answered, to its end. @throws Refusal `unavailable` when it breaks off, goes on for too long, or refuses us */
export async function s3Answer(response: Response): Promise<S3Answer> {
  const text = await readAtMost(response, MOST).then(String, (cause) => {
    throw Object.assign(new Refusal('unavailable'), { cause });
  });
  const { status, headers } = response;
  const code = text.includes('<Error>') ? textOf(text, 'Code') : undefined;
  // A wrong key or bucket is ours to mend: no school can do anything about it.
  if (status >= 500 || status === 401 || status === 403 || code === 'NoSuchBucket') {
    throw Object.assign(new Refusal('unavailable'), { cause: new Error(`S3: ${status} ${code ?? ''}`) });
  }
  return { status, headers, text, code };
}
