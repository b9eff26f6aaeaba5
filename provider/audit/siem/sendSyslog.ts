import { once } from 'node:events';
import { isIP } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import { connect, type TLSSocket } from 'node:tls';
import type { SyslogReceiver } from '../../syslogConfig';

/** Milliseconds without progress after which the receiver counts as gone. */
const PATIENCE = 10_000;

/**
 * Milliseconds to wait after sending. In this time a receiver that has closed its connection answers the data with a
 * reset.
 */
const SETTLES = 200;

/**
 * Sends messages over a new connection and closes it. Syslog has no acknowledgement, but a receiver closes its side
 * after it has read everything up to our end of the stream. Only then do the messages count as received, because a
 * receiver that closes first, or resets the connection, may have lost some.
 * @throws Error if the connection fails, or if the receiver closes it first
 */
export async function sendSyslog(receiver: SyslogReceiver, messages: readonly Buffer[]): Promise<void> {
  const { host, port, ca, client } = receiver;
  const socket = connect({
    host,
    port,
    servername: isIP(host) ? '' : host,
    minVersion: 'TLSv1.2',
    ...(ca && { ca }),
    ...(client && { cert: client.certificate, key: client.key }),
  });
  socket.setTimeout(PATIENCE, () => socket.destroy(new Error(`no answer for ${PATIENCE / 1000} seconds`)));
  // Reading is necessary to notice the end of the other side.
  socket.resume();
  const ended = once(socket, 'end');
  const lost = broken(socket);
  try {
    await Promise.race([once(socket, 'secureConnect'), lost]);
    const early = ended.then(() => {
      throw new Error('the receiver closed the connection before it had read everything');
    });
    await Promise.race([written(socket, Buffer.concat(messages)).then(() => wait(SETTLES)), early, lost]);
    early.catch(() => undefined);
    socket.end();
    await Promise.race([ended, lost]);
  } finally {
    ended.catch(() => undefined);
    socket.destroy();
  }
}

const written = (socket: TLSSocket, data: Buffer): Promise<void> =>
  new Promise((resolve, reject) => {
    socket.write(data, (error) => (error ? reject(error) : resolve()));
  });

/** Returns a promise that rejects when the connection fails or closes; it never resolves. */
function broken(socket: TLSSocket): Promise<never> {
  const rejects = new Promise<never>((_, reject) => {
    socket.once('error', reject);
    socket.once('close', () => reject(new Error('the connection was cut')));
  });
  rejects.catch(() => undefined);
  return rejects;
}
