import Fastify, { type FastifyInstance, type RouteOptions } from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { endpoints } from '../../../contract/endpoints';
import { buildApp } from '../../../provider/app';
import { readConfig } from '../../../provider/config';
import type { Database } from '../../../provider/db/database';
import { inputChecker } from '../../../provider/http/validate';
import { createIdentity } from '../../../provider/identity/createIdentity';
import { createObjectStore } from '../../../provider/objects/createObjectStore';
import { Refusal } from '../../../provider/refusal';
import { systemClock } from '../../../provider/systemClock';
import { testDatabase } from '../../fixtures/database';

describe('the routes', () => {
  let db: Database;
  let app: FastifyInstance;
  const routes: RouteOptions[] = [];

  beforeAll(async () => {
    db = await testDatabase();
    const config = { ...readConfig({}), publicUrl: 'http://localhost:1' };
    const identity = await createIdentity({
      config,
      db,
      clock: systemClock,
      log: { error: () => undefined },
    });
    const objects = createObjectStore(config, db, systemClock);
    app = await buildApp(
      {
        config,
        db,
        clock: systemClock,
        identity,
        objects,
        signers: [],
        operatorSecret: 'secret',
        tellConsoleError: () => undefined,
      },
      { logLevel: 'silent', onRoute: (route) => routes.push(route) },
    );
    await app.ready();
  });
  afterAll(async () => {
    await app.close();
    await db.close();
  });

  it('declare who may call them, every one', () => {
    const silent = routes.filter((route) => route.config?.access === undefined).map((route) => route.url);
    expect(routes.length).toBeGreaterThan(endpoints.length);
    expect(silent).toEqual([]);
  });

  it('are those of the contract, and no other under /api but the document itself', () => {
    const api = routes
      .filter((route) => route.url.startsWith('/api') && route.method !== 'HEAD')
      .map((route) => `${route.method} ${route.url.replace(/:(\w+)/g, '{$1}')}`);
    const agreed = endpoints
      .map((endpoint) => `${endpoint.method} ${endpoint.path}`)
      .filter((one) => one.includes('/api'));
    expect(new Set(api)).toEqual(new Set([...agreed, 'GET /api/openapi.json']));
  });

  it.each(
    endpoints
      .filter((endpoint) => endpoint.access !== 'public')
      .map((endpoint) => [endpoint.id, endpoint] as const),
  )(
    'SHELL-045 SHELL-051 %s refuses a person who has no token, or one that is none',
    async (_id, endpoint) => {
      const url = endpoint.path.replace(/\{\w+\}/g, 'SG10001');
      for (const authorization of [undefined, 'Bearer x', 'DPoP x', 'Bearer secre']) {
        const answer = await app.inject({
          method: endpoint.method,
          url,
          headers: authorization ? { authorization } : {},
          // A file is sent in a form, which is read only up to here.
          ...(endpoint.body && !endpoint.upload && { payload: {} }),
        });
        expect(answer.statusCode).toBe(401);
        expect(answer.json().code).toBe('unauthenticated');
      }
    },
  );

  it('answer every mistake with a problem body, in Italian, that says nothing of the inside', async () => {
    const mistakes = [
      { method: 'GET', url: '/api/nothing' },
      { method: 'GET', url: '/api/%zz' },
      { method: 'PATCH', url: '/api/session' },
      {
        method: 'POST',
        url: '/api/operator/news',
        headers: { 'content-type': 'application/json' },
        payload: '{"a":',
      },
      { method: 'POST', url: '/api/operator/news', headers: { 'content-type': 'text/xml' }, payload: '<a/>' },
      {
        method: 'POST',
        url: '/api/operator/news',
        headers: { 'content-type': 'application/json' },
        payload: '{"__proto__":{}}',
      },
      { method: 'POST', url: '/api/operator/news', payload: { text: 'x'.repeat(1_100_000) } },
    ] as const;
    for (const mistake of mistakes) {
      const answer = await app.inject(mistake as never);
      expect(answer.statusCode, mistake.url).toBeGreaterThanOrEqual(400);
      expect(answer.statusCode, mistake.url).toBeLessThan(500);
      expect(answer.headers['content-type']).toMatch('application/problem+json');
      expect(answer.json()).toMatchObject({
        type: expect.stringMatching(/^urn:sportello:problem:/),
        title: expect.stringMatching(/[.!]$/),
      });
      expect(answer.body).not.toMatch(/at .*\.ts|node_modules|SyntaxError|select |FST_/);
    }
  });

  it('carry the headers that close a browser’s doors, and let nothing be stored', async () => {
    const answer = await app.inject({ url: '/api/session', method: 'POST' });
    expect(answer.headers).toMatchObject({
      'x-content-type-options': 'nosniff',
      'cache-control': 'no-store',
      'content-security-policy': expect.stringContaining("frame-ancestors 'none'"),
      'referrer-policy': 'strict-origin',
    });
  });

  it('let nothing but GET and HEAD through without changing anything: no GET writes', () => {
    const writing = endpoints.filter((endpoint) => endpoint.method === 'GET' && endpoint.effect !== 'read');
    expect(writing).toEqual([]);
  });

  it('have checks that can be prepared, as each is at its first call alone', () => {
    const viewer = { now: systemClock.now(), uid: 'rossi.SG10001', customerCode: 'SG10001' };
    const broken = endpoints.filter((endpoint) => {
      try {
        inputChecker(endpoint)({ params: {}, query: {}, body: {} }, viewer);
        return false;
      } catch (error) {
        return !(error instanceof Refusal);
      }
    });
    expect(broken.map(({ id }) => id)).toEqual([]);
  });

  it('stop the start when one has no implementation', async () => {
    const { guardedRoutes } = await import('../../../provider/http/routes');
    expect(() => guardedRoutes(Fastify(), {} as never, endpoints, [])).toThrow('has no implementation');
  });
});
