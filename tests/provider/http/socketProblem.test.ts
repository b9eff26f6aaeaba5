import { once } from 'node:events';
import { createServer, type ServerResponse } from 'node:http';
import { type AddressInfo, connect, type Socket } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { errors } from '../../../contract/schema/errors';
import type { Database } from '../../../provider/db/database';
import { answerClientError, answerOnSocket } from '../../../provider/http/socketProblem';
import { testDatabase } from '../../fixtures/database';
import { type Serving, serve } from '../../fixtures/identityProvider';

/** Returns the response to bytes written to a port. */
async function answerTo(port: number, ...sent: readonly string[]) {
  const socket = connect(port, '127.0.0.1');
  socket.setEncoding('utf8').on('error', () => undefined);
  for (const piece of sent) socket.write(piece);
  const text = (await socket.toArray()).join('');
  const [head = '', body = ''] = text.split('\r\n\r\n');
  const [first = '', ...lines] = head.split('\r\n');
  const headers = Object.fromEntries(
    lines.map((line) => line.split(': ')).map(([name = '', value]) => [name.toLowerCase(), value]),
  );
  return { status: Number(first.split(' ')[1]), headers, body };
}

describe('what is no request that a route sees', () => {
  let db: Database;
  let serving: Serving;
  let port = 0;
  beforeAll(async () => {
    db = await testDatabase();
    serving = await serve(db);
    port = Number(new URL(serving.url).port);
  });
  afterAll(async () => {
    await serving.close();
    await db.close();
  });

  const HOST = 'Host: localhost\r\n';
  it.each([
    [
      'an address of 20,000 characters',
      `GET /api/users/${'a'.repeat(20_000)} HTTP/1.1\r\n${HOST}\r\n`,
      'headersTooLarge',
    ],
    ['an address of a megabyte', `GET /?${'a'.repeat(1_000_000)} HTTP/1.1\r\n${HOST}\r\n`, 'headersTooLarge'],
    [
      'a header of 20,000 characters',
      `GET /api/session HTTP/1.1\r\n${HOST}Cookie: ${'a'.repeat(20_000)}\r\n\r\n`,
      'headersTooLarge',
    ],
    [
      'a header at sign-in',
      `GET /oidc/auth HTTP/1.1\r\n${HOST}Cookie: ${'a'.repeat(20_000)}\r\n\r\n`,
      'headersTooLarge',
    ],
    ['what is no HTTP', 'buongiorno\r\n\r\n', 'unreadable'],
    ['a header that is none', `GET / HTTP/1.1\r\n${HOST}senza due punti\r\n\r\n`, 'unreadable'],
    [
      'two lengths',
      `POST /api/uploads HTTP/1.1\r\n${HOST}Content-Length: 1\r\nContent-Length: 2\r\n\r\nab`,
      'unreadable',
    ],
    [
      'a part of an address that is too long',
      `GET /api/users/${'a'.repeat(900)}/x HTTP/1.1\r\n${HOST}Connection: close\r\n\r\n`,
      'addressTooLong',
    ],
  ] as const)('is refused with an Italian sentence in a problem body: %s', async (_what, sent, code) => {
    const { status, headers, body } = await answerTo(port, sent);
    const { status: wanted, say } = errors[code];
    expect(status).toBe(wanted);
    expect(headers).toMatchObject({
      'content-type': expect.stringContaining('application/problem+json'),
      'x-content-type-options': 'nosniff',
      'content-security-policy': expect.stringContaining("default-src 'none'"),
      connection: 'close',
    });
    expect(JSON.parse(body)).toMatchObject({ status: wanted, code, title: say });
  });

  it('leaves the provider serving others', async () => {
    await answerTo(port, `GET /?${'a'.repeat(1_000_000)} HTTP/1.1\r\n\r\n`);
    expect((await fetch(`${serving.url}/livez`)).status).toBe(204);
  });
});

describe('an answer on the socket of a request', () => {
  /** Starts a server that runs a function with each request's socket and response. */
  async function during(work: (socket: Socket, response: ServerResponse) => void) {
    const server = createServer((request, response) => work(request.socket, response));
    await once(server.listen(0, '127.0.0.1'), 'listening');
    const { port } = server.address() as AddressInfo;
    const answer = await answerTo(port, 'GET / HTTP/1.1\r\nHost: localhost\r\n\r\n');
    server.close();
    return answer;
  }

  it('says that a request took too long', async () => {
    const late = Object.assign(new Error('late'), { code: 'ERR_HTTP_REQUEST_TIMEOUT' });
    const { status, body } = await during((socket) => answerClientError(late, socket, {}));
    expect([status, JSON.parse(body).code]).toEqual([408, 'timedOut']);
  });

  it('is given once', async () => {
    const { body } = await during((socket) => {
      for (const _time of ['first', 'second']) answerClientError(new Error('again'), socket, {});
    });
    expect(JSON.parse(body).code).toBe('unreadable');
  });

  it('is not written into an answer that has begun', async () => {
    const { status, body } = await during((socket, response) => {
      response.writeHead(200, { 'content-length': '100' });
      response.write('half of it', () => answerOnSocket(socket, 'unreadable', {}));
    });
    expect([status, body]).toEqual([200, 'half of it']);
  });
});
