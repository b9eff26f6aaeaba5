import { decodeStream } from './decodeStream';
import { type PdfBudget, PdfParser } from './parser';
import { PdfBroken } from './pdfBroken';
import { nameOf, PdfDict, PdfRef, PdfStream, type PdfValue } from './values';

/** The location of an object: an offset in the file, or an object stream. */
export type PdfEntry =
  | { readonly kind: 'free' }
  | { readonly kind: 'at'; readonly offset: number; readonly generation: number }
  | { readonly kind: 'in'; readonly stream: number; readonly index: number };

/** The maximum number of cross-reference sections, one for each time that the file was saved. */
const MOST_SECTIONS = 500;
const MOST_OBJECTS = 2_000_000;
/** The number of bytes from the end in which a PDF gives the offset of its cross-references. */
const TAIL = 2048;
/** The total decoded bytes of all object streams and cross-references. */
const MOST_DECODED = 64_000_000;

/**
 * One revision of a PDF, read by its cross-references. Nothing is repaired, because readers repair files differently.
 * We do not use a PDF library, because libraries do not expose offsets and earlier revisions.
 */
export class PdfDocument {
  readonly entries = new Map<number, PdfEntry>();
  /** The offsets of the cross-reference sections, the newest first. */
  readonly sections: number[] = [];
  /** The trailer of the newest section. */
  readonly trailer: PdfDict;
  /** The offset of the effective `startxref`. */
  readonly startAt: number;
  readonly #base: number;
  readonly #values = new Map<number, PdfValue>();
  readonly #streams = new Map<number, readonly PdfValue[]>();
  #decoded = 0;

  /**
   * @param bytes the file from its start to the end of the revision
   * @throws PdfBroken
   */
  constructor(
    readonly bytes: Buffer,
    private readonly budget: PdfBudget,
  ) {
    this.#base = Math.max(0, bytes.subarray(0, 1024).indexOf('%PDF-'));
    this.startAt = bytes.lastIndexOf('startxref');
    if (this.startAt < bytes.length - TAIL || this.startAt === -1)
      throw new PdfBroken('no startxref at its end');
    const start = new PdfParser(bytes, this.startAt + 'startxref'.length, budget).integer();
    this.trailer = this.#readSections(start);
  }

  get isEncrypted(): boolean {
    return this.trailer.get('Encrypt') !== null;
  }

  /** The catalog, the root of everything that a reader shows. @throws PdfBroken */
  get catalog(): PdfDict {
    const root = this.resolve(this.trailer.get('Root'));
    if (root instanceof PdfDict) return root;
    throw new PdfBroken('no catalog');
  }

  /** Resolves a reference; returns any other value unchanged. @throws PdfBroken */
  resolve(value: PdfValue): PdfValue {
    let found = value;
    for (let hops = 0; found instanceof PdfRef; hops++) {
      if (hops > 20) throw new PdfBroken('references that never end');
      found = this.object(found.number);
    }
    return found;
  }

  /** Returns a dictionary, or that of a stream. */
  dict(value: PdfValue): PdfDict | undefined {
    const found = this.resolve(value);
    if (found instanceof PdfStream) return found.dict;
    return found instanceof PdfDict ? found : undefined;
  }

  array(value: PdfValue): readonly PdfValue[] {
    const found = this.resolve(value);
    return Array.isArray(found) ? found : [];
  }

  decoded(stream: PdfStream): Buffer {
    return decodeStream(stream, (value) => this.resolve(value));
  }

  /** Returns an object by its number; null if there is none. @throws PdfBroken */
  object(number: number): PdfValue {
    const known = this.#values.get(number);
    if (known !== undefined) return known;
    const entry = this.entries.get(number);
    // The value is null while it is read: a stream whose length refers to the stream itself would recurse for ever.
    this.#values.set(number, null);
    try {
      const value = entry === undefined || entry.kind === 'free' ? null : this.#read(number, entry);
      this.#values.set(number, value);
      return value;
    } catch (error) {
      this.#values.delete(number);
      throw error;
    }
  }

