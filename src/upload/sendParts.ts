import { errors, type Problem } from '../../contract/schema/errors';
import { partLength, partsIn, type Upload } from '../../contract/uploads/upload';
import type { sendWithProgress } from '../api/sendWithProgress';
import type { Hashing } from './hashing';
import type { TakenPart, UploadCalls } from './uploadCalls';

/** Concurrent parts on a good line: enough to use its bandwidth, as the store writes while the next address is signed. */
export const MOST_AT_ONCE = 3;

/** The reason why a part was refused, or why a file is not the one whose upload was started. */
export class UploadFailure extends Error {
  constructor(
    readonly code: string,
    readonly status: number,
    message: string,
  ) {
    super(message);
  }
}

export interface PartSending {
  readonly calls: UploadCalls;
  readonly send: typeof sendWithProgress;
  readonly hashing: Hashing;
  /** Hashes of the first parts, each requested once and in order; the list grows. */
  readonly hashes: Promise<string>[];
  readonly signal: AbortSignal;
  /** Returns the number of parts to send at once. */
  readonly atOnce: () => number;
  /** Called with the bytes of a part that have been sent so far. */
  readonly progress: (number: number, bytes: number) => void;
  /** Called for each part that the store has accepted. */
  readonly taken: () => void;
}

/**
 * Sends the missing parts of a file, hashing the next part meanwhile.
 * @returns the store's answer to each part; its SHA-256 for a part that was already there
 * @throws UploadFailure, ApiError, or TypeError if there was no answer
 */
export async function sendParts(
  file: Blob,
  upload: Upload,
  with_: PartSending,
): Promise<readonly TakenPart[]> {
  const taken: TakenPart[] = [];
  const { hashing, hashes, signal } = with_;
  const { size, partSize } = upload;
  const there = new Map(upload.arrived.map(({ number, sha256 }) => [number, sha256]));
  const under = new Set<Promise<void>>();
  const failures: unknown[] = [];
  for (let number = 1; number <= partsIn(size, partSize); number++) {
    const part = file.slice(
      (number - 1) * partSize,
      (number - 1) * partSize + partLength(size, partSize, number),
    );
    hashes[number - 1] ??= hashing.part(part);
    const sha256 = await (hashes[number - 1] as Promise<string>);
    signal.throwIfAborted();
    const before = there.get(number);
    if (before !== undefined) {
      const { status, say } = errors.otherFile;
      if (before !== sha256) throw new UploadFailure('otherFile', status, say);
      taken.push({ partNumber: number, etag: before });
      continue;
    }
    while (under.size >= with_.atOnce()) await Promise.race(under);
    if (failures.length > 0) throw failures[0];
    const one: Promise<void> = sendPart(upload, number, sha256, part, with_)
      .then((etag) => void taken.push({ partNumber: number, etag }))
      .catch((error: unknown) => void failures.push(error))
      .finally(() => under.delete(one));
    under.add(one);
  }
  await Promise.all(under);
  if (failures.length > 0) throw failures[0];
  return taken.sort((a, b) => a.partNumber - b.partNumber);
}

async function sendPart(
  upload: Upload,
  number: number,
  sha256: string,
  part: Blob,
  { calls, send, signal, progress, taken }: PartSending,
): Promise<string> {
  const data = await calls.address(upload, { number, sha256 }, signal);
  const headers = Object.fromEntries(data.headers.map(({ name, value }) => [name, value]));
  const answer = await send(data.url, { method: 'PUT', headers, body: part, signal }, (share) =>
    progress(number, Math.floor(share * part.size)),
  );
  if (!answer.ok) {
    const { code, title }: Partial<Problem> = await answer.json().catch(() => ({}));
    // S3 has error codes of its own; whatever the error was, a new address is requested.
    if (code !== 'partThere') {
      throw new UploadFailure(code ?? 'unavailable', answer.status, title ?? errors.unavailable.say);
    }
  }
  progress(number, part.size);
  taken();
  return answer.headers.get('etag') ?? sha256;
}
