import { errors, type Problem } from '../../contract/schema/errors';
import { extentOf, partsIn, piecesIn, type SentPart, type Upload } from '../../contract/uploads/upload';
import type { sendWithProgress } from '../api/sendWithProgress';
import type { Concurrency } from './concurrency';
import type { Hashing } from './hashing';
import type { AcceptedPart, UploadCalls } from './uploadCalls';

/** Thrown when a part was refused, or when the file is not the one whose upload was started. */
export class UploadFailure extends Error {
  constructor(
    readonly code: string,
    readonly status: number,
    message: string,
  ) {
    super(message);
  }
}

export interface SendContext {
  readonly calls: UploadCalls;
  readonly send: typeof sendWithProgress;
  readonly hashing: Hashing;
  /** Hashes of whole parts, by index from 0, each computed once. */
  readonly hashes: (Promise<string> | undefined)[];
  readonly signal: AbortSignal;
  readonly concurrency: Concurrency;
  /** Called with the number of bytes of a part or a piece that have been sent so far. */
  readonly progress: (part: SentPart, bytes: number) => void;
  /** Called for each part or piece that the store has accepted; `isComplete` if it completes a part. */
  readonly accepted: (isComplete: boolean) => void;
}

/**
 * Sends the missing parts of a file, hashing the next one meanwhile. Over a slow line, or after a break, a part is sent
 * in pieces.
 * @returns the ETag of each part in the store, or of its last piece; for a part that had arrived before, its SHA-256
 * @throws UploadFailure, ApiError, or TypeError if there was no answer
 */
export async function sendParts(
  file: Blob,
  upload: Upload,
  context: SendContext,
): Promise<readonly AcceptedPart[]> {
  const etags = new Map<number, string>();
  const { hashing, hashes, signal, concurrency } = context;
  const arrived = new Map(
    [...upload.arrived, ...upload.arrivedPieces].map((part) => [partKey(part), part.sha256]),
  );
  const inPieces = new Set(upload.arrivedPieces.map(({ number }) => number));
  const pending = new Set<Promise<void>>();
  const failures: unknown[] = [];

  /** Tells whether a part or a piece has arrived before. @throws UploadFailure if it has other content than now */
  const hasArrived = (part: SentPart, sha256: string): boolean => {
    const before = arrived.get(partKey(part));
    if (before === undefined) return false;
    const { status, say } = errors.otherFile;
    if (before !== sha256) throw new UploadFailure('otherFile', status, say);
    etags.set(part.number, before);
    return true;
  };
  const waitForSlot = async (bytes: number) => {
    while (pending.size >= concurrency.atOnce(bytes)) await Promise.race(pending);
    signal.throwIfAborted();
    if (failures.length > 0) throw failures[0];
  };
  const begin = (part: SentPart, sha256: string, bytes: Blob, isLast: () => boolean) => {
    const one: Promise<void> = sendPart(upload, { ...part, sha256 }, bytes, context)
      .then((etag) => {
        etags.set(part.number, etag);
        concurrency.accepted(bytes.size);
        context.accepted(isLast());
      })
      .catch((error: unknown) => void failures.push(error))
      .finally(() => pending.delete(one));
    pending.add(one);
  };

  /** @returns false if the part must be sent in pieces instead */
  async function sendWhole(part: SentPart, canSplit: boolean): Promise<boolean> {
    const bytes = blobOf(file, upload, part);
    hashes[part.number - 1] ??= hashing.part(bytes);
    const sha256 = await (hashes[part.number - 1] as Promise<string>);
    signal.throwIfAborted();
    if (hasArrived(part, sha256)) return true;
    await waitForSlot(bytes.size);
    // Requests that finished meanwhile may have shown that the line is slow.
    if (canSplit && !concurrency.allowsWhole(bytes.size)) return false;
    begin(part, sha256, bytes, () => true);
    return true;
  }

  async function sendPieces(number: number): Promise<void> {
    const count = piecesIn(upload, number);
    let missing = count;
    for (let piece = 1; piece <= count; piece++) {
      const part = { number, piece };
      const bytes = blobOf(file, upload, part);
      const sha256 = await hashing.part(bytes);
      signal.throwIfAborted();
      if (hasArrived(part, sha256)) missing -= 1;
      else {
        await waitForSlot(bytes.size);
        begin(part, sha256, bytes, () => {
          missing -= 1;
          return missing === 0;
        });
      }
    }
  }

  for (let number = 1; number <= partsIn(upload.size, upload.partSize); number++) {
    const canSplit = upload.pieces > 1 && !arrived.has(partKey({ number }));
    const begunInPieces = canSplit && inPieces.has(number);
    const isWhole = !begunInPieces && (!canSplit || concurrency.allowsWhole(upload.partSize));
    if (!(isWhole && (await sendWhole({ number }, canSplit)))) await sendPieces(number);
  }
  await Promise.all(pending);
  if (failures.length > 0) throw failures[0];
  return [...etags]
    .map(([partNumber, etag]) => ({ partNumber, etag }))
    .sort((a, b) => a.partNumber - b.partNumber);
}

/** Returns a string that identifies a part or a piece within its file. */
export const partKey = ({ number, piece }: SentPart): string =>
  piece ? `${number}.${piece}` : String(number);

function blobOf(file: Blob, upload: Upload, part: SentPart): Blob {
  const { offset, length } = extentOf(upload, part);
  return file.slice(offset, offset + length);
}

async function sendPart(
  upload: Upload,
  part: SentPart & { readonly sha256: string },
  bytes: Blob,
  { calls, send, signal, progress }: SendContext,
): Promise<string> {
  const data = await calls.address(upload, part, signal);
  const headers = Object.fromEntries(data.headers.map(({ name, value }) => [name, value]));
  const answer = await send(data.url, { method: 'PUT', headers, body: bytes, signal }, (share) =>
    progress(part, Math.floor(share * bytes.size)),
  );
  if (!answer.ok) {
    const { code, title }: Partial<Problem> = await answer.json().catch(() => ({}));
    // S3 has error codes of its own; after any error a new URL is requested.
    if (code !== 'partThere') {
      throw new UploadFailure(code ?? 'unavailable', answer.status, title ?? errors.unavailable.say);
    }
  }
  progress(part, bytes.size);
  return answer.headers.get('etag') ?? part.sha256;
}
