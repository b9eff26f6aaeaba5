import type { UnreadableCode } from '../asn1/unreadable';

/** The number of bytes at the beginning of a file that show its kind. */
const HEAD = 1024;
/** An entry of a signature in a PDF; it may be anywhere in the file. */
const SIGNED_PDF = /\/ByteRange\s*\[/;
const ENVELOPED = '06092a864886f70d010703';
/** TimeStampedData (RFC 5544), the form of .tsd files. */
const TIME_STAMPED = '060b2a864886f70d010910011f';
/** An ASiC container (ETSI EN 319 162) begins with its media type, or at least lists its signatures at its end. */
const ASIC_HEAD = /application\/vnd\.etsi\.asic-/;
const ASIC_TAIL = /META-INF\/[^\0]{0,60}(signature|ASiCManifest)[^\0]{0,60}\.(xml|p7s)/i;
/** The number of bytes at the end of an archive that are searched for its directory. */
const TAIL = 65_536;

/** The beginning of an HTML page, which a failed download or an expired session saves in place of the file. */
export const WEB_PAGE = /^(<!doctype\s+html|<html[\s>])/i;

/** Returns the kind of a file that is clearly not a CMS signature; undefined when it may be one. */
export function otherKind(file: Buffer): UnreadableCode | undefined {
  if (file.length === 0) return 'empty';
  // trim() also removes a byte order mark.
  const head = file.toString('utf8', 0, HEAD).trim();
  if (head === '' && file.length < HEAD) return 'empty';
  if (head.startsWith('%PDF-')) return isSignedPdf(file) ? 'pades' : 'pdf';
  if (head.startsWith('PK')) return isAsic(file) ? 'asic' : 'zip';
  if (WEB_PAGE.test(head)) return 'web-page';
  if (/^<(\?xml|[\w:]+[\s>])/.test(head)) return 'xml';
  const begins = file.toString('hex', 0, 40);
  if (begins.includes(ENVELOPED)) return 'encrypted';
  if (begins.includes(TIME_STAMPED)) return 'time-stamped';
  return undefined;
}

const isAsic = (file: Buffer): boolean =>
  ASIC_HEAD.test(file.toString('latin1', 0, HEAD)) ||
  ASIC_TAIL.test(file.toString('latin1', Math.max(0, file.length - TAIL)));

/** Searches the file in overlapping pieces: a match may cross a boundary. */
function isSignedPdf(file: Buffer): boolean {
  const piece = 1_000_000;
  for (let at = 0; at < file.length; at += piece) {
    if (SIGNED_PDF.test(file.toString('latin1', at, Math.min(at + piece + 64, file.length)))) return true;
  }
  return false;
}
