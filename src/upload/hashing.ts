import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex } from '@noble/hashes/utils.js';

/** Bytes that are read at once. */
const PIECE = 4 << 20;

/** The SHA-256 of what is sent, hexadecimal. What cannot be read any more is thrown. */
export interface Hashing {
  part(part: Blob): Promise<string>;
  /** For a store that reads no file itself: it is much slower than the parts. */
  whole(file: Blob): Promise<string>;
  stop(): void;
}

/** Of a part: it is held whole and left to the browser, which is ten times as fast as anything here. */
export async function hashPart(part: Blob): Promise<string> {
  const bytes = new Uint8Array(await part.arrayBuffer());
  return bytesToHex(new Uint8Array(await crypto.subtle.digest('SHA-256', bytes)));
}

/** Of a file of any size, piece by piece: the browser itself takes only what is held whole. */
export async function hashWhole(file: Blob): Promise<string> {
  const hash = sha256.create();
  for (let at = 0; at < file.size; at += PIECE)
    hash.update(new Uint8Array(await file.slice(at, at + PIECE).arrayBuffer()));
  return bytesToHex(hash.digest());
}

/** Computes here, where there is no worker. */
export const hashHere = (): Hashing => ({ part: hashPart, whole: hashWhole, stop: () => undefined });
