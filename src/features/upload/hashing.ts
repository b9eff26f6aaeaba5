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

/** The SHA-256 of a part. It is held whole and left to the browser, which is ten times as fast as anything here. */
export async function hashPart(part: Blob): Promise<string> {
  const bytes = new Uint8Array(await part.arrayBuffer());
  return bytesToHex(new Uint8Array(await crypto.subtle.digest('SHA-256', bytes)));
}

/** The SHA-256 of what is added, in its order; it follows at its own pace. */
export function hashWhole() {
  const hash = sha256.create();
  let before = Promise.resolve();
  return {
    add(part: Blob): void {
      const follow = before.then(() => update(hash, part));
      // It is told to whoever asks for the whole.
      follow.catch(() => undefined);
      before = follow;
    },
    async sha256(): Promise<string> {
      await before;
      return bytesToHex(hash.digest());
    },
  };
}

/** Computes here, where there is no worker. */
export function hashHere(): Hashing {
  const whole = hashWhole();
  return {
    part(part) {
      whole.add(part);
      return hashPart(part);
    },
    whole: whole.sha256,
    stop: () => undefined,
  };
}

async function update(hash: { update(bytes: Uint8Array): unknown }, part: Blob): Promise<void> {
  for (let at = 0; at < part.size; at += PIECE)
    hash.update(new Uint8Array(await part.slice(at, at + PIECE).arrayBuffer()));
}
