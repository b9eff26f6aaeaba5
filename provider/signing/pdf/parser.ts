import { Unreadable } from '../asn1/unreadable';
import { PdfBroken } from './pdfBroken';
import { PdfDict, PdfName, PdfRef, PdfString, type PdfValue } from './values';

const DEEPEST = 100;
const WHITE: ReadonlySet<number> = new Set([0, 9, 10, 12, 13, 32]);
const DELIMITERS: ReadonlySet<number> = new Set(Buffer.from('()<>[]{}/%'));
const [LESS, GREATER, OPEN, CLOSE, SLASH, HASH, BACKSLASH, PERCENT, LEFT, RIGHT] = Buffer.from(
  '<>()/#\\%[]',
) as unknown as [number, number, number, number, number, number, number, number, number, number];
const ESCAPES: Readonly<Record<string, number>> = { n: 10, r: 13, t: 9, b: 8, f: 12 };
/** The longest token that is not a name: a number, or `endstream`. */
const LONGEST_WORD = 64;

/** The number of values that may still be read. */
export interface PdfBudget {
  left: number;
}

/**
 * Reads PDF values from a position (ISO 32000-1 §7.2 and §7.3). It throws PdfBroken if the bytes are not a value, and
 * Unreadable if the budget of values is used up.
 */
export class PdfParser {
  constructor(
    private readonly bytes: Buffer,
    /** The position of the next token. */
    public at: number,
    private readonly budget: PdfBudget,
    /** Whether the bytes are those of the file, not of a decoded object stream. */
    private readonly inFile = true,
  ) {}

  skipSpace(): void {
    for (;;) {
      const byte = this.bytes[this.at];
      if (byte === undefined) return;
      if (byte === PERCENT) {
        while (this.at < this.bytes.length && this.bytes[this.at] !== 10 && this.bytes[this.at] !== 13)
          this.at++;
      } else if (WHITE.has(byte)) this.at++;
      else return;
    }
  }

  /** Reads the next token of regular characters; empty if there is none. */
  word(): string {
    this.skipSpace();
    const from = this.at;
    while (this.isRegular(this.bytes[this.at]) && this.at - from < LONGEST_WORD) this.at++;
    return this.bytes.toString('latin1', from, this.at);
  }

  /** Returns the next token without consuming it. */
  peekWord(): string {
    const from = this.at;
    const word = this.word();
    this.at = from;
    return word;
  }

  /** Reads a non-negative integer. */
  integer(): number {
    const word = this.word();
    if (!/^\d{1,15}$/.test(word)) throw new PdfBroken(`expected a number, found ${word}`);
    return Number(word);
  }

  expect(word: string): void {
    const found = this.word();
    if (found !== word) throw new PdfBroken(`expected ${word}, found ${found}`);
  }

  value(depth = 0): PdfValue {
    if (depth > DEEPEST) throw new PdfBroken('too deep');
    if (this.budget.left-- < 0) throw new Unreadable('too-complex');
    this.skipSpace();
    const byte = this.bytes[this.at];
    switch (byte) {
      case SLASH:
        return this.name();
      case OPEN:
        return this.literal();
      case LEFT:
        return this.array(depth);
      case LESS:
        return this.bytes[this.at + 1] === LESS ? this.dict(depth) : this.hexadecimal();
      default:
        return this.plain();
    }
  }

  private plain(): PdfValue {
    const word = this.word();
    if (word === 'null') return null;
    if (word === 'true' || word === 'false') return word === 'true';
    if (!/^[+-]*(\d+\.?\d*|\.\d+)(-\d+)?$/.test(word)) throw new PdfBroken(`no value: ${word}`);
    if (/^\d{1,10}$/.test(word)) {
      const from = this.at;
      const generation = this.word();
      if (/^\d{1,5}$/.test(generation) && this.word() === 'R')
        return new PdfRef(Number(word), Number(generation));
      this.at = from;
    }
    return Number.parseFloat(word.replace(/^[+-]*-/, '-').replace(/^\++/, ''));
  }

  private name(): PdfName {
    this.at++;
    let name = '';
    for (;;) {
      const byte = this.bytes[this.at];
      if (!this.isRegular(byte)) return new PdfName(name);
      this.at++;
      const code = byte === HASH ? this.bytes.toString('latin1', this.at, this.at + 2) : '';
      if (/^[0-9a-f]{2}$/i.test(code)) {
        name += String.fromCharCode(Number.parseInt(code, 16));
        this.at += 2;
      } else name += String.fromCharCode(byte as number);
    }
  }

  private array(depth: number): PdfValue {
    this.at++;
    const values: PdfValue[] = [];
    for (;;) {
      this.skipSpace();
      if (this.bytes[this.at] === RIGHT) {
        this.at++;
        return values;
      }
      values.push(this.value(depth + 1));
    }
  }

  private dict(depth: number): PdfDict {
    this.at += 2;
    const dict = new PdfDict();
    for (;;) {
      this.skipSpace();
      const byte = this.bytes[this.at];
      if (byte === GREATER && this.bytes[this.at + 1] === GREATER) {
        this.at += 2;
        return dict;
      }
      if (byte !== SLASH) throw new PdfBroken('expected a name in a dictionary');
      const { name } = this.name();
      if (dict.entries.has(name)) dict.hasDuplicates = true;
      dict.entries.set(name, this.value(depth + 1));
    }
  }

  private hexadecimal(): PdfString {
    const from = this.at;
    const end = this.bytes.indexOf(GREATER, from);
    if (end === -1) throw new PdfBroken('a string without end');
    this.at = end + 1;
    const written = this.bytes.toString('latin1', from + 1, end);
    const digits = /^[0-9a-fA-F]*$/.test(written) ? written : written.replace(/[\0\t\n\f\r ]/g, '');
    if (!/^[0-9a-fA-F]*$/.test(digits)) throw new PdfBroken('no hexadecimal string');
    const bytes = Buffer.from(digits.length % 2 ? `${digits}0` : digits, 'hex');
    return new PdfString(bytes, this.inFile ? from : -1, this.inFile ? this.at : -1, true);
  }

  private literal(): PdfString {
    const from = this.at++;
    const bytes: number[] = [];
    for (let depth = 1; ; ) {
      const byte = this.bytes[this.at++];
      if (byte === undefined) throw new PdfBroken('a string without end');
      if (byte === OPEN) depth++;
      if (byte === CLOSE && --depth === 0) break;
      if (byte === BACKSLASH) bytes.push(...this.escaped());
      else bytes.push(byte);
    }
    return new PdfString(Buffer.from(bytes), this.inFile ? from : -1, this.inFile ? this.at : -1, false);
  }

  private escaped(): readonly number[] {
    const octal = /^[0-7]{1,3}/.exec(this.bytes.toString('latin1', this.at, this.at + 3))?.[0];
    if (octal) {
      this.at += octal.length;
      return [Number.parseInt(octal, 8) & 255];
    }
    const byte = this.bytes[this.at++];
    if (byte === undefined) return [];
    if (byte === 13) {
      if (this.bytes[this.at] === 10) this.at++;
      return [];
    }
    if (byte === 10) return [];
    return [ESCAPES[String.fromCharCode(byte)] ?? byte];
  }

  private isRegular(byte: number | undefined): boolean {
    return byte !== undefined && !WHITE.has(byte) && !DELIMITERS.has(byte);
  }
}
