import { createHash } from 'node:crypto';

/** What was signed, piece by piece as it lies in the file, with its digests computed once each. */
export class Content {
  #digests = new Map<string, Buffer>();

  /** @param pieces gives them from the first on, each time it is called */
  constructor(private readonly pieces: () => Iterable<Buffer>) {}

  static of(bytes: Buffer): Content {
    return new Content(() => [bytes]);
  }

  /** The first piece; an empty one when there is none. */
  get head(): Buffer {
    for (const piece of this.pieces()) return piece;
    return Buffer.alloc(0);
  }

  /** In one piece; copied only where it is in several. */
  get bytes(): Buffer {
    const all = [...this.pieces()];
    const [first] = all;
    return all.length === 1 && first ? first : Buffer.concat(all);
  }

  /** The digest with the name that Node knows it by. */
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
