import { Unreadable } from '../asn1/unreadable';
import { decodeBase64 } from '../container/base64';
import { decodeWords } from './decodeWords';

/** A part of a message (RFC 2045), with its original bytes. */
export interface MimePart {
  readonly headers: readonly (readonly [name: string, value: string])[];
  /** In lower case, as in `multipart/signed`. */
  readonly type: string;
  readonly parameters: Readonly<Record<string, string>>;
  /** The file name in the header, possibly with encoded words; undefined if the header has none. */
  readonly fileName: string | undefined;
  /** Header and body: the bytes that a signature over the part covers. */
  readonly raw: Buffer;
  /** The body, still encoded. */
  readonly body: Buffer;
  /** The parts of a multipart part. */
  readonly parts: readonly MimePart[];
}

const LARGEST_HEADER = 256_000;
const DEEPEST = 12;
const MOST_PARTS = 1000;

/**
 * Splits a message into its parts. The parts keep their original bytes, which a signature covers and which mail parsers
 * do not expose.
 * @throws Unreadable
 */
export const readMime = (bytes: Buffer): MimePart => readPart(bytes, 0, { left: MOST_PARTS });

function readPart(raw: Buffer, depth: number, budget: { left: number }): MimePart {
  budget.left -= 1;
  if (depth > DEEPEST || budget.left < 0) throw new Unreadable('too-complex');
  const { header, body } = split(raw);
  const headers = fieldsIn(header);
  const own = headerOf(headers, 'content-type') ?? 'text/plain';
  const { value, parameters } = withParameters(own);
  const type = value.toLowerCase();
  const disposition = withParameters(headerOf(headers, 'content-disposition') ?? '');
  const boundary = type.startsWith('multipart/') ? parameters.boundary : undefined;
  return {
    headers,
    type,
    parameters,
    fileName: disposition.parameters.filename ?? parameters.name,
    raw,
    body,
    parts: boundary ? between(body, boundary).map((part) => readPart(part, depth + 1, budget)) : [],
  };
}

/** Returns the first header field with a name, unfolded. */
export const headerOf = (headers: MimePart['headers'], name: string): string | undefined =>
  headers.find(([one]) => one === name)?.[1];

/** Decodes the transfer encoding of the body. */
export function decodedBody({ headers, body }: Pick<MimePart, 'headers' | 'body'>): Buffer {
  const encoding = (headerOf(headers, 'content-transfer-encoding') ?? '').trim().toLowerCase();
  if (encoding === 'base64') return fromBase64(body);
  if (encoding === 'quoted-printable') return fromQuotedPrintable(body.toString('latin1'));
  return body;
}

/** Decodes base64 on a copy; other characters are skipped, as RFC 2045 requires. */
function fromBase64(body: Buffer): Buffer {
  try {
    return decodeBase64(Buffer.from(body));
  } catch {
    return Buffer.from(body.toString('latin1').replace(/[^A-Za-z0-9+/=]/g, ''), 'base64');
  }
}

function fromQuotedPrintable(text: string): Buffer {
  const lines = text.split(/\r?\n/).map(withoutBlanks);
  const joined = lines.join('\r\n').replaceAll('=\r\n', '');
  return Buffer.from(
    joined.replace(/=([0-9A-Fa-f]{2})/g, (_, code: string) => String.fromCharCode(Number.parseInt(code, 16))),
    'latin1',
  );
}

/** Returns a line without trailing blanks, which are not part of it (RFC 2045 §6.7). */
function withoutBlanks(line: string): string {
  let end = line.length;
  while (line[end - 1] === ' ' || line[end - 1] === '\t') end -= 1;
  return line.slice(0, end);
}

