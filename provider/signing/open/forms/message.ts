import { octetString } from '../../asn1/read';
import { Unreadable } from '../../asn1/unreadable';
import { trustFor } from '../../certificates/trustStore';
import { valuesOf } from '../../cms/attributes';
import { attributeTypes } from '../../cms/oids';
import { readSignedData, type SignedData } from '../../cms/signedData';
import { unwrap } from '../../container/unwrap';
import { decodeWords } from '../../mime/decodeWords';
import { decodedBody, headerOf, type MimePart, readMime } from '../../mime/readMime';
import { mailRules } from '../../rules/allMail';
import { Content } from '../../verify/content';
import { around } from '../../verify/examine';
import { digestUsed } from '../../verify/integrity';
import { type Judged, judgeSignatures } from '../../verify/judgeSignatures';
import type { Contained, Found, FoundSigner, Judging } from '../form';
import { mailStart, recognise } from '../recognise';
import { judgeStamp } from '../stamp';
import { tokenIn } from './timestamp';

const MEDIA_TYPE = 'message/rfc822';
const SIGNED = /^application\/(x-)?pkcs7-mime$/;
const SIGNATURE = /^application\/(x-)?pkcs7-signature$/;
/** The headers by which a certified-mail provider marks its own messages (RFC 6109). */
const CERTIFIED = ['x-trasporto', 'x-ricevuta', 'x-verificasicurezza'] as const;

/** Opens a mail message, usually of certified mail: its signature (S/MIME) and its attachments. @throws Unreadable */
export function openMessage({ bytes }: Contained, judging: Judging): Found {
  const message = readMime(bytes.subarray(mailStart(bytes)));
  const stamped = openStamped(message, judging);
  if (stamped) return stamped;
  const [content, signature] = message.parts;
  if (message.type === 'multipart/signed' && content && signature && SIGNATURE.test(signature.type)) {
    const envelope = readSignedData(Buffer.from(decodedBody(signature)));
    if (message.parts.length !== 2 || envelope.content)
      throw new Unreadable('malformed', 'more than one content');
    return signed(
      message,
      content,
      judgeMail(message, envelope, signedContent(content.raw, envelope), judging),
    );
  }
  if (SIGNED.test(message.type)) {
    const envelope = readSignedData(unwrap(Buffer.from(decodedBody(message))).bytes);
    if (!envelope.content) throw new Unreadable('malformed', 'no content');
    const inside = new Content(envelope.content);
    return signed(message, readMime(inside.bytes), judgeMail(message, envelope, inside, judging));
  }
  return { form: 'message', mediaType: MEDIA_TYPE, files: attachedTo(message) };
}

function signed(message: MimePart, content: MimePart, { reports, unchecked }: Judged): Found {
  const files = attachedTo(content);
  const signers: readonly FoundSigner[] = reports.map((report) => ({
    report,
    covers: ['itself', ...files.map((_, nth) => nth)],
    kind: isCertified(message) ? 'mailProvider' : 'person',
  }));
  return { form: 'message', mediaType: MEDIA_TYPE, signers, files, unchecked };
}

/** Reports whether a message claims to be from a certified-mail provider. If so, its signer must be one. */
const isCertified = ({ headers }: MimePart): boolean =>
  CERTIFIED.some((name) => headerOf(headers, name) !== undefined);

const judgeMail = (message: MimePart, envelope: SignedData, content: Content, judging: Judging): Judged =>
  judgeSignatures(envelope.signers, {
    contentType: envelope.contentType,
    content,
    about: around(envelope, {
      trust: isCertified(message) ? trustFor(judging.trust, 'delivery') : judging.trust,
      at: judging.at,
    }),
    rules: mailRules(senderOf(message)),
    place: { level: judging.level, countersigns: null },
    before: judging.before,
  });

/**
 * Returns the From address of a message; undefined without a From field. Several addresses or fields give NOBODY,
 * because mail programs differ in which one they show.
 */
