import { afterEach, describe, expect, it, vi } from 'vitest';
import { endpoints } from '../../../contract/endpoints';
import { health } from '../../../contract/health/endpoints';
import { endpoint } from '../../../contract/schema/endpoint';
import { sessionOpen } from '../../../contract/session/endpoints';
import { userRead, usersDisable, usersFind, userUpdate } from '../../../contract/users/endpoints';
import { createCallApi } from '../../../src/dataProvider/callApi';

const ORIGIN = 'https://scuola.example';
const params = { customerCode: 'SG10001' };
const json = (status: number, body: unknown, headers = {}) =>
  new Response(JSON.stringify(body), { status, headers });

/** Creates a client whose provider gives these responses in order. */
function clientOf(...answers: (Response | Error)[]) {
  const sent: { url: string; request: RequestInit & { headers: Record<string, string> } }[] = [];
  vi.stubGlobal('fetch', async (url: string, request: RequestInit & { headers: Record<string, string> }) => {
    sent.push({ url, request });
    const answer = answers.shift();
    if (answer instanceof Response) return answer;
    throw answer;
  });
  let issued = 0;
  const tokens = {
    headers: vi.fn(async (method: string, url: string) => ({
      Authorization: `DPoP ${issued}`,
      DPoP: `${method} ${url}`,
    })),
    renew: vi.fn(async () => {
      issued += 1;
      return true;
    }),
    refused: vi.fn(),
  };
  return { sent, tokens, call: createCallApi(ORIGIN, tokens) };
}

afterEach(() => {
  vi.unstubAllGlobals();
});

