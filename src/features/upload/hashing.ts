import { Sha256 } from './sha256';

/** Bytes that are read at once. */
const PIECE = 4 << 20;

/** Of a file whose parts come one after the other: the SHA-256 of each, and of the whole. */
export interface Hashing {
  /** Hexadecimal. @throws when the file cannot be read any more */
  part(part: Blob): Promise<string>;
  whole(): Promise<string>;
  stop(): void;
}

/** Computes here: in a worker, or where there is none. */
export function hashHere(): Hashing {
  const whole = new Sha256();
  return {
    async part(part) {
      const hash = new Sha256();
      for (let at = 0; at < part.size; at += PIECE) {
        const bytes = new Uint8Array(await part.slice(at, at + PIECE).arrayBuffer());
        hash.update(bytes);
        whole.update(bytes);
      }
      return hash.digest();
    },
    whole: async () => whole.digest(),
    stop: () => undefined,
  };
}
