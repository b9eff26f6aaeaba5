import { Unreadable } from '../asn1/unreadable';
import { decodeBase64 } from './base64';
import { otherKind } from './kind';

export interface Unwrapped {
  readonly wrapping: 'none' | 'PEM' | 'base64' | 'S/MIME';
  /** BER or DER. */
  readonly bytes: Buffer;
}

const SEQUENCE = 0x30;
const HEAD = 4096;
const PEM = /-----BEGIN (CMS|PKCS7|PKCS #7 SIGNED DATA|SIGNED MESSAGE)-----[ \t]*\r?\n(?:[\w-]+:.*\r?\n)*/;
const MIME_HEADER =
  /^[\w-]+:[^\r\n]*(\r?\n[ \t][^\r\n]*)*(\r?\n[\w-]+:[^\r\n]*(\r?\n[ \t][^\r\n]*)*)*\r?\n\r?\n/;
const MIME_SIGNED = /content-type:\s*application\/(x-)?pkcs7-mime/i;
/** How often a file may be base64 of base64. */
const MOST_TIMES = 3;
const BYTE_ORDER_MARK = Buffer.from([0xef, 0xbb, 0xbf]);

/**
 * Unwraps PEM, base64 or S/MIME. The buffer may be overwritten.
 * @throws Unreadable if the file is not a signature; the code names the kind of file, if recognised
 */
export function unwrap(file: Buffer): Unwrapped {
  const other = otherKind(file);
  if (other) throw new Unreadable(other);
  if (file[0] === SEQUENCE && !isBase64Text(file)) return { wrapping: 'none', bytes: file };
  const text = file.subarray(file.subarray(0, 3).equals(BYTE_ORDER_MARK) ? 3 : 0);
  const { wrapping, body } = wrapped(text);
  let bytes = body;
  try {
    // Some registry systems encode a file that is base64 already.
    for (let times = 0; times < MOST_TIMES && (times === 0 || isBase64Text(bytes)); times++)
      bytes = decodeBase64(bytes);
  } catch {
    throw new Unreadable(wrapping === 'base64' ? 'not-a-signature' : 'malformed');
  }
  if (bytes[0] !== SEQUENCE) throw new Unreadable('not-a-signature');
  return { wrapping, bytes };
}

/**
 * Reports whether a file is base64 text. One octet does not tell: '0' is both the tag of a SEQUENCE and a base64
 * character. The octets after the tag, its length and another element, are not all base64 characters.
 */
const isBase64Text = (file: Buffer): boolean => /^[A-Za-z0-9+/=\s]{64}/.test(file.toString('latin1', 0, 64));

function wrapped(text: Buffer): { wrapping: Unwrapped['wrapping']; body: Buffer } {
  const head = text.toString('latin1', 0, HEAD);
  const pem = PEM.exec(head);
  if (pem) {
    const end = text.indexOf(`-----END ${pem[1]}-----`, pem.index);
    if (end === -1) throw new Unreadable('truncated');
    return { wrapping: 'PEM', body: text.subarray(pem.index + pem[0].length, end) };
  }
  const header = MIME_HEADER.exec(head)?.[0];
  if (header && MIME_SIGNED.test(header)) {
    return { wrapping: 'S/MIME', body: text.subarray(header.length) };
  }
  return { wrapping: 'base64', body: text };
}
