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

/** Computes here: in a worker, or where there is none. Browsers themselves compute it of what they hold whole alone. */
export function hashHere(): Hashing {
  const whole = sha256.create();
  return {
    async part(part) {
      const hash = sha256.create();
      for (let at = 0; at < part.size; at += PIECE) {
        const bytes = new Uint8Array(await part.slice(at, at + PIECE).arrayBuffer());
        hash.update(bytes);
        whole.update(bytes);
      }
      return bytesToHex(hash.digest());
    },
    whole: async () => bytesToHex(whole.digest()),
    stop: () => undefined,
  };
}
