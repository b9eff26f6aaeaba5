import { inflateSync } from 'node:zlib';

const OBJECTS = /\/Type\s*\/ObjStm\b/g;
const STREAM = /stream\r?\n/g;
const PAGE = /\/Type\s*\/Page\b/g;

/** Bytes that the compressed streams of a file may come to: a few megabytes can be made to hold thousands. */
const MOST = 64_000_000;

/**
 * How many pages a PDF has: its page objects, those in compressed object streams too.
 * @returns nothing where it is no PDF, or one that cannot be read so
 */
export function pageCount(pdf: Buffer): number | undefined {
  if (pdf.subarray(0, 5).toString('latin1') !== '%PDF-') return undefined;
  const text = pdf.toString('latin1');
  let pages = text.match(PAGE)?.length ?? 0;
  let left = MOST;
  for (const [begin, end] of objectStreams(text)) {
    const read = inflated(pdf.subarray(begin, end), left);
    if (read === undefined) break;
    pages += read.match(PAGE)?.length ?? 0;
    left = Math.max(1, left - read.length);
  }
  return pages > 0 ? pages : undefined;
}

/** Where object streams begin and end. Each is looked for behind the one before it: the file is read once. */
function* objectStreams(text: string): Iterable<readonly [begin: number, end: number]> {
  const behind = (mark: RegExp, at: number): number => {
    mark.lastIndex = at;
    return mark.test(text) ? mark.lastIndex : -1;
  };
  for (let at = 0; ; ) {
    const objects = behind(OBJECTS, at);
    const begin = objects < 0 ? -1 : behind(STREAM, objects);
    const end = begin < 0 ? -1 : text.indexOf('endstream', begin);
    if (end < 0) return;
    yield [begin, end];
    at = end;
  }
}

/**
 * Empty where it is not compressed, or otherwise: its objects were counted where they stand.
 * @returns nothing where it is damaged, or too long: how much work the next ones would make nobody knows
 */
function inflated(bytes: Buffer, most: number): string | undefined {
  if (bytes.length < 2 || (bytes.readUInt8(0) & 15) !== 8 || bytes.readUInt16BE(0) % 31 !== 0) return '';
  try {
    return inflateSync(bytes, { maxOutputLength: most }).toString('latin1');
  } catch {
    return undefined;
  }
}
