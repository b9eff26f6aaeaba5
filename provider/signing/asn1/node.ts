import { type Head, readHead, type TagClass } from './head';
import { Unreadable } from './unreadable';

const DEEPEST = 64;
const END_OF_CONTENTS = 2;

/** The number of elements that may still be visited: a file must not keep us busy indefinitely. */
export interface Budget {
  left: number;
}

/**
 * One element, as a view on the bytes of the file. Its children are decoded on demand, because a signature may contain
 * a revocation list of a hundred thousand entries that nothing reads.
 */
export class Asn1 {
  readonly #end: number;

  private constructor(
    private readonly source: Buffer,
    private readonly start: number,
    private readonly head: Head,
    private readonly depth: number,
    private readonly budget: Budget,
    limit: number,
  ) {
    this.#end = this.#findEnd(limit);
  }

  /** Reads the element at an offset, which must end before a limit. @throws Unreadable */
  static at(source: Buffer, start: number, limit: number, depth: number, budget: Budget): Asn1 {
    budget.left -= 1;
    if (depth > DEEPEST || budget.left < 0) throw new Unreadable('too-complex');
    return new Asn1(source, start, readHead(source, start, limit), depth, budget, limit);
  }

  get class(): TagClass {
    return this.head.class;
  }

  get tag(): number {
    return this.head.tag;
  }

  get constructed(): boolean {
    return this.head.constructed;
  }

  /** Whether its length is indefinite (BER). */
  get indefinite(): boolean {
    return this.head.length === undefined;
  }

  /** The whole element, as it was encoded. */
  get bytes(): Buffer {
    return this.source.subarray(this.start, this.#end);
  }

  /** The content, as it was encoded, without tag and length. */
  get value(): Buffer {
    return this.source.subarray(this.#inside, this.#insideEnd);
  }

  /** The elements inside; none for a primitive one. @throws Unreadable */
  get children(): readonly Asn1[] {
    return [...this.each()];
  }

  /** Like `children`, one at a time: a streamed content has tens of thousands. @throws Unreadable */
  *each(): Generator<Asn1> {
    if (!this.constructed) return;
    for (let at = this.#inside; at < this.#insideEnd; ) {
      const child = Asn1.at(this.source, at, this.#insideEnd, this.depth + 1, this.budget);
      yield child;
      at = child.#end;
    }
  }

  is(tagClass: TagClass, tag: number): boolean {
    return this.class === tagClass && this.tag === tag;
  }

  get #inside(): number {
    return this.start + this.head.size;
  }

  get #insideEnd(): number {
    return this.indefinite ? this.#end - END_OF_CONTENTS : this.#end;
  }

  #findEnd(limit: number): number {
    const ended = (at: number) => at > limit;
    const tooShort = () =>
      new Unreadable(limit === this.source.length ? 'truncated' : 'malformed', 'ends early');
    if (this.head.length !== undefined) {
      const end = this.#inside + this.head.length;
      if (ended(end)) throw tooShort();
      return end;
    }
    for (let at = this.#inside; ; ) {
      if (ended(at + END_OF_CONTENTS)) throw tooShort();
      if (this.source[at] === 0 && this.source[at + 1] === 0) return at + END_OF_CONTENTS;
      at = Asn1.at(this.source, at, limit, this.depth + 1, this.budget).#end;
    }
  }
}
