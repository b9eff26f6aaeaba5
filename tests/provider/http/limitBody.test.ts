import { once } from 'node:events';
import { createServer, request, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, describe, expect, it } from 'vitest';
import { limitBody } from '../../../provider/http/limitBody';

const BYTES = 100_000;

describe('a body that takes long', () => {
  let server: Server;
  afterEach(() => server.close());

  /** Sends the first byte, and the rest when `more` is called; returns the received bytes or an error code. */
  async function send(limits: Parameters<typeof limitBody>[1]) {
    server = createServer((incoming, response) => {
      limitBody(incoming, limits, (socket) => socket.destroy());
      incoming.toArray().then(
        (chunks) => response.end(String(Buffer.concat(chunks).length)),
        () => undefined,
      );
    }).on('clientError', (_, socket) => socket.destroy());
    await once(server.listen(0, '127.0.0.1'), 'listening');
    const { port } = server.address() as AddressInfo;
    const asked = request({ port, method: 'PUT', headers: { 'content-length': BYTES } });
    asked.write('x');
    const end = once(asked, 'response').then(
      async ([answer]) => Number(await answer.setEncoding('utf8').toArray()),
      ({ code }: NodeJS.ErrnoException) => code,
    );
    return { end, more: () => asked.end('x'.repeat(BYTES - 1)) };
  }

  it('is ended after the time for the whole of it', async () => {
    const { end } = await send({ whole: 50 });
    expect(await end).toBe('ECONNRESET');
  });

  it('is ended when nothing more comes', async () => {
    const { end } = await send({ idle: 50 });
    expect(await end).toBe('ECONNRESET');
  });

  it('is taken where it goes on in time', async () => {
    const { end, more } = await send({ idle: 60_000, whole: 60_000 });
    more();
    expect(await end).toBe(BYTES);
  });
});
