import { createServer, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { live } from '../../../contract/health/endpoints';
import { NotRunning, operatorCommand } from '../../../provider/cli/operatorCall';

let server: Server | undefined;
/** Abort controllers of the calls' time limits, in order. */
let limits: AbortController[] = [];
beforeEach(() => {
  limits = [];
  vi.spyOn(AbortSignal, 'timeout').mockImplementation(() => {
    const limit = new AbortController();
    limits.push(limit);
    return limit.signal;
  });
});
afterEach(() => {
  vi.restoreAllMocks();
  server?.closeAllConnections();
  server?.close();
});

/** Starts a provider that handles calls in this way, one after another; returns its address and the received keys. */
async function providerThat(isThere: boolean, ...answers: readonly ((response: ServerResponse) => void)[]) {
  const keys: unknown[] = [];
  const left = [...answers];
  server = createServer((request, response) => {
    if (request.url === live.path) return void response.writeHead(isThere ? 204 : 503).end();
    keys.push(request.headers['idempotency-key']);
    left.shift()?.(response);
  });
  await new Promise<void>((done) => server?.listen(0, '127.0.0.1', done));
  const { port } = server.address() as AddressInfo;
  return { keys, access: { url: `http://127.0.0.1:${port}`, secret: 's' } };
}

const hold = () => limits.at(-1)?.abort(new DOMException('Nobody answered in time.', 'TimeoutError'));
const busy = (response: ServerResponse) => void response.writeHead(503).end('{}');
const done = (response: ServerResponse) => void response.writeHead(200).end('{"folder":"x"}');

it('a command that takes long is waited for while the process says that it is there, and asked for again as the same', async () => {
  const { keys, access } = await providerThat(true, hold, hold, busy, busy, busy, done);
  const atWork = vi.fn();
  expect(await operatorCommand(access, '/backups', {}, atWork)).toEqual({ folder: 'x' });
  expect(atWork).toHaveBeenCalledTimes(2);
  expect(keys).toHaveLength(6);
  expect(new Set(keys).size).toBe(1);
});

it('a command is given up where nobody answers, and the process does not say that it is there', async () => {
  const { keys, access } = await providerThat(false, hold, hold, hold);
  const atWork = vi.fn();
  await expect(operatorCommand(access, '/backups', {}, atWork)).rejects.toThrow(NotRunning);
  expect(keys).toHaveLength(3);
  expect(atWork).not.toHaveBeenCalled();
});
