import { type CodePage, decodeWith, likelyPage } from './codePages';
import { TableProblem } from './TableProblem';

export type Encoding = 'utf-8' | 'utf-16' | CodePage;

/** Line in a different encoding than the rest of its file. */
export interface ForeignLine {
  readonly line: number;
  readonly encoding: CodePage;
}

/** File decoded to text, in composed form (NFC). */
export interface Decoded {
  readonly text: string;
  readonly encoding: Encoding;
  readonly foreign: readonly ForeignLine[];
}

const NEWLINE = 10;
const RETURN = 13;
const LINE_END = /\r\n|\r|\n/g;
/**
 * Control characters, and U+FFFD for bytes that another program could not decode. Tabs and line ends are not among them
 * because they are part of texts.
 */
// biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is looked for
const NOT_TEXT = /[\0-\x08\x0B\x0C\x0E-\x1F\x7F-\x9F\uFFFD-\uFFFF]/;

/**
 * Form feeds at the beginning or end of a line, as in lists formatted for a printer, where each page begins with one.
 */
const PAGE_BREAKS = /^\f|\f$/gm;

/**
 * Decodes the bytes of a file.
 * @throws TableProblem if a line is in no known encoding or contains characters that are not text
 */
export function decodeText(bytes: Uint8Array): Decoded {
  const decoded = decodeBytes(bytes);
  const text = withoutPadding(tidied(decoded.text)).replace(PAGE_BREAKS, '');
  const at = notTextIn(text);
  if (at !== -1) throw new TableProblem('controlCharacter', { line: lineAt(text, at) });
  return { ...decoded, text };
}

/**
 * Composes the characters of a text (NFC). Removes byte order marks, which concatenated files contain, and replaces
 * no-break spaces by spaces, because names and codes with invisible characters would be refused.
 */
export const tidied = (text: string): string =>
  text.normalize('NFC').replaceAll('\uFEFF', '').replaceAll('\u00A0', ' ');

/** Removes the padding at the end: MS-DOS programs end a file with Ctrl-Z, and some fill it up with zeros. */
function withoutPadding(text: string): string {
  let end = text.length;
  while (text[end - 1] === '\x1A' || text[end - 1] === '\0') end -= 1;
  return text.slice(0, end);
}

/** Returns the position of the first character that is not text; -1 if there is none. */
export const notTextIn = (text: string): number => text.search(NOT_TEXT);

const lineAt = (text: string, at: number): number => [...text.slice(0, at).matchAll(LINE_END)].length + 1;

function decodeBytes(bytes: Uint8Array): Decoded {
  const wide = wideEncoding(bytes);
  if (wide) return { text: decodeWide(wide, bytes), encoding: 'utf-16', foreign: [] };
  const text = decodeStrictly('utf-8', bytes);
  return text === undefined ? decodeLines(withoutMarks(bytes)) : { text, encoding: 'utf-8', foreign: [] };
}

function decodeStrictly(encoding: string, bytes: Uint8Array): string | undefined {
  try {
    return new TextDecoder(encoding, { fatal: true }).decode(bytes);
  } catch {
    return undefined;
  }
}

/**
 * Removes UTF-8 byte order marks. In concatenated files, a mark says nothing about the encoding of lines that come from
 * other programs.
 */
function withoutMarks(bytes: Uint8Array): Uint8Array {
  const kept = new Uint8Array(bytes.length);
  let length = 0;
  for (let at = 0; at < bytes.length; at += 1) {
    if (bytes[at] === 0xef && bytes[at + 1] === 0xbb && bytes[at + 2] === 0xbf) at += 2;
    else {
      kept[length] = bytes[at] as number;
      length += 1;
    }
  }
  return kept.subarray(0, length);
}

type Wide = 'utf-16le' | 'utf-16be';

/** Detects UTF-16 by its byte order mark, or because every other byte at the beginning is zero, as in Latin text. */
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
 * Decodes a file that is not entirely UTF-8. If some lines are UTF-8, the file was probably concatenated from several
 * programs, so each other line is decoded in its own encoding. Otherwise the whole file is decoded in its most likely
 * encoding.
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

/** Returns the lines of a file with their line ends. */
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

/** Splits a line roughly into cells, each with the separator. */
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

/**
 * Detects the encoding of a line that is not entirely UTF-8, ignoring its cells in UTF-8. Returns undefined if no
 * encoding makes sense, as for a cell that mixes UTF-8 with another encoding.
 */
const foreignPage = (line: Uint8Array): CodePage | undefined => {
  const cells = cellsOf(line).filter((cell) => decodeStrictly('utf-8', cell) === undefined);
  if (cells.some(hasUtf8)) return undefined;
  return likelyPage(Uint8Array.from(cells.flatMap((cell) => [...cell])));
};

const isContinuation = (byte = 0): boolean => byte >= 0x80 && byte < 0xc0;

/**
 * Returns whether some bytes are a letter of a name, a combining accent, an apostrophe or a euro sign in UTF-8. Other
 * byte pairs are ignored, because text in another encoding can be valid UTF-8 by chance: `È’` in Windows-1252 is also a
 * letter in UTF-8, but one that is not used.
 */
function hasUtf8(bytes: Uint8Array): boolean {
  for (let at = 0; at + 1 < bytes.length; at += 1) {
    const [lead, next, last] = [bytes[at] as number, bytes[at + 1] as number, bytes[at + 2]];
    if (lead < 0xc2 || !isContinuation(next)) continue;
    if (lead <= 0xc5) return true;
    // Romanian letters with a comma below.
    if (lead === 0xc8 && next >= 0x98 && next <= 0x9b) return true;
    // Combining accents, but not `Ì…`.
    if (lead === 0xcc && ((next <= 0x8c && next !== 0x85) || (next >= 0xa6 && next <= 0xa8))) return true;
    if (!isContinuation(last)) continue;
    // Vietnamese letters.
    if (lead === 0xe1 && (next === 0xba || next === 0xbb)) return true;
    if (lead === 0xe2 && (next === 0x80 || (next === 0x82 && last === 0xac))) return true;
  }
  return false;
}

const decodeCells = (line: Uint8Array, encoding: CodePage): string =>
  cellsOf(line)
    .map((cell) => decodeStrictly('utf-8', cell) ?? decodeWith(encoding, cell))
    .join('');
