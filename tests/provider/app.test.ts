import { once } from 'node:events';
import { Agent, get, type IncomingMessage } from 'node:http';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildApp } from '../../provider/app';
import { readConfig } from '../../provider/config';
import type { Database } from '../../provider/db/database';
import { createIdentity } from '../../provider/identity/createIdentity';
import { createObjectStore } from '../../provider/objects/createObjectStore';
import { systemClock } from '../../provider/systemClock';
import { testDatabase } from '../fixtures/database';

/** Seconds for which nginx and cloud load balancers keep an idle connection. */
const KEPT_BY_PROXIES = 60;

describe('the server behind a proxy', () => {
  let db: Database;
  let app: FastifyInstance;
  let url = '';
  beforeAll(async () => {
    db = await testDatabase();
    const config = { ...readConfig({}), publicUrl: 'http://localhost:1' };
    const log = { error: () => undefined };
    const identity = await createIdentity({ config, db, clock: systemClock, log });
    const objects = createObjectStore(config, db, systemClock);
    const services = {
      config,
      db,
      clock: systemClock,
      identity,
      objects,
      signers: [],
      operatorSecret: 'secret',
      tellConsoleError: () => undefined,
    };
    app = await buildApp(services, { logLevel: 'silent' });
    url = await app.listen({ host: '127.0.0.1', port: 0 });
  });
  afterAll(async () => {
    await app.close();
    await db.close();
  });

  it.each(['/healthz', '/oidc/jwks', '/api/nothing'])(
    'keeps an idle connection longer than the proxy does, after %s too',
    async (path) => {
      const { headers } = await fetch(`${url}${path}`);
      const [, seconds] = /timeout=(\d+)/.exec(headers.get('keep-alive') ?? '') ?? [];
      expect(Number(seconds)).toBeGreaterThan(KEPT_BY_PROXIES);
    },
  );

  it('does not wait for ever for a request that was begun', () => {
    const { headersTimeout, requestTimeout } = app.server;
    expect([headersTimeout, requestTimeout]).toEqual([60_000, 3_600_000]);
  });

  it('stops though somebody keeps an idle connection, whom it would keep for ever', async () => {
    app.server.keepAliveTimeout = 0;
    const agent = new Agent({ keepAlive: true });
    const asked = get(`${url}/healthz`, { agent });
    const [answer] = (await once(asked, 'response')) as [IncomingMessage];
    const socket = answer.socket;
    await once(answer.resume(), 'end');
    expect(socket.destroyed).toBe(false);
    await Promise.all([app.close(), once(socket, 'close')]);
  });
});
