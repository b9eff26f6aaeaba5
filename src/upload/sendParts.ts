import { errors, type Problem } from '../../contract/schema/errors';
import { partLength, partsIn, type Upload } from '../../contract/uploads/upload';
import type { sendWithProgress } from '../api/sendWithProgress';
import type { Hashing } from './hashing';
import type { TakenPart, UploadCalls } from './uploadCalls';

/** Parts that are on their way at once: a line is full, and the store writes while the next is signed. */
const AT_ONCE = 3;

/** Why a part was not taken, or a file is not the one that was begun. */
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
  /** Of the first parts, those that were asked for before, each once and in order; it grows. */
  readonly hashes: Promise<string>[];
  readonly signal: AbortSignal;
  /** Told the bytes of a part that are on their way. */
  readonly progress: (number: number, bytes: number) => void;
  /** Called with each part that the store has taken. */
  readonly taken: () => void;
}

/**
 * Sends the parts of a file that are not there yet, and computes the SHA-256 of the next meanwhile.
 * @returns what the store answered to each; of one that was there before, its SHA-256
 * @throws UploadFailure, ApiError, or TypeError when nothing answered
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
    if (under.size >= AT_ONCE) await Promise.race(under);
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
    // S3 answers in its own words; whatever it was, the address is asked for anew.
    if (code !== 'partThere') {
      throw new UploadFailure(code ?? 'unavailable', answer.status, title ?? errors.unavailable.say);
    }
  }
  progress(number, part.size);
  taken();
  return answer.headers.get('etag') ?? sha256;
}
