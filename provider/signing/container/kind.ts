import type { UnreadableCode } from '../asn1/unreadable';

/** How far into a file its kind is looked for. */
const HEAD = 1024;
/** A PDF's first and last signature dictionaries are near either end; its text may be anywhere. */
const SIGNED_PDF = /\/ByteRange\s*\[/;
const ENVELOPED = '06092a864886f70d010703';

/** What a file is when it is plainly no signature in the form of CMS; undefined when it may be one. */
export function otherKind(file: Buffer): UnreadableCode | undefined {
  if (file.length === 0) return 'empty';
  // trim() takes a byte order mark for white space.
  const head = file.toString('utf8', 0, HEAD).trim();
  if (head === '' && file.length < HEAD) return 'empty';
  if (head.startsWith('%PDF-')) return isSignedPdf(file) ? 'pades' : 'pdf';
  if (head.startsWith('PK')) return 'zip';
  if (/^<(\?xml|[\w:]+[\s>])/.test(head)) return 'xml';
  if (file.subarray(0, 40).toString('hex').includes(ENVELOPED)) return 'encrypted';
  return undefined;
}

/** Looks through the file in pieces that overlap: the words may stand across a border. */
function isSignedPdf(file: Buffer): boolean {
  const piece = 1_000_000;
  for (let at = 0; at < file.length; at += piece) {
    if (SIGNED_PDF.test(file.toString('latin1', at, Math.min(at + piece + 64, file.length)))) return true;
  }
  return false;
}
