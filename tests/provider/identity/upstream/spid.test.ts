import { generateKeyPairSync } from 'node:crypto';
import { createServer, type Server } from 'node:http';
import { type JWTPayload, SignJWT } from 'jose';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { newsList } from '../../../../contract/news/endpoints';
import type { Database } from '../../../../provider/db/database';
import { ask, refusal } from '../../../fixtures/ask';
import type { Visit } from '../../../fixtures/cookieJar';
import { testDatabase } from '../../../fixtures/database';
import { freePort } from '../../../fixtures/freePort';
import { type Serving, serve } from '../../../fixtures/identityProvider';
import { growing, signIns } from '../../../fixtures/metric';
import { type OidcClient, oidcClient } from '../../../fixtures/oidcClient';
import { seedSchool } from '../../../fixtures/seedSchool';
import { signIn } from '../../../fixtures/signIn';

const CODE = 'VRDNNA80A41H501X';
const CLAIM = 'https://attributes.eid.gov.it/fiscal_number';
const CLIENT = 'la-nostra-scuola';

interface Changes {
  readonly claims?: JWTPayload;
  readonly header?: object;
  readonly answer?: Record<string, string | undefined>;
  readonly strange?: boolean;
}

describe('entering with a digital identity', () => {
  let db: Database;
  let serving: Serving;
  let upstream: Server;
  let issuer: string;
  let changes: Changes = {};
  let asked: URLSearchParams;
  const exchanged: URLSearchParams[] = [];
  const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const strange = generateKeyPairSync('ec', { namedCurve: 'P-256' }).privateKey;

  beforeAll(async () => {
    const port = await freePort();
    issuer = `http://localhost:${port}`;
    upstream = createServer((request, response) => {
      let sent = '';
      request.on('data', (part) => {
        sent += part;
      });
      request.on('end', () => void answer(request.url ?? '', sent).then((body) => response.end(body)));
    }).listen(port, 'localhost');
    db = await testDatabase();
    const anna = { sn: 'Verdi', cn: 'Anna', codice_fiscale: CODE, spid_enabled: true };
    const open = { spid_enabled: true };
    await seedSchool(db, 'SG10001', { ...open, accounts: [{ username: 'verdi', ...anna }] });
    await seedSchool(db, 'SG10002', {
      accounts: [{ username: 'verdi', ...anna }],
    });
    await seedSchool(db, 'SP20001', {
      ...open,
      private_school: true,
      accounts: [{ username: 'verdi', ...anna }],
    });
    const spid = {
      issuer,
      clientId: CLIENT,
      clientSecret: 'segreto',
      taxCodeClaim: CLAIM,
      scope: 'openid profile',
    };
    serving = await serve(db, { config: { spid, demo: false } });
  });
  afterAll(async () => {
    await serving.close();
    await db.close();
    upstream.close();
  });
  beforeEach(async () => {
    changes = {};
    await set('verdi.SG10001', { enabled: true, spid_enabled: true });
  });

  async function answer(url: string, body: string): Promise<string> {
    if (url.endsWith('openid-configuration')) {
      return JSON.stringify({
        issuer,
        authorization_endpoint: `${issuer}/authorize`,
        token_endpoint: `${issuer}/token`,
        jwks_uri: `${issuer}/jwks`,
        authorization_response_iss_parameter_supported: true,
      });
    }
    if (url === '/jwks') {
      const jwk = { ...publicKey.export({ format: 'jwk' }), kid: 'k', alg: 'ES256', use: 'sig' };
      return JSON.stringify({ keys: [jwk] });
    }
    exchanged.push(new URLSearchParams(body));
    const now = Math.floor(Date.now() / 1000);
    const claims = { iss: issuer, aud: CLIENT, sub: 'x', iat: now, exp: now + 60, nonce: asked.get('nonce') };
    const id_token = await new SignJWT({
      ...claims,
      [CLAIM]: `TINIT-${CODE}`,
      ...changes.claims,
    } as JWTPayload)
      .setProtectedHeader({ alg: 'ES256', kid: 'k', ...changes.header })
      .sign(changes.strange ? strange : privateKey);
    return JSON.stringify({ id_token });
  }

  const set = (uid: string, values: { enabled?: boolean; spid_enabled?: boolean }) =>
    db.asOwner((tx) => tx.updateTable('account').set(values).where('uid', '=', uid).execute());

  /** Goes from the sign-in page to the upstream provider, and back with its response. */
  async function comeBack(client: OidcClient, page: Visit): Promise<Visit> {
    await client.browser.visit(`${page.url.href}/spid`);
    const state = asked.get('state') ?? '';
    const answered = { code: 'the-code', state, iss: issuer, ...changes.answer };
    const given = Object.entries(answered).filter((one): one is [string, string] => one[1] !== undefined);
    return client.browser.visit(`${asked.get('redirect_uri')}?${new URLSearchParams(given)}`);
  }

  async function enter(client: OidcClient) {
    const page = await client.authorize();
    return { page, back: await comeBack(client, page) };
  }

  /** Shows the upstream provider's page without signing in, and records its parameters. */
  const send: typeof fetch = async (input, init) => {
    const url = String(input);
    if (!url.startsWith(`${issuer}/authorize`)) return fetch(input, init);
    asked = new URL(url).searchParams;
    return new Response('the page of the upstream provider');
  };
  const newClient = () => oidcClient(serving.url, send);

  it('SESSION-004 signs in the account of the same tax code, as a user of type SPID', async () => {
    const client = await newClient();
    const counted = await growing(db, signIns('spid', 'done'));
    const { page, back } = await enter(client);
    expect(await counted()).toEqual([1]);
    const tokens = await client.exchange(back.url, page.asked);
    expect(tokens.claims()).toMatchObject({
      sub: 'SPID::verdi.SG10001',
      user_type: 'SPID',
      selected_account: { username: 'verdi.SG10001' },
    });
    expect(asked.get('code_challenge_method')).toBe('S256');
    expect(exchanged.at(-1)?.get('code_verifier')?.length).toBeGreaterThanOrEqual(43);
    expect(exchanged.at(-1)?.get('client_secret')).toBe('segreto');
  });

  it('is over at the next call once Spid is switched off for the account', async () => {
    const person = await signIn(serving.url, '', '', { fetch: send, by: comeBack });
    expect((await ask(person, newsList)).status).toBe(200);
    await set('verdi.SG10001', { spid_enabled: false });
    expect(refusal(await ask(person, newsList)).code).toBe('unauthenticated');
  });

  it('is offered on the sign-in page where there is such a provider', async () => {
    const page = await (await newClient()).authorize();
    expect(page.text).toContain('Entra con SPID');
    expect(page.text).toContain('Entra con CIE');
  });

  it.each([
    ['of another issuer', { claims: { iss: 'https://evil.example' } }],
    ['for another client', { claims: { aud: 'another' } }],
    ['for another request', { claims: { nonce: 'another' } }],
    ['that has ended', { claims: { exp: 1 } }],
    ['signed by another key', { strange: true }],
    ['that names another provider', { answer: { iss: 'https://evil.example' } }],
    ['that names no provider', { answer: { iss: undefined } }],
    ['that says no', { answer: { error: 'access_denied', code: undefined } }],
  ] satisfies readonly (readonly [string, Changes])[])(
    'is refused with an answer %s',
    async (_what, change) => {
      changes = change;
      const { back } = await enter(await newClient());
      expect(back.response?.status).toBe(403);
      expect(back.text).toContain('Accesso con SPID non riuscito');
    },
  );

  it.each([
    ['another person', { claims: { [CLAIM]: 'TINIT-XXXXXX00X00X000X' } }],
    ['nobody', { claims: { [CLAIM]: undefined } }],
  ] satisfies readonly (readonly [string, Changes])[])('opens nothing to %s', async (_who, change) => {
    changes = change;
    const { back } = await enter(await newClient());
    expect(back.text).toContain('nessun account attivo e abilitato a Spid');
  });

  it.each([{ enabled: false }, { spid_enabled: false }])(
    'opens no account with %j, nor one of a school without Spid or of a private one',
    async (values) => {
      await set('verdi.SG10001', values);
      const { back } = await enter(await newClient());
      expect(back.text).toContain('nessun account attivo e abilitato a Spid');
    },
  );

  it('takes an answer once, in the browser that asked', async () => {
    const client = await newClient();
    const { back } = await enter(client);
    expect(back.response).toBeUndefined();
    const again = `${asked.get('redirect_uri')}?${new URLSearchParams({ code: 'c', state: asked.get('state') ?? '', iss: issuer })}`;
    expect((await client.browser.visit(again)).text).toContain('Accesso scaduto');
    const first = await newClient();
    const page = await first.authorize();
    await first.browser.visit(`${page.url.href}/spid`);
    const stolen = `${asked.get('redirect_uri')}?${new URLSearchParams({ code: 'c', state: asked.get('state') ?? '', iss: issuer })}`;
    expect((await (await newClient()).browser.visit(stolen)).text).toContain('Accesso scaduto');
  });

  it('asks which account is meant where several are', async () => {
    const change = (spid_enabled: boolean) =>
      db.asOwner((tx) =>
        tx.updateTable('school').set({ spid_enabled }).where('customer_code', '=', 'SG10002').execute(),
      );
    await change(true);
    const client = await newClient();
    const { page, back } = await enter(client);
    expect(back.text).toContain('verdi.SG10001');
    const chosen = await client.submit(back, { account: 'verdi.SG10002' });
    const tokens = await client.exchange(chosen.url, page.asked);
    expect(tokens.claims()?.sub).toBe('SPID::verdi.SG10002');
    await change(false);
  });

  it('opens the account of the school that is open, where another of the same person is closed', async () => {
    const ofSchool = (values: { readonly spid_enabled: boolean; readonly closed_at: Date | null }) =>
      db.asOwner((tx) =>
        tx.updateTable('school').set(values).where('customer_code', '=', 'SG10002').execute(),
      );
    await ofSchool({ spid_enabled: true, closed_at: new Date() });
    const client = await newClient();
    const { page, back } = await enter(client);
    // No account selection is shown.
    expect(back.response).toBeUndefined();
    expect((await client.exchange(back.url, page.asked)).claims()?.sub).toBe('SPID::verdi.SG10001');
    await ofSchool({ spid_enabled: false, closed_at: null });
  });

  it('opens none of them that was closed to Spid while it was asked', async () => {
    const ofSchool = (spid_enabled: boolean) =>
      db.asOwner((tx) =>
        tx.updateTable('school').set({ spid_enabled }).where('customer_code', '=', 'SG10002').execute(),
      );
    await ofSchool(true);
    const client = await newClient();
    const { back } = await enter(client);
    await set('verdi.SG10001', { spid_enabled: false });
    const chosen = await client.submit(back, { account: 'verdi.SG10001' });
    expect(chosen.text).toContain('Accesso scaduto');
    await ofSchool(false);
  });
});
