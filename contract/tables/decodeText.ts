import { type CodePage, decodeWith, likelyPage } from './codePages';
import { TableProblem } from './TableProblem';

export type Encoding = 'utf-8' | 'utf-16' | CodePage;

/** A line that was written in another encoding than the rest of its file. */
export interface ForeignLine {
  readonly line: number;
  readonly encoding: CodePage;
}

/** A file as text, its characters composed (NFC). */
export interface Decoded {
  readonly text: string;
  readonly encoding: Encoding;
  readonly foreign: readonly ForeignLine[];
}

const NEWLINE = 10;
const RETURN = 13;
const LINE_END = /\r\n|\r|\n/g;
/** Control characters, and what stands for bytes that another program could not read. Tabs and line ends are text. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is looked for
const NOT_TEXT = /[\0-\x08\x0B\x0C\x0E-\x1F\x7F-\x9F\uFFFD-\uFFFF]/;

/** @throws TableProblem where a line is in no encoding that is known, or has characters that are not text */
export function decodeText(bytes: Uint8Array): Decoded {
  const decoded = decodeBytes(bytes);
  const text = tidied(decoded.text);
  const at = notTextIn(text);
  if (at !== -1) throw new TableProblem('controlCharacter', { line: lineAt(text, at) });
  return { ...decoded, text };
}

/** Composed characters, and without the marks that files bring when they are put together. */
export const tidied = (text: string): string => text.normalize('NFC').replaceAll('\uFEFF', '');

/** Where a text has a character that is none; -1 where it has only text. */
export const notTextIn = (text: string): number => text.search(NOT_TEXT);

const lineAt = (text: string, at: number): number => [...text.slice(0, at).matchAll(LINE_END)].length + 1;

function decodeBytes(bytes: Uint8Array): Decoded {
  const wide = wideEncoding(bytes);
  if (wide) return { text: decodeWide(wide, bytes), encoding: 'utf-16', foreign: [] };
  const text = decodeStrictly('utf-8', bytes);
  return text === undefined ? decodeLines(bytes) : { text, encoding: 'utf-8', foreign: [] };
}

function decodeStrictly(encoding: string, bytes: Uint8Array): string | undefined {
  try {
    return new TextDecoder(encoding, { fatal: true }).decode(bytes);
  } catch {
    return undefined;
  }
}

type Wide = 'utf-16le' | 'utf-16be';

/** UTF-16 by its mark, or by every other byte of its beginning being zero, as in all Latin text. */
function wideEncoding(bytes: Uint8Array): Wide | undefined {
  const [first, second] = bytes;
  if (first === 0xff && second === 0xfe) return 'utf-16le';
  if (first === 0xfe && second === 0xff) return 'utf-16be';
  const beginning = bytes.subarray(0, Math.min(4096, bytes.length & ~1));
  const zeros: [number, number] = [0, 0];
  for (const [at, byte] of beginning.entries()) if (byte === 0) zeros[at & 1 ? 1 : 0] += 1;
  const [even, odd] = zeros;
  const most = beginning.length * 0.35;
  if (odd > most && even === 0) return 'utf-16le';
  return even > most && odd === 0 ? 'utf-16be' : undefined;
}

function decodeWide(encoding: Wide, bytes: Uint8Array): string {
  const text = decodeStrictly(encoding, bytes);
  if (text !== undefined) return text;
  const damaged = new TextDecoder(encoding).decode(bytes);
  throw new TableProblem('undecodable', { line: lineAt(damaged, damaged.indexOf('\uFFFD')) });
}

/**
 * A file that is not UTF-8 throughout. Where some lines are, people put together files of several programs: each other
 * line is read in the encoding that it is in itself. Otherwise the whole file is in the one that makes most sense.
 */
function decodeLines(bytes: Uint8Array): Decoded {
  const lines = linesOf(bytes).map((line) => ({ line, text: decodeStrictly('utf-8', line) }));
  if (!hasUtf8(bytes)) {
    const encoding = likelyPage(bytes);
    if (encoding) return { text: decodeWith(encoding, bytes), encoding, foreign: [] };
    const first = lines.findIndex(({ text }) => text === undefined);
    throw new TableProblem('undecodable', { line: first + 1 });
  }
  const foreign: ForeignLine[] = [];
  const texts = lines.map(({ line, text }, index) => {
    if (text !== undefined) return text;
    const encoding = foreignPage(line);
    if (!encoding) throw new TableProblem('undecodable', { line: index + 1 });
    foreign.push({ line: index + 1, encoding });
    return decodeCells(line, encoding);
  });
  return { text: texts.join(''), encoding: 'utf-8', foreign };
}

/** The lines of a file with their ends. */
function linesOf(bytes: Uint8Array): Uint8Array[] {
  const lines: Uint8Array[] = [];
  let from = 0;
  for (let at = 0; at < bytes.length; at += 1) {
    const byte = bytes[at];
    if (byte !== NEWLINE && (byte !== RETURN || bytes[at + 1] === NEWLINE)) continue;
    lines.push(bytes.subarray(from, at + 1));
    from = at + 1;
  }
  lines.push(bytes.subarray(from));
  return lines;
}

const isSeparator = (byte: number): boolean =>
  byte === 0x3b || byte === 0x2c || byte === 0x09 || byte === 0x7c || byte === 0x22;

/** The cells of a line, roughly, with what separates them. */
function cellsOf(line: Uint8Array): Uint8Array[] {
  const cells: Uint8Array[] = [];
  let from = 0;
  for (let at = 0; at < line.length; at += 1) {
    if (!isSeparator(line[at] as number)) continue;
    cells.push(line.subarray(from, at + 1));
    from = at + 1;
  }
  cells.push(line.subarray(from));
  return cells;
}

/** Single cells may be UTF-8 in such a line too; a cell that is both at once makes no sense in any encoding. */
const foreignPage = (line: Uint8Array): CodePage | undefined => {
  const cells = cellsOf(line).filter((cell) => decodeStrictly('utf-8', cell) === undefined);
  if (cells.some(hasUtf8)) return undefined;
  return likelyPage(Uint8Array.from(cells.flatMap((cell) => [...cell])));
};

/**
 * Whether some bytes are a letter or an apostrophe in UTF-8, and as single bytes a letter or a symbol that no symbol
 * follows: `È’` in Windows-1252 is a letter in UTF-8 too, but one that nobody writes.
 */
function hasUtf8(bytes: Uint8Array): boolean {
  for (let at = 0; at + 1 < bytes.length; at += 1) {
    const [lead, next] = [bytes[at] as number, bytes[at + 1] as number];
    if (lead >= 0xc2 && lead <= 0xc5 && next >= 0x80 && next < 0xc0) return true;
    if (lead === 0xe2 && next === 0x80 && (bytes[at + 2] ?? 0) >= 0x80) return true;
  }
  return false;
}

const decodeCells = (line: Uint8Array, encoding: CodePage): string =>
  cellsOf(line)
    .map((cell) => decodeStrictly('utf-8', cell) ?? decodeWith(encoding, cell))
    .join('');
