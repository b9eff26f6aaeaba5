import { createHash } from 'node:crypto';

/** The signed content, piece by piece as it is in the file; each digest is computed once. */
export class Content {
  #digests = new Map<string, Buffer>();

  /** @param pieces yields them from the first one, each time it is called */
  constructor(private readonly pieces: () => Iterable<Buffer>) {}

  static of(bytes: Buffer): Content {
    return new Content(() => [bytes]);
  }

  /** The first piece; an empty one when there is none. */
  get head(): Buffer {
    for (const piece of this.pieces()) return piece;
    return Buffer.alloc(0);
  }

  /** The content as one buffer; copied only if it has several pieces. */
  get bytes(): Buffer {
    const all = [...this.pieces()];
    const [first] = all;
    return all.length === 1 && first ? first : Buffer.concat(all);
  }

  /** Returns the digest with this name in Node. */
  digest(name: string): Buffer {
    const known = this.#digests.get(name);
    if (known) return known;
    const hash = createHash(name);
    for (const piece of this.pieces()) hash.update(piece);
    const digest = hash.digest();
    this.#digests.set(name, digest);
    return digest;
  }

  get sha256(): string {
    return this.digest('sha256').toString('hex');
  }
}
