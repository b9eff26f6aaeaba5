import { type ServerResponse, STATUS_CODES } from 'node:http';
import type { Socket } from 'node:net';
import { type ErrorCode, errors } from '../../contract/schema/errors';
import { Refusal } from '../refusal';
import { problemOf } from './problem';

/** Milliseconds for the sender to read the answer, while what it still sends is thrown away. */
const LINGER = 1000;

/**
 * Answers a problem body on a socket whose request no route ever sees, and closes it. Nothing is written into an answer
 * that has begun.
 */
export function answerOnSocket(
  socket: Socket,
  code: ErrorCode,
  headers: Readonly<Record<string, string>>,
): void {
  // Node keeps the answer under way here, and looks at it in the same way.
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

/** Why Node's own reading of a request failed. */
const codes: Readonly<Record<string, ErrorCode>> = {
  HPE_HEADER_OVERFLOW: 'headersTooLarge',
  HPE_CHUNK_EXTENSIONS_OVERFLOW: 'tooLarge',
  ERR_HTTP_REQUEST_TIMEOUT: 'timedOut',
};

/** For Node's `clientError`: what is no HTTP, is too long in its head, or does not come in time. */
export function answerClientError(
  { code = '' }: NodeJS.ErrnoException,
  socket: Socket,
  headers: Readonly<Record<string, string>>,
): void {
  // Node looks again at what follows a request that was refused already.
  if (socket.writableEnded) return;
  if (code === 'ECONNRESET') socket.destroy();
  else answerOnSocket(socket, codes[code] ?? 'unreadable', headers);
}