/** Splits header and body at the empty line between them. */
function split(raw: Buffer): { header: string; body: Buffer } {
  if (raw[0] === 10) return { header: '', body: raw.subarray(1) };
  if (raw[0] === 13 && raw[1] === 10) return { header: '', body: raw.subarray(2) };
  const ends = ['\r\n\r\n', '\n\n']
    .map((end) => ({ at: raw.indexOf(end), length: end.length }))
    .filter(({ at }) => at >= 0);
  const end = ends.sort((one, other) => one.at - other.at)[0] ?? { at: raw.length, length: 0 };
  if (end.at > LARGEST_HEADER) throw new Unreadable('too-complex');
  return { header: raw.toString('utf8', 0, end.at), body: raw.subarray(end.at + end.length) };
}

function fieldsIn(header: string): readonly (readonly [string, string])[] {
  return header
    .replace(/\r?\n[ \t]+/g, ' ')
    .split(/\r?\n/)
    .flatMap((line) => {
      const colon = line.indexOf(':');
      return colon > 0
        ? [[line.slice(0, colon).trim().toLowerCase(), line.slice(colon + 1).trim()] as const]
        : [];
    });
}

/** Returns the pieces between boundary lines; the line end before such a line belongs to it (RFC 2046 §5.1.1). */
function between(body: Buffer, boundary: string): readonly Buffer[] {
  const mark = Buffer.from(`--${boundary}`, 'utf8');
  const parts: Buffer[] = [];
  let from: number | undefined;
  for (let at = body.indexOf(mark); at >= 0; at = body.indexOf(mark, at + mark.length)) {
    const after = body.toString('latin1', at + mark.length, at + mark.length + 200);
    const line = /^(--)?[ \t]*(\r?\n|$)/.exec(after);
    if (!line || (at > 0 && body[at - 1] !== 10)) continue;
    if (from !== undefined) {
      const end = body[at - 2] === 13 ? at - 2 : at - 1;
      parts.push(body.subarray(from, Math.max(from, end)));
    }
    from = at + mark.length + line[0].length;
    if (line[1]) return parts;
  }
  // Without its last boundary a message is truncated: the available parts are read.
  return from === undefined ? parts : [...parts, body.subarray(from)];
}

/** Parses a value with its parameters, including continuations and encoded ones (RFC 2231). */
function withParameters(text: string): { value: string; parameters: Readonly<Record<string, string>> } {
  const [value = ''] = text.split(';', 1);
  const found = new Map<string, { text: string; isEncoded: boolean }[]>();
  const pattern = /;\s*([^\s=;*]+)(?:\*(\d+))?(\*)?\s*=\s*(?:"((?:\\.|[^"\\])*)"|([^;]*))/g;
  for (const [, name = '', piece = '0', star, quoted, plain] of text.matchAll(pattern)) {
    const pieces = found.get(name.toLowerCase()) ?? [];
    pieces[Math.min(Number(piece), 100)] = {
      text: quoted?.replace(/\\(.)/g, '$1') ?? (plain ?? '').trim(),
      isEncoded: star === '*',
    };
    found.set(name.toLowerCase(), pieces);
  }
  const parameters = Object.fromEntries(
    [...found].map(([name, pieces]) => [name, joined(pieces.filter(Boolean))]),
  );
  return { value: value.trim(), parameters };
}

function joined(pieces: readonly { readonly text: string; readonly isEncoded: boolean }[]): string {
  const charset = pieces[0]?.isEncoded ? /^([^']*)'[^']*'/.exec(pieces[0].text) : null;
  const bytes = pieces.map(({ text, isEncoded }, nth) => {
    const own = nth === 0 && charset ? text.slice(charset[0].length) : text;
    if (!isEncoded) return Buffer.from(own);
    const octets = own.replace(/%([0-9A-Fa-f]{2})/g, (_, code: string) =>
      String.fromCharCode(Number.parseInt(code, 16)),
    );
    return Buffer.from(octets, 'latin1');
  });
  const whole = Buffer.concat(bytes);
  try {
    return decodeWords(new TextDecoder(charset?.[1] || 'utf-8').decode(whole));
  } catch {
    return whole.toString('latin1');
  }
}
