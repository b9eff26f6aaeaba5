import { decode } from '../asn1/decode';
import { isSequence, oid, sequence } from '../asn1/read';
import { contentTypes } from '../cms/oids';
import { WEB_PAGE } from '../container/kind';
import { unwrap } from '../container/unwrap';
import { isBinary } from './toRead';

/** The number of bytes at the beginning of a file that show its kind. */
const HEAD = 1024;
const ENVELOPED: readonly string[] = ['1.2.840.113549.1.7.3', '1.2.840.113549.1.9.16.1.23'];
const TIME_STAMPED = '1.2.840.113549.1.9.16.1.31';
/** The header of a message: fields at the beginning of the file, each with a name and a colon (RFC 5322). */
const HEADER = /^(?:[!-9;-~]+:[^\r\n]*(?:\r?\n[ \t][^\r\n]*)*(?:\r?\n|$))+/;
const MAIL_HEADER = /^(mime-version|content-type|received|return-path|message-id):/im;
const ENVELOPE_HEADER = /^content-type:\s*application\/(x-)?pkcs7-mime/im;
const CORRESPONDENCE = /^(from|received|message-id|return-path):/im;

const images: readonly (readonly [begin: string, mediaType: string])[] = [
  ['89504e470d0a1a0a', 'image/png'],
  ['ffd8ff', 'image/jpeg'],
  ['474946383761', 'image/gif'],
  ['474946383961', 'image/gif'],
];

/** The kind of a file, from its first bytes only. */
export type Kind =
  | { readonly kind: 'pdf' | 'zip' | 'xml' | 'message' | 'text' | 'webPage' | 'empty' | 'other' }
  | { readonly kind: 'image'; readonly mediaType: string }
  /** `bytes` is the ASN.1 element, without PEM or base64. */
  | {
      readonly kind: 'cms' | 'timestampToken' | 'timestampAnswer' | 'timestamped' | 'encrypted';
      readonly bytes: Buffer;
    };

/** Detects the form of a file. */
export function recognise(file: Buffer): Kind {
  const text = file.toString('utf8', 0, HEAD).replace(/^\ufeff/, '');
  if (text.trim() === '' && file.length < HEAD) return { kind: 'empty' };
  if (text.startsWith('%PDF-')) return { kind: 'pdf' };
  if (WEB_PAGE.test(text.trim())) return { kind: 'webPage' };
  const begins = file.toString('hex', 0, 8);
  if (begins.startsWith('504b0304') || begins.startsWith('504b0506')) return { kind: 'zip' };
  const image = images.find(([begin]) => begins.startsWith(begin));
  if (image) return { kind: 'image', mediaType: image[1] };
  const wide = file
    .toString('latin1', 0, 200)
    .replace(/^(\xff\xfe|\xfe\xff)/, '')
    .replaceAll('\0', '');
  if (/^\s*<(\?xml|!--|[\w:.-]+[\s>/]|!DOCTYPE)/.test(wide.replace(/^\xef\xbb\xbf/, '')))
    return { kind: 'xml' };
  if (isMessage(file)) return { kind: 'message' };
  const signed = asn1In(file);
  if (signed) return signed;
  // Readers accept a PDF that does not start at the first byte. Envelopes are recognised above: they may contain a PDF.
  if (text.includes('%PDF-')) return { kind: 'pdf' };
  return { kind: isText(file) ? 'text' : 'other' };
}

/** Returns the offset of a message: it is after the line `From …` that Unix programs write before a message. */
export const mailStart = (file: Buffer): number => {
  const before = /^From [^\r\n]*\r?\n/.exec(file.toString('latin1', 0, HEAD));
  return before ? before[0].length : 0;
};

function isMessage(file: Buffer): boolean {
  const header = HEADER.exec(file.toString('latin1', mailStart(file), 65_536))?.[0];
  if (!header || !MAIL_HEADER.test(header)) return false;
  // A signature in S/MIME form without mail headers is not a message: it is read as an envelope.
  return !ENVELOPE_HEADER.test(header) || CORRESPONDENCE.test(header);
}

/** Returns the ASN.1 element in the file, even when wrapped in PEM or base64. */
function asn1In(file: Buffer): Kind | undefined {
  try {
    const bytes = isBinary(file) ? file : unwrap(Buffer.from(file)).bytes;
    const { root } = decode(bytes);
    const [type, wrapped] = sequence(root);
    if (isSequence(type) && type.children[0]?.is('universal', 2)) return { kind: 'timestampAnswer', bytes };
    if (!type?.is('universal', 6)) return undefined;
    const name = oid(type);
    if (name === TIME_STAMPED) return { kind: 'timestamped', bytes };
    if (ENVELOPED.includes(name)) return { kind: 'encrypted', bytes };
    if (name !== contentTypes.signedData) return undefined;
    const encapsulated = wrapped?.children[0]?.children[2];
    const isToken = encapsulated?.children[0] && oid(encapsulated.children[0]) === contentTypes.timestampInfo;
    return { kind: isToken ? 'timestampToken' : 'cms', bytes };
  } catch {
    // A truncated or damaged signature counts as a signature, so that reading it yields the code of the damage.
    return looksSigned(file) ? { kind: 'cms', bytes: file } : undefined;
  }
}

/** The identifier of SignedData after a program read the file as UTF-8 text and replaced invalid octets by U+FFFD. */
const MANGLED = '06092aefbfbd48efbfbdefbfbd0d010702';

/** Reports whether the object identifier of SignedData is near the beginning, in text or binary. */
const looksSigned = (file: Buffer): boolean => {
  const head = file.subarray(0, 64);
  if (/^-----BEGIN (CMS|PKCS7|PKCS #7)/.test(head.toString('latin1'))) return true;
  const text = head.toString('latin1').replace(/\s/g, '');
  return [head, Buffer.from(text, 'base64')].some(
    (bytes) =>
      bytes[0] === 0x30 &&
      ['06092a864886f70d010702', MANGLED].some((one) => bytes.toString('hex').includes(one)),
  );
};

/** Reports whether a file has no control characters other than tab, line end and page break, and so may be text. */
const isText = (file: Buffer): boolean =>
  !file.subarray(0, 65_536).some((byte) => byte < 32 && ![9, 10, 12, 13].includes(byte));
