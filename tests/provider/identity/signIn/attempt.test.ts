import { describe, expect, it } from 'vitest';
import { guessRates } from '../../../../provider/identity/rateLimit/guesses';
import { guessedAlready, OWN_ADDRESSES } from '../../../fixtures/guessedAlready';
import { PASSWORD, servedForTests } from '../../../fixtures/identityProvider';
import { growing, signIns } from '../../../fixtures/metric';
import { type OidcClient, oidcClient } from '../../../fixtures/oidcClient';
import { signIn } from '../../../fixtures/signIn';

const provider = servedForTests();
const HOUR = 3_600_000;
/** Waits until every attempt is forgotten. */
const later = () => provider.clock.move(HOUR);

/** Tries once and returns everything observable about the response. */
async function attempt(client: OidcClient, username: string, password: string) {
  const page = await client.authorize({ prompt: 'login' });
  const begun = performance.now();
  const { response, text, url } = await client.submit(page, { username, password });
  return {
    status: response?.status,
    retryAfter: response?.headers.get('retry-after'),
    text: text
      .replace(`value="${username}"`, 'value="NAME"')
      .replace(/\/accedi\/[\w-]+/g, '/accedi/UID')
      .replace(/nonce="[^"]+"/, 'nonce="ONCE"'),
    code: url.searchParams.get('code'),
    took: performance.now() - begun,
  };
}

const audited = (uid: string) =>
  provider.db.asIdentity((tx) =>
    tx
      .selectFrom('audit_entry')
      .select(['who', 'action', 'outcome', 'reason', 'address'])
      .where('id', '=', uid)
      .where('entity', '=', 'session')
      .orderBy('seq')
      .execute(),
  );

describe('an attempt to sign in that fails', () => {
  it('looks the same and takes the same time, whether the name exists or not', async () => {
    const client = await oidcClient(provider.url);
    const names = ['docente.SG10001', 'nessuno.SG10001', 'nuovo.SG10001', 'x', 'nessuno@example.org'];
    const answers = [];
    for (const name of names) answers.push(await attempt(client, name, 'sbagliata'));
    for (const { status, text, took } of answers) {
      expect([status, text]).toEqual([401, answers[0]?.text]);
      expect(took).toBeGreaterThanOrEqual(395);
    }
  });

  it('is written into the audit log of the school, and so is one that succeeds', async () => {
    const client = await oidcClient(provider.url);
    await attempt(client, 'campus.SG10001', 'sbagliata');
    await attempt(client, 'Campus.SG10001', PASSWORD);
    const entry = {
      who: 'campus.SG10001',
      action: 'signIn',
      address: expect.stringMatching(/^(127\.0\.0\.1|::1)$/),
    };
    expect(await audited('campus.SG10001')).toEqual([
      { ...entry, outcome: 'refused', reason: 'unauthenticated' },
      { ...entry, outcome: 'done', reason: null },
    ]);
  });
});

describe('too many attempts', () => {
  it('on one account have to wait, the right password too, for two minutes at most', async () => {
    later();
    const client = await oidcClient(provider.url);
    await guessedAlready(provider, guessRates.account.most - 1, { username: 'gestore.SG10001' });
    const counted = await growing(
      provider.db,
      ...['wrong', 'throttled', 'done'].map((outcome) => signIns('password', outcome)),
      'sportello_throttled_total{limit="attempts"}',
    );
    expect((await attempt(client, 'gestore.SG10001', 'sbagliata')).status).toBe(401);
    const refused = await attempt(client, 'GESTORE.sg10001', PASSWORD);
    expect(refused.status).toBe(429);
    expect(refused.text).toContain('Troppi tentativi');
    expect(refused.text).toMatch(/Attendere (2 minuti|un minuto) e riprovare\./);
    expect(Number(refused.retryAfter)).toBeGreaterThan(0);
    expect(Number(refused.retryAfter)).toBeLessThanOrEqual(120);
    expect((await attempt(client, 'docente.SG10001', PASSWORD)).code).not.toBeNull();
    expect(await counted()).toEqual([1, 1, 1, 1]);
    later();
    expect((await attempt(await oidcClient(provider.url), 'gestore.SG10001', PASSWORD)).code).not.toBeNull();
  });

  it('on a name that does not exist have to wait just the same', async () => {
    const client = await oidcClient(provider.url);
    later();
    await guessedAlready(provider, guessRates.account.most - 2, { username: 'nessuno.SG10001' });
    const tries = Array.from({ length: 3 }, () => attempt(client, 'nessuno.SG10001', 'sbagliata'));
    const answers = await Promise.all(tries);
    expect(answers.filter(({ status }) => status === 429)).toHaveLength(1);
  });

  it('are counted by the address that they come from, whatever they say of themselves', async () => {
    later();
    const forging: typeof fetch = (url, init) => {
      const headers = new Headers(init?.headers);
      headers.set('x-forwarded-for', `198.51.100.${Math.floor(Math.random() * 250)}, 203.0.113.7`);
      return fetch(url, { ...init, headers });
    };
    const client = await oidcClient(provider.url, forging);
    for (const address of OWN_ADDRESSES) {
      await guessedAlready(provider, guessRates.address.most - 3, { address });
    }
    const tries = Array.from({ length: 8 }, (_, index) =>
      attempt(client, `persona${index}.SG10001`, 'sbagliata'),
    );
    const answers = await Promise.all(tries);
    expect(answers.filter(({ status }) => status === 401)).toHaveLength(3);
    expect(answers.filter(({ status }) => status === 429)).toHaveLength(5);
  });

  it('do not count those that succeed: a school behind one address signs in of a morning', async () => {
    later();
    await guessedAlready(provider, guessRates.account.most - 2, { username: 'docente.SG10001' });
    for (let person = 0; person < 4; person += 1) {
      await expect(signIn(provider.url, 'docente.SG10001', PASSWORD)).resolves.toBeDefined();
    }
  });
});
