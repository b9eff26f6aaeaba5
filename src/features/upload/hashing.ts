import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex } from '@noble/hashes/utils.js';

/** Bytes that are read at once. */
const PIECE = 4 << 20;

/** Of a file whose parts come one after the other: the SHA-256 of each, and of the whole. */
export interface Hashing {
  /** Hexadecimal. @throws when the file cannot be read any more */
  part(part: Blob): Promise<string>;
  whole(): Promise<string>;
  stop(): void;
}

/**
 * Computes here: in a worker, or where there is none. A part is held whole and left to the browser, which is ten times
 * as fast; the whole follows at its own pace, and nobody waits for it before the last part was sent.
 */
export function hashHere(): Hashing {
  const hash = sha256.create();
  let before = Promise.resolve();
  return {
    async part(part) {
      const follow = before.then(() => update(hash, part));
      // It is told to whoever asks for the whole.
      follow.catch(() => undefined);
      before = follow;
      const bytes = new Uint8Array(await part.arrayBuffer());
      return bytesToHex(new Uint8Array(await crypto.subtle.digest('SHA-256', bytes)));
    },
    async whole() {
      await before;
      return bytesToHex(hash.digest());
    },
    stop: () => undefined,
  };
}

async function update(hash: { update(bytes: Uint8Array): unknown }, part: Blob): Promise<void> {
  for (let at = 0; at < part.size; at += PIECE)
    hash.update(new Uint8Array(await part.slice(at, at + PIECE).arrayBuffer()));
}
