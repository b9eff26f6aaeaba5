import { inflateSync } from 'node:zlib';

const STREAM = /\/Type\s*\/ObjStm\b[\s\S]*?stream\r?\n/g;
const PAGE = /\/Type\s*\/Page\b/g;

/**
 * How many pages a PDF has: its page objects, those in compressed object streams too.
 * @returns nothing where it is no PDF, or one that cannot be read so
 */
export function pageCount(pdf: Buffer): number | undefined {
  if (pdf.subarray(0, 5).toString('latin1') !== '%PDF-') return undefined;
  const text = pdf.toString('latin1');
  let pages = text.match(PAGE)?.length ?? 0;
  for (const match of text.matchAll(STREAM)) {
    const begin = match.index + match[0].length;
    const end = text.indexOf('endstream', begin);
    if (end < 0) continue;
    try {
      pages += inflateSync(pdf.subarray(begin, end)).toString('latin1').match(PAGE)?.length ?? 0;
    } catch {
      // Not compressed, or otherwise: its objects were counted where they stand.
    }
  }
  return pages > 0 ? pages : undefined;
}