describe('a call of the API', () => {
  it('goes to our own provider with the token and its proof', async () => {
    const { call, sent } = clientOf(json(200, []));
    const { data } = await call(usersFind, { params, body: { stato: '1' } as never });
    expect(data).toEqual([]);
    expect(sent[0]?.request.keepalive, 'what reads may be given up').toBe(false);
    expect(sent[0]?.url).toBe(`${ORIGIN}/api/users/SG10001/find`);
    expect(sent[0]?.request).toMatchObject({
      method: 'POST',
      body: '{"stato":"1"}',
      headers: {
        Authorization: 'DPoP 0',
        DPoP: `POST ${ORIGIN}/api/users/SG10001/find`,
        'Content-Type': 'application/json',
      },
    });
  });

  it('SHELL-045 SHELL-051 of the contract, whichever it is, goes there with the token, but those of the public pages (Q-110)', async () => {
    const without: string[] = [];
    // The provider's staff has a separate console.
    for (const one of endpoints.filter(({ path }) => !path.startsWith('/api/operator/'))) {
      const { call, sent } = clientOf(json(200, {}));
      const names = [...one.path.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => [name, 'x']);
      await call(one, { params: Object.fromEntries(names) } as never);
      expect(sent[0]?.url, one.id).toBe(ORIGIN + one.path.replaceAll(/\{\w+\}/g, 'x'));
      if (!('Authorization' in (sent[0]?.request.headers ?? {}))) without.push(one.id);
    }
    expect(without.sort()).toEqual([
      'consoleErrorReport',
      'health',
      'live',
      'otpActivate',
      'otpLinkOpen',
      'passwordChoose',
      'passwordLinkOpen',
      'ready',
    ]);
  });

  it('that changes something outlives its page', async () => {
    const { call, sent } = clientOf(json(200, { done: [], skipped: [] }));
    await call(usersDisable, { params, body: { uids: ['a'], reset: false } as never });
    expect(sent[0]?.request.keepalive).toBe(true);
  });

  it('writes parameters so that they stay where they are', async () => {
    const { call, sent } = clientOf(json(200, {}, { etag: '"7"' }));
    const answer = await call(userRead, { params: { ...params, uid: 'a/../b?c' } });
    expect(sent[0]?.url).toBe(`${ORIGIN}/api/users/SG10001/user/a%2F..%2Fb%3Fc`);
    expect(answer.version).toBe('"7"');
  });

  it('leaves out of the query what has no value, and out of the proof the query', async () => {
    const search = endpoint({
      id: 'search',
      method: 'GET',
      path: '/api/search',
      calls: [],
      about: '',
      access: ['user', 'list'],
      effect: 'read',
      query: { text: { kind: 'text' }, page: { kind: 'number' } },
    });
    const { call, sent } = clientOf(json(200, {}));
    await call(search, { query: { text: 'è & ì', page: null } });
    expect(sent[0]?.url).toBe(`${ORIGIN}/api/search?text=%C3%A8+%26+%C3%AC`);
    expect(sent[0]?.request.headers.DPoP).toBe(`GET ${ORIGIN}/api/search`);
  });

  it('signs nothing and renews nothing where anybody may call', async () => {
    const { call, sent } = clientOf(json(401, { code: 'unauthenticated' }), json(200, {}));
    await expect(call(health)).rejects.toMatchObject({ status: 401 });
    expect(sent).toHaveLength(1);
    expect(sent[0]?.request.headers).not.toHaveProperty('Authorization');
    expect(sent[0]?.request.headers).not.toHaveProperty('DPoP');
  });

  it('protects commands from being done twice and updates from overwriting', async () => {
    const { call, sent } = clientOf(json(200, {}), json(200, {}), json(200, {}));
    await call(usersDisable, { params, body: { uids: ['a'], reset: false } });
    await call(usersDisable, { params, body: { uids: ['a'], reset: false }, idempotencyKey: 'mine' });
    await call(userUpdate, { params: { ...params, uid: 'a' }, body: {} as never, ifMatch: '"7"' });
    expect(sent[0]?.request.headers['Idempotency-Key']).toMatch(/^[\da-f-]{36}$/);
    expect(sent[1]?.request.headers['Idempotency-Key']).toBe('mine');
    expect(sent[2]?.request.headers).toMatchObject({ 'If-Match': '"7"' });
    expect(sent[2]?.request.headers).not.toHaveProperty('Idempotency-Key');
  });

  it('renews a refused token once and sends the very same command again', async () => {
    const { call, sent } = clientOf(json(401, { code: 'unauthenticated' }), json(200, {}));
    await call(usersDisable, { params, body: { uids: ['a'], reset: false } });
    const keys = sent.map(({ request }) => request.headers['Idempotency-Key']);
    expect(sent.map(({ request }) => request.headers.Authorization)).toEqual(['DPoP 0', 'DPoP 1']);
    expect(keys[0]).toBe(keys[1]);
  });

  it('gives up when the renewed token is refused too, and says that only a new sign-in helps', async () => {
    const { call, tokens } = clientOf(
      json(401, { code: 'unauthenticated' }),
      json(401, { code: 'unauthenticated' }),
    );
    await expect(call(sessionOpen)).rejects.toMatchObject({ code: 'unauthenticated', status: 401 });
    expect(tokens.renew).toHaveBeenCalledTimes(1);
    expect(tokens.refused).toHaveBeenCalledTimes(1);
  });

  it('tells what the provider said: the fields, the version in the meantime', async () => {
    const problem = {
      code: 'stale',
      title: 'Un altro utente ha modificato questi dati',
      errors: [
        { field: 'email', message: 'E-mail non valida' },
        { field: 'email', message: 'second' },
      ],
      current: { cn: 'Ada' },
      currentVersion: '"8"',
    };
    const { call } = clientOf(json(412, problem));
    await expect(call(sessionOpen)).rejects.toMatchObject({
      name: 'ApiError',
      status: 412,
      code: 'stale',
      message: problem.title,
      current: { cn: 'Ada' },
      currentVersion: '"8"',
      body: { errors: { email: 'E-mail non valida' } },
    });
  });

  it('says in words that no answer came, or one that is not of the provider', async () => {
    const { call } = clientOf(
      new TypeError('Failed to fetch'),
      new Response('<h1>Bad gateway</h1>', { status: 502 }),
    );
    await expect(call(sessionOpen)).rejects.toMatchObject({
      code: 'unreachable',
      message: 'shell.unreachable',
    });
    await expect(call(sessionOpen)).rejects.toMatchObject({
      code: 'unavailable',
      message: 'shell.unavailable',
    });
  });

  it.each([
    [413, 'tooLarge', 'shell.tooLargeOnTheWay'],
    [403, 'internal', 'shell.stoppedOnTheWay'],
    [407, 'internal', 'shell.stoppedOnTheWay'],
  ])('says of a %s of a proxy that trying again does not help', async (status, code, message) => {
    const { call } = clientOf(new Response('<h1>Refused</h1>', { status }));
    await expect(call(sessionOpen)).rejects.toMatchObject({ code, message });
  });

  it('keeps the sentence of the provider for the same status', async () => {
    const problem = JSON.stringify({ code: 'quotaReached', detail: 'Lo spazio non basta.' });
    const { call } = clientOf(
      new Response(problem, { status: 413, headers: { 'content-type': 'application/problem+json' } }),
    );
    await expect(call(sessionOpen)).rejects.toMatchObject({ message: 'Lo spazio non basta.' });
  });

  it('lets a call be given up', async () => {
    const stop = new AbortController();
    const { call } = clientOf(new DOMException('stopped', 'AbortError'));
    stop.abort();
    await expect(call(sessionOpen, { signal: stop.signal })).rejects.toMatchObject({ name: 'AbortError' });
  });
});
