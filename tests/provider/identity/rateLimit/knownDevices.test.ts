import { beforeEach, describe, expect, it } from 'vitest';
import { passwordChoose, passwordLinkOpen } from '../../../../contract/account/passwordsEndpoints';
import { issueFirstAccessLinks } from '../../../../provider/identity/accounts/passwordLinks';
import { accountKey } from '../../../../provider/identity/rateLimit/accountKey';
import { type Guess, guessRates } from '../../../../provider/identity/rateLimit/guesses';
import { guessedAlready, OWN_ADDRESSES } from '../../../fixtures/guessedAlready';
import { PASSWORD, servedForTests } from '../../../fixtures/identityProvider';
import { type OidcClient, oidcClient } from '../../../fixtures/oidcClient';
import { askPublicly } from '../../../fixtures/oneTimeCode';
import { signIn } from '../../../fixtures/signIn';

const uid = 'supervisor.SG10001';
const HOUR = 3_600_000;

describe('a device on which somebody signed in before', () => {
  const provider = servedForTests();
  beforeEach(() => provider.clock.move(2 * HOUR));

  const deviceCookie = ({ browser }: OidcClient) =>
    browser.jar.getCookiesSync(provider.url).find(({ key }) => key.includes('dispositivo'));
  const put = ({ browser }: OidcClient, name: string, value: string) =>
    browser.jar.setCookieSync(`${name}=${value}; Path=/`, provider.url);
  const deviceOf = async (client: OidcClient) => deviceCookie(client)?.value.split('.')[0] ?? 'none';
  const attempt = async (client: OidcClient, username: string, password: string) => {
    const page = await client.authorize({ prompt: 'login' });
    const { response, url } = await client.submit(page, { username, password });
    return url.searchParams.has('code') ? 'entered' : response?.status;
  };
  const strangers = (times: number, guess: Partial<Guess>) => guessedAlready(provider, times, guess);

  it('is not locked by strangers who guess the password of its account', async () => {
    const { client } = await signIn(provider.url, uid, PASSWORD);
    await strangers(guessRates.account.most + 5, { username: uid });
    expect(await attempt(await oidcClient(provider.url), uid, PASSWORD)).toBe(429);
    expect(await attempt(client, uid, PASSWORD)).toBe('entered');
  });

  it('that is new is not locked for longer than two minutes by strangers who guess all the time', async () => {
    await strangers(200, { username: uid });
    const client = await oidcClient(provider.url);
    const page = await client.authorize({ prompt: 'login' });
    const { response } = await client.submit(page, { username: uid, password: PASSWORD });
    expect(response?.status).toBe(429);
    expect(Number(response?.headers.get('retry-after'))).toBeLessThanOrEqual(120);
    provider.clock.move(120_000);
    expect(await attempt(client, uid, PASSWORD)).toBe('entered');
  });

  it('is one with which the owner followed a link from a mail, whatever strangers guess', async () => {
    const nuovo = 'nuovo.SG10001';
    await strangers(200, { username: nuovo });
    const customerCode = 'SG10001';
    const now = provider.clock.now();
    const links = await provider.db.inSchool({ customerCode, person: nuovo }, (tx) =>
      issueFirstAccessLinks(tx, customerCode, [nuovo], { now, publicUrl: provider.url }),
    );
    const id = new URL(links.get(nuovo) ?? '').searchParams.get('id') ?? '';
    const opened = await askPublicly(provider.url, passwordLinkOpen, { id });
    const passwordNuova = 'Tre-parole-a-caso-77';
    const answer = await askPublicly(provider.url, passwordChoose, {
      id,
      username: nuovo,
      email: opened.body.email,
      passwordNuova,
      confermaPassword: passwordNuova,
    });
    expect(answer.status).toBe(204);
    const [name = '', value = ''] = (answer.headers.get('set-cookie') ?? '').split(';')[0]?.split('=') ?? [];
    const client = await oidcClient(provider.url);
    expect(await attempt(client, nuovo, passwordNuova)).toBe(429);
    put(client, name, value);
    expect(await attempt(client, nuovo, passwordNuova)).toBe('entered');
  });

  it('is not locked by 11 wrong passwords and 96 invented names from its own address', async () => {
    const { client } = await signIn(provider.url, uid, PASSWORD);
    for (const address of OWN_ADDRESSES) {
      await strangers(11, { username: uid, address });
      await strangers(96, { address });
    }
    expect(await attempt(await oidcClient(provider.url), 'docente.SG10001', PASSWORD)).toBe(429);
    expect(await attempt(client, uid, PASSWORD)).toBe('entered');
  });

  it('has as many guesses of its own and no more, and is a stranger to every other account', async () => {
    const { client } = await signIn(provider.url, uid, PASSWORD);
    const device = { id: await deviceOf(client), accounts: [accountKey(uid)] };
    await strangers(guessRates.account.most - 1, { username: uid, device });
    expect(await attempt(client, uid, 'sbagliata')).toBe(401);
    expect(await attempt(client, uid, PASSWORD)).toBe(429);
    // They were counted separately: another device of the same person can sign in.
    expect(await attempt(await oidcClient(provider.url), uid, PASSWORD)).toBe('entered');
    await strangers(guessRates.account.most, { username: 'gestore.SG10001' });
    expect(await attempt(client, 'gestore.SG10001', PASSWORD)).toBe(429);
  });

  it('is known by what we signed alone', async () => {
    const { client } = await signIn(provider.url, uid, PASSWORD);
    const { key = '', value = '' } = deviceCookie(client) ?? {};
    expect(value).not.toContain('supervisor');
    await strangers(guessRates.account.most, { username: uid });
    for (const forged of [
      `${value}x`,
      value.replace(/^[^.]+/, 'another'),
      value.replace(/\.[^.]+$/, ''),
      '..',
      '',
    ]) {
      const device = await oidcClient(provider.url);
      put(device, key, forged);
      expect(await attempt(device, uid, PASSWORD)).toBe(429);
    }
    const honest = await oidcClient(provider.url);
    put(honest, key, value);
    expect(await attempt(honest, uid, PASSWORD)).toBe('entered');
  });

  it('remembers all who share it', async () => {
    const people = [uid, 'docente.SG10001'];
    let known: ReturnType<typeof deviceCookie>;
    /** The same computer, after the previous user signed out. */
    const anew = async () => {
      const client = await oidcClient(provider.url);
      if (known) put(client, known.key, known.value);
      return client;
    };
    for (const person of people) {
      const client = await anew();
      expect(await attempt(client, person, PASSWORD)).toBe('entered');
      known = deviceCookie(client);
    }
    for (const person of people) {
      await strangers(guessRates.account.most, { username: person });
      expect(await attempt(await anew(), person, PASSWORD)).toBe('entered');
    }
  });
});
