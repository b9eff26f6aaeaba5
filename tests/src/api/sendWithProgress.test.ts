import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, describe, expect, it } from 'vitest';
import { sendWithProgress } from '../../../src/api/sendWithProgress';

describe('a body whose way is followed', () => {
  let server: Server | undefined;
  afterEach(() => server?.close());

  async function serving(answer: RequestListener): Promise<string> {
    const made = createServer((request, response) => {
      response.setHeader('access-control-allow-origin', '*');
      response.setHeader('access-control-allow-headers', '*');
      response.setHeader('access-control-expose-headers', '*');
      if (request.method === 'OPTIONS') response.end();
      else answer(request, response);
    });
    server = made;
    await new Promise<void>((resolve) => made.listen(0, '127.0.0.1', resolve));
    return `http://127.0.0.1:${(made.address() as AddressInfo).port}`;
  }
  const sent = (body: string, signal: AbortSignal | null = null) => ({
    method: 'POST',
    headers: { 'Idempotency-Key': 'k' },
    body,
    signal,
  });

  it('tells how much was sent up to all of it, and answers as fetch does', async () => {
    const got: { key?: unknown; length?: number } = {};
    const url = await serving((request, response) => {
      let length = 0;
      request.on('data', (chunk: Buffer) => {
        length += chunk.length;
      });
      request.on('end', () => {
        Object.assign(got, { key: request.headers['idempotency-key'], length });
        response.writeHead(422, { 'content-type': 'application/problem+json', etag: '"3"' });
        response.end('{"code":"signatureRefused"}');
      });
    });
    const shares: number[] = [];
    const response = await sendWithProgress(url, sent('x'.repeat(300_000)), (share) => shares.push(share));
    expect(got).toEqual({ key: 'k', length: 300_000 });
    expect([response.status, response.ok, response.headers.get('etag')]).toEqual([422, false, '"3"']);
    expect(await response.json()).toEqual({ code: 'signatureRefused' });
    expect(shares.at(-1)).toBe(1);
    expect(shares).toEqual([...shares].sort((a, b) => a - b));
  });

  it('has no body where there is none', async () => {
    const url = await serving((_, response) => response.writeHead(204).end());
    const response = await sendWithProgress(url, sent('x'), () => undefined);
    expect([response.status, await response.text()]).toEqual([204, '']);
  });

  it('fails where nobody answers, and stops when it is aborted', async () => {
    const url = await serving((request) => request.socket.destroy());
    await expect(sendWithProgress(url, sent('x'), () => undefined)).rejects.toThrow(TypeError);
    const stop = new AbortController();
    const silent = await serving(() => stop.abort());
    await expect(sendWithProgress(silent, sent('x', stop.signal), () => undefined)).rejects.toThrow(
      DOMException,
    );
  });

  it('sends nothing that was given up before', async () => {
    const seen: string[] = [];
    const url = await serving((_, response) => {
      seen.push('it');
      response.end('{}');
    });
    const sending = sendWithProgress(url, sent('x', AbortSignal.abort()), () => undefined);
    await expect(sending).rejects.toMatchObject({ name: 'AbortError' });
    expect(seen).toEqual([]);
  });
});
