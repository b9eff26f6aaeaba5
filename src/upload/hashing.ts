import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex } from '@noble/hashes/utils.js';

/** Bytes read at once. */
const PIECE = 4 << 20;

/** Computes SHA-256 hashes of uploads, in hexadecimal. @throws when the file can no longer be read */
export interface Hashing {
  part(part: Blob): Promise<string>;
  /** Hashes a whole file, for a store that does not read files itself; much slower than hashing the parts. */
  whole(file: Blob): Promise<string>;
  stop(): void;
}

/**
 * Hashes a part. It fits in memory, so the browser's own implementation is used, which is ten times as fast as ours.
 */
export async function hashPart(part: Blob): Promise<string> {
  const bytes = new Uint8Array(await part.arrayBuffer());
  return bytesToHex(new Uint8Array(await crypto.subtle.digest('SHA-256', bytes)));
}

/** Hashes a file of any size, piece by piece, because the browser's implementation needs everything in memory. */
export async function hashWhole(file: Blob): Promise<string> {
  const hash = sha256.create();
  for (let at = 0; at < file.size; at += PIECE)
    hash.update(new Uint8Array(await file.slice(at, at + PIECE).arrayBuffer()));
  return bytesToHex(hash.digest());
}

/** Hashes on the main thread, if there is no worker. */
export const hashHere = (): Hashing => ({ part: hashPart, whole: hashWhole, stop: () => undefined });