function senderOf({ headers }: MimePart): string | undefined {
  const [from, ...more] = headers.filter(([name]) => name === 'from').map(([, value]) => value);
  if (from === undefined) return undefined;
  const outside = from.replace(/"(?:[^"\\]|\\.)*"/g, '');
  if (more.length > 0 || outside.includes(',')) return NOBODY;
  return /<([^<>\s]+@[^<>\s]+)>\s*$/.exec(outside)?.[1] ?? /[^\s<>]+@[^\s<>]+/.exec(outside)?.[0] ?? NOBODY;
}

/** The sender of a message without one clear From address; it matches no certificate. */
const NOBODY = '';

/**
 * Returns the signed content. If its digest does not match as it is, its line ends are restored to CRLF (RFC 8551
 * §3.1.1), because programs change them when they save a message.
 */
function signedContent(raw: Buffer, { signers: [signer] }: SignedData): Content {
  const asItIs = Content.of(raw);
  const digest = signer && digestUsed(signer);
  const [attribute] = signer ? valuesOf(signer.signed, attributeTypes.messageDigest) : [];
  if (digest && attribute && asItIs.digest(digest.name).equals(octetString(attribute))) return asItIs;
  return Content.of(Buffer.from(raw.toString('latin1').replace(/\r?\n/g, '\r\n'), 'latin1'));
}

/** Returns the attachments and the text of a message; a message inside it is a file too. */
function attachedTo(part: MimePart): readonly Contained[] {
  const name = decodeWords(part.fileName ?? '');
  if (part.type === 'multipart/signed') return [{ name: name || 'messaggio-firmato.eml', bytes: part.raw }];
  if (part.type === 'multipart/alternative') {
    const [best] = [...part.parts.filter(({ type }) => type === 'text/plain'), ...part.parts];
    return best ? attachedTo(best) : [];
  }
  if (part.parts.length > 0) return part.parts.flatMap(attachedTo);
  const bytes = decodedBody(part);
  if (name === '' && bytes.toString('latin1', 0, 1000).trim() === '') return [];
  return [{ name: name || nameOf(part.type), bytes }];
}

function nameOf(type: string): string {
  if (type === 'message/rfc822') return 'messaggio.eml';
  if (type === 'text/html') return 'testo-del-messaggio.html';
  return type === 'text/plain' ? 'testo-del-messaggio.txt' : 'allegato';
}

/**
 * Opens a file with its timestamp in one MIME file of two parts without sender (.m7m), a format of Italian programs.
 * @returns undefined if the message is of another format
 * @throws Unreadable
 */
function openStamped(message: MimePart, judging: Judging): Found | undefined {
  if (message.type !== 'multipart/mixed' || message.parts.length !== 2 || headerOf(message.headers, 'from'))
    return undefined;
  const read = message.parts.map((part) => {
    const bytes = decodedBody(part);
    return { part, bytes, kind: recognise(bytes) };
  });
  const stamp = read.find(({ kind }) => kind.kind === 'timestampToken' || kind.kind === 'timestampAnswer');
  const file = read.find((one) => one !== stamp);
  if (!stamp || !file || !('bytes' in stamp.kind)) return undefined;
  const token = stamp.kind.kind === 'timestampAnswer' ? tokenIn(stamp.kind.bytes) : stamp.kind.bytes;
  if (!token) throw new Unreadable('malformed', 'the authority refused to stamp');
  const { found, state, existedAt } = judgeStamp(token, Content.of(file.bytes), judging);
  return {
    form: 'm7m',
    mediaType: 'multipart/mixed',
    timestamps: [{ ...found, covers: [0] }],
    files: [{ name: decodeWords(file.part.fileName ?? '') || 'documento.p7m', bytes: file.bytes, existedAt }],
    unchecked: state.state === 'verified' ? state.unchecked : [],
  };
}
