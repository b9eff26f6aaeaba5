import { describe, expect, it } from 'vitest';
import { ConfigError, readConfig } from '../../provider/config';
import { buildMaintenanceApp } from '../../provider/maintenance';

const clock = { now: () => new Date('2026-12-01T06:00:00.000Z') };
const appUntil = (MAINTENANCE_UNTIL = '') =>
  buildMaintenanceApp(readConfig({ MAINTENANCE: '1', MAINTENANCE_UNTIL }), clock);

describe('a process under maintenance', () => {
  it('shows a page in the language of the browser, with the time of its end and when to try again', async () => {
    const app = appUntil('2026-12-01T08:00+01:00');
    const headers = { accept: 'text/html,*/*', 'accept-language': 'it' };
    const page = await app.inject({ url: '/user?pagina=2', headers });
    expect(page.statusCode).toBe(503);
    expect(page.headers['retry-after']).toBe('3600');
    expect(page.headers['cache-control']).toBe('no-store');
    expect(page.headers['content-security-policy']).toContain("default-src 'none'");
    expect(page.body).toContain('<html lang="it">');
    expect(page.body).toContain('Torna disponibile indicativamente entro il 01/12/2026');
    const english = await app.inject({ url: '/', headers: { ...headers, 'accept-language': 'en' } });
    expect(english.body).toContain('Sportello is under maintenance');
    const style = await app.inject({ url: /href="(\/[^"]+\.css)"/.exec(page.body)?.[1] ?? '' });
    expect(style.statusCode).toBe(200);
  });

  it.each([
    ['GET', '/api/users', undefined],
    ['POST', '/api/users', '{"not": "whole"'],
    ['DELETE', '/api/users/1', undefined],
  ] as const)('answers %s %s with a problem', async (method, url, payload) => {
    const answer = await appUntil().inject({
      method,
      url,
      headers: { 'content-type': 'application/json', accept: 'application/json' },
      ...(payload && { payload }),
    });
    expect(answer.statusCode).toBe(503);
    expect(answer.headers['retry-after']).toBe('300');
    expect(answer.headers['content-type']).toContain('application/problem+json');
    expect(answer.json()).toMatchObject({ code: 'maintenance', status: 503 });
  });

  it('tells OAuth clients that it is temporary, so that they keep their tokens', async () => {
    const answer = await appUntil().inject({ method: 'POST', url: '/oidc/token' });
    expect(answer.statusCode).toBe(503);
    expect(answer.json()).toMatchObject({ error: 'temporarily_unavailable' });
  });

  it('is alive and ready, so that balancers send requests to its page', async () => {
    for (const url of ['/livez', '/readyz']) expect((await appUntil().inject({ url })).statusCode).toBe(204);
  });

  it('proposes to try again in five minutes once its announced end is past', async () => {
    const answer = await appUntil('2026-12-01T07:00+01:00').inject({ url: '/api/users' });
    expect(answer.headers['retry-after']).toBe('300');
  });

  it('is off by default, and its end needs a time zone', () => {
    expect(readConfig({}).maintenance).toBeUndefined();
    expect(readConfig({ MAINTENANCE: '1' }).maintenance).toEqual({ until: undefined });
    expect(() => readConfig({ MAINTENANCE: '1', MAINTENANCE_UNTIL: '2026-12-01T08:00' })).toThrow(
      ConfigError,
    );
  });
});
