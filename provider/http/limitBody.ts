import type { IncomingMessage } from 'node:http';
import type { Socket } from 'node:net';

/** Limits of the time in which a body must arrive, in milliseconds. */
interface BodyLimits {
  /** For the whole body. */
  readonly whole?: number;
  /** Between two chunks. */
  readonly idle?: number;
}

/**
 * Ends a request whose body takes too long. Requests without a body are ignored.
 * @param refuse responds on the socket, if no response has begun, and closes it
 */
export function limitBody(
  request: IncomingMessage,
  { whole, idle }: BodyLimits,
  refuse: (socket: Socket) => void,
): void {
  const { headers, socket } = request;
  if (headers['content-length'] === undefined && headers['transfer-encoding'] === undefined) return;
  const end = () => {
    if (!request.complete) refuse(socket);
  };
  const timers: NodeJS.Timeout[] = [];
  if (whole !== undefined) timers.push(setTimeout(end, whole));
  if (idle !== undefined) {
    let before = socket.bytesRead;
    const look = () => {
      if (socket.bytesRead === before) end();
      before = socket.bytesRead;
    };
    timers.push(setInterval(look, idle));
  }
  request.once('close', () => timers.forEach(clearTimeout));
}
