/**
 * Types and frames of the messages of PostgreSQL's wire protocol (version 3) that the bridge between pg and PGlite must
 * understand.
 */

export const SYNC = 'S'.charCodeAt(0);
export const QUERY = 'Q'.charCodeAt(0);
export const FLUSH = 'H'.charCodeAt(0);
export const TERMINATE = 'X'.charCodeAt(0);
export const PARSE = 'P'.charCodeAt(0);
export const BIND = 'B'.charCodeAt(0);
export const DESCRIBE = 'D'.charCodeAt(0);
export const CLOSE = 'C'.charCodeAt(0);
/** First byte of a describe or close that means a statement, not a portal. */
export const STATEMENT = 'S'.charCodeAt(0);

const READY_FOR_QUERY = 'Z'.charCodeAt(0);
const READY_LENGTH = 6;
export const HEADER_LENGTH = 5;

/** Encodes a string for the protocol: UTF-8, terminated by a zero. */
export function zeroEnded(text: string): Buffer {
  return Buffer.concat([Buffer.from(text), Buffer.of(0)]);
}

/** Encodes a message: its type, its length (which includes itself but not the type), its body. */
export function message(type: number, body: Uint8Array): Buffer {
  const header = Buffer.alloc(HEADER_LENGTH);
  header[0] = type;
  header.writeInt32BE(body.length + 4, 1);
  return Buffer.concat([header, body]);
}

/** Returns the type and end of the message at `offset`, or undefined if it is incomplete. */
export function wholeMessage(bytes: Buffer, offset: number): { type: number; end: number } | undefined {
  if (offset + HEADER_LENGTH > bytes.length) return undefined;
  const end = offset + 1 + bytes.readInt32BE(offset + 1);
  if (end > bytes.length) return undefined;
  return { type: bytes.readUInt8(offset), end };
}

export function simpleQuery(text: string): Buffer {
  return message(QUERY, zeroEnded(text));
}

/**
 * Tells whether the response ends with "ready for query, outside a transaction": another client may use the session.
 */
export function isIdleAfter(answer: Buffer): boolean {
  const start = answer.length - READY_LENGTH;
  if (start < 0 || answer[start] !== READY_FOR_QUERY || answer.readInt32BE(start + 1) !== 5) return false;
  return answer[start + HEADER_LENGTH] === 'I'.charCodeAt(0);
}

/** Returns the messages with which a server accepts a client. */
export function greeting(serverVersion: string): Buffer {
  const parameters = {
    server_version: serverVersion,
    server_encoding: 'UTF8',
    client_encoding: 'UTF8',
    DateStyle: 'ISO, MDY',
    TimeZone: 'UTC',
    integer_datetimes: 'on',
    standard_conforming_strings: 'on',
  };
  const authenticated = message('R'.charCodeAt(0), Buffer.alloc(4));
  const statuses = Object.entries(parameters).map(([name, value]) =>
    message('S'.charCodeAt(0), Buffer.concat([zeroEnded(name), zeroEnded(value)])),
  );
  const key = message('K'.charCodeAt(0), Buffer.alloc(8));
  const ready = message(READY_FOR_QUERY, Buffer.from('I'));
  return Buffer.concat([authenticated, ...statuses, key, ready]);
}
