import { readAtMost } from '../../outgoing/readAtMost';
import { Refusal } from '../../refusal';
import { textOf } from './xml';

export interface S3Answer {
  readonly status: number;
  readonly headers: Headers;
  readonly text: string;
  /** The S3 error code; it may be present even if the HTTP status indicates success. */
  readonly code: string | undefined;
}

/** Maximum response size in bytes: the longest response is a list of 1,000 names. */
const MOST = 10_000_000;

/**
 * Reads a response of S3 to its end.
 * @throws Refusal `unavailable` when it breaks off, is too long, reports a failure of S3, or denies access
 */
export async function s3Answer(response: Response): Promise<S3Answer> {
  const text = await readAtMost(response, MOST).then(String, (cause) => {
    throw Object.assign(new Refusal('unavailable'), { cause });
  });
  const { status, headers } = response;
  const code = text.includes('<Error>') ? textOf(text, 'Code') : undefined;
  // A wrong key or bucket is an error of our configuration, which users cannot correct, so it counts as `unavailable`.
  if (status >= 500 || status === 401 || status === 403 || code === 'NoSuchBucket') {
    throw Object.assign(new Refusal('unavailable'), { cause: new Error(`S3: ${status} ${code ?? ''}`) });
  }
  return { status, headers, text, code };
}
