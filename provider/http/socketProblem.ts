import { type ServerResponse, STATUS_CODES } from 'node:http';
import type { Socket } from 'node:net';
import { type ErrorCode, errors } from '../../contract/schema/errors';
import { Refusal } from '../refusal';
import { problemOf } from './problem';

/** Milliseconds for the client to read the response, while its remaining data is discarded. */
const LINGER = 1000;

/**
 * Writes a problem body to the socket of a request that never reaches a route, and closes the socket. If a response has
 * begun, only closes the socket.
 */
export function answerOnSocket(
  socket: Socket,
  code: ErrorCode,
  headers: Readonly<Record<string, string>>,
): void {
  // Node stores the current response in this internal property, and does the same check.
  const { _httpMessage: underWay } = socket as Socket & { readonly _httpMessage?: ServerResponse };
  if (!socket.writable || underWay?.headersSent) {
    socket.destroy();
    return;
  }
  const { status } = errors[code];
  const body = JSON.stringify(problemOf(new Refusal(code)));
  const head = {
    ...headers,
    'content-type': 'application/problem+json; charset=utf-8',
    'content-length': String(Buffer.byteLength(body)),
    connection: 'close',
  };
  const lines = Object.entries(head).map(([name, value]) => `${name}: ${value}\r\n`);
  socket.end(`HTTP/1.1 ${status} ${STATUS_CODES[status] ?? ''}\r\n${lines.join('')}\r\n${body}`);
  socket.resume();
  setTimeout(() => socket.destroy(), LINGER).unref();
}

/** Error codes for failures of Node's HTTP parser. */
const codes: Readonly<Record<string, ErrorCode>> = {
  HPE_HEADER_OVERFLOW: 'headersTooLarge',
  HPE_CHUNK_EXTENSIONS_OVERFLOW: 'tooLarge',
  ERR_HTTP_REQUEST_TIMEOUT: 'timedOut',
};

/** Handles Node's `clientError`: invalid HTTP, headers that are too large, or a timeout. */
export function answerClientError(
  { code = '' }: NodeJS.ErrnoException,
  socket: Socket,
  headers: Readonly<Record<string, string>>,
): void {
  // Node calls this again for the data that follows a refused request.
  if (socket.writableEnded) return;
  if (code === 'ECONNRESET') socket.destroy();
  else answerOnSocket(socket, codes[code] ?? 'unreadable', headers);
}