  #read(number: number, entry: Exclude<PdfEntry, { kind: 'free' }>): PdfValue {
    if (entry.kind === 'at') return this.#objectAt(entry.offset, number);
    const container = this.entries.get(entry.stream);
    if (container?.kind !== 'at') throw new PdfBroken('an object stream that is not there');
    const values = this.#streams.get(entry.stream) ?? this.#readObjectStream(entry.stream);
    return values[entry.index] ?? null;
  }

  /** Reads the object at an offset. @param number the number that it must have; undefined for any */
  #objectAt(offset: number, number: number | undefined): PdfValue {
    const parser = new PdfParser(this.bytes, offset, this.budget);
    const found = parser.integer();
    parser.integer();
    parser.expect('obj');
    if (number !== undefined && found !== number)
      throw new PdfBroken(`object ${number} is not where it should be`);
    const value = parser.value();
    if (!(value instanceof PdfDict) || parser.peekWord() !== 'stream') return value;
    parser.expect('stream');
    let from = parser.at;
    if (this.bytes[from] === 13) from++;
    if (this.bytes[from] === 10) from++;
    return new PdfStream(value, this.#streamBytes(value, from));
  }

  #streamBytes(dict: PdfDict, from: number): Buffer {
    const length = this.resolve(dict.get('Length'));
    if (typeof length === 'number' && length >= 0 && from + length <= this.bytes.length) {
      const after = this.bytes.toString('latin1', from + length, from + length + 12);
      if (/^\s*endstream/.test(after)) return this.bytes.subarray(from, from + length);
    }
    // If the length is wrong, the stream ends at the first `endstream`, as for other readers.
    const end = this.bytes.indexOf('endstream', from);
    if (end === -1) throw new PdfBroken('a stream without end');
    return this.bytes.subarray(from, end);
  }

  #readObjectStream(number: number): readonly PdfValue[] {
    const stream = this.object(number);
    if (!(stream instanceof PdfStream) || nameOf(stream.dict.get('Type')) !== 'ObjStm')
      throw new PdfBroken('no object stream');
    const bytes = this.#structure(stream, (value) => this.resolve(value));
    const count = this.resolve(stream.dict.get('N'));
    const first = this.resolve(stream.dict.get('First'));
    if (typeof count !== 'number' || typeof first !== 'number' || count > MOST_OBJECTS)
      throw new PdfBroken('an object stream that does not say what is in it');
    const heads = new PdfParser(bytes, 0, this.budget, false);
    const offsets = Array.from({ length: count }, () => {
      heads.integer();
      return heads.integer();
    });
    const values = offsets.map((offset) => new PdfParser(bytes, first + offset, this.budget, false).value());
    this.#streams.set(number, values);
    return values;
  }

  /** Decodes an object stream or cross-reference stream; the total size of all is limited. */
  #structure(stream: PdfStream, resolve: (value: PdfValue) => PdfValue): Buffer {
    const bytes = decodeStream(stream, resolve);
    this.#decoded += bytes.length;
    if (this.#decoded > MOST_DECODED) throw new PdfBroken('too much in it');
    return bytes;
  }

  #readSections(start: number): PdfDict {
    let newest: PdfDict | undefined;
    const waiting = [start];
    const seen = new Set<number>();
    for (let at = waiting.pop(); at !== undefined; at = waiting.pop()) {
      if (seen.has(at)) throw new PdfBroken('cross-references in a circle');
      if (seen.size >= MOST_SECTIONS) throw new PdfBroken('too much in it');
      seen.add(at);
      const offset = at + this.#base;
      this.sections.push(offset);
      const before = new Set(this.entries.keys());
      const dict = this.#readSection(offset);
      newest ??= dict;
      // A table may mark objects as free to hide them from old readers: their entries are then in a separate stream
      // (ISO 32000-1 §7.5.8.4).
      const beside = dict.get('XRefStm');
      if (typeof beside === 'number') {
        for (const [number, { kind }] of this.entries)
          if (kind === 'free' && !before.has(number)) this.entries.delete(number);
        this.#readSection(beside + this.#base);
      }
      const previous = dict.get('Prev');
      if (typeof previous === 'number') waiting.push(previous);
    }
    return newest as PdfDict;
  }

  #readSection(offset: number): PdfDict {
    const parser = new PdfParser(this.bytes, offset, this.budget);
    if (offset < this.bytes.length && parser.peekWord() === 'xref') return this.#readTable(parser);
    const stream = this.#objectAt(offset, undefined);
    if (!(stream instanceof PdfStream) || nameOf(stream.dict.get('Type')) !== 'XRef')
      throw new PdfBroken('no cross-references where they should be');
    this.#readCrossReferenceStream(stream);
    return stream.dict;
  }

  #readTable(parser: PdfParser): PdfDict {
    parser.expect('xref');
    for (;;) {
      if (parser.peekWord() === 'trailer') break;
      let first = parser.integer();
      const count = parser.integer();
      if (count > MOST_OBJECTS) throw new PdfBroken('too much in it');
      for (let nth = 0; nth < count; nth++) {
        const offset = parser.integer();
        const generation = parser.integer();
        const kind = parser.word();
        if (kind !== 'n' && kind !== 'f') throw new PdfBroken('no cross-reference');
        // Some programs number the head of the free list 1 instead of 0.
        if (nth === 0 && first === 1 && kind === 'f' && generation === 65_535) first = 0;
        this.#add(
          first + nth,
          kind === 'n' && offset > 0
            ? { kind: 'at', offset: offset + this.#base, generation }
            : { kind: 'free' },
        );
      }
    }
    parser.expect('trailer');
    const trailer = parser.value();
    if (!(trailer instanceof PdfDict)) throw new PdfBroken('no trailer');
    return trailer;
  }

  #readCrossReferenceStream(stream: PdfStream): void {
    const bytes = this.#structure(stream, (value) => value);
    const numbers = (name: string) => {
      const value = stream.dict.get(name);
      return Array.isArray(value) && value.every((one) => typeof one === 'number')
        ? (value as readonly number[])
        : undefined;
    };
    const [kindSize = -1, firstSize = -1, secondSize = -1] = numbers('W') ?? [];
    const size = stream.dict.get('Size');
    const index = numbers('Index') ?? [0, typeof size === 'number' ? size : 0];
    const width = kindSize + firstSize + secondSize;
    if ([kindSize, firstSize, secondSize].some((one) => one < 0 || one > 6) || width < 1)
      throw new PdfBroken('no cross-references');
    let at = 0;
    for (let pair = 0; pair + 1 < index.length; pair += 2)
      for (let nth = 0; nth < (index[pair + 1] as number); nth++, at += width) {
        if (at + width > bytes.length) throw new PdfBroken('cross-references are missing');
        const kind = kindSize === 0 ? 1 : bytes.readUIntBE(at, kindSize);
        const first = firstSize === 0 ? 0 : bytes.readUIntBE(at + kindSize, firstSize);
        const second = secondSize === 0 ? 0 : bytes.readUIntBE(at + kindSize + firstSize, secondSize);
        this.#add((index[pair] as number) + nth, entryOf(kind, first, second, this.#base));
      }
  }

  /** Adds an entry, unless a newer section already has one. */
  #add(number: number, entry: PdfEntry): void {
    if (this.entries.size > MOST_OBJECTS) throw new PdfBroken('too much in it');
    if (!this.entries.has(number)) this.entries.set(number, entry);
  }
}

function entryOf(kind: number, first: number, second: number, base: number): PdfEntry {
  if (kind === 1) return { kind: 'at', offset: first + base, generation: second };
  if (kind === 2) return { kind: 'in', stream: first, index: second };
  return { kind: 'free' };
}
