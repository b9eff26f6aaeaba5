import { readFileSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { checkAdvisories } from '../../scripts/lib/advisories.mjs';
import { type WebServer, webServer } from '../fixtures/webServer';

const ASKED = '/-/npm/v1/security/advisories/bulk';
const advisory = {
  id: 1,
  url: 'https://github.com/advisories/GHSA-aaaa-bbbb-cccc',
  title: 'Writes wrong letters',
  severity: 'high',
  vulnerable_versions: '*',
};

describe('npm audit of what ships', () => {
  let registry: WebServer;
  beforeAll(async () => {
    registry = await webServer();
  });
  afterAll(() => registry.close());

  const answers = (advisories: object) =>
    registry.answers.set(ASKED, (request, response) => {
      request.resume().on('end', () => {
        response.setHeader('content-type', 'application/json');
        response.end(JSON.stringify(advisories));
      });
    });
  const check = (accepted: object, url = registry.url) =>
    checkAdvisories({ ...process.env, npm_config_registry: `${url}/` }, accepted as never);
  const review = {
    package: 'any-ascii',
    reason: 'Usernames are checked afterwards.',
    reviewed: '2026-11-28',
  };

  it('passes where there is no advisory', async () => {
    answers({});
    expect(await check({})).toMatchObject({ passed: 1, failed: 0, skipped: 0 });
    expect(registry.asked).toContain(ASKED);
  });

  it('fails for an advisory that nobody has reviewed, and not for one that somebody has', async () => {
    answers({ 'any-ascii': [advisory] });
    const { failed, failures } = await check({});
    expect([failed, failures[0]?.message]).toEqual([
      1,
      'any-ascii: Writes wrong letters (high, GHSA-aaaa-bbbb-cccc)',
    ]);
    expect(await check({ 'GHSA-aaaa-bbbb-cccc': { ...review, package: 'yup' } })).toMatchObject({
      failed: 1,
    });
    expect(await check({ 'GHSA-aaaa-bbbb-cccc': review })).toMatchObject({ passed: 1, failed: 0 });
  });

  it('fails for a review that no advisory needs any more', async () => {
    answers({});
    const { failures } = await check({ 'GHSA-aaaa-bbbb-cccc': review });
    expect(failures[0]?.message).toContain('concerns us no more');
  });

  it('is skipped with one line where the registry does not answer, or has no advisories', async () => {
    const log = vi.spyOn(console, 'log').mockImplementation(() => undefined);
    registry.answers.delete(ASKED);
    expect(await check({})).toMatchObject({ passed: 0, failed: 0, skipped: 1 });
    expect(await check({}, 'http://127.0.0.1:9')).toMatchObject({ passed: 0, failed: 0, skipped: 1 });
    expect(log.mock.calls).toHaveLength(2);
    log.mockRestore();
  });

  it('has a package, a reason and a day for each review', () => {
    const accepted = JSON.parse(readFileSync('scripts/acceptedAdvisories.json', 'utf8'));
    for (const [id, one] of Object.entries(accepted)) {
      expect(id).toMatch(/^GHSA(-\w{4}){3}$/);
      expect(one).toEqual({
        package: expect.stringMatching(/./),
        reason: expect.stringMatching(/\w+ \w+/),
        reviewed: expect.stringMatching(/^\d{4}-\d\d-\d\d$/),
      });
    }
    expect(typeof accepted).toBe('object');
  });
});
