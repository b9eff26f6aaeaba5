import { decodeJwt, decodeProtectedHeader } from 'jose';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { API_RESOURCE, OIDC_CLIENT } from '../../../contract/constants';
import type { Visit } from '../../fixtures/cookieJar';
import { PASSWORD, servedForTests } from '../../fixtures/identityProvider';
import { type OidcClient, oidcClient } from '../../fixtures/oidcClient';
import { askForCodes, codeOf, linkApp } from '../../fixtures/oneTimeCode';
import { SignInFailed, signIn } from '../../fixtures/signIn';

const provider = servedForTests();

describe('signing in', () => {
  it('SESSION-001 gives a user of a school tokens that open the session', async () => {
    const docente = await signIn(provider.url, 'docente.SG10001', PASSWORD);
    const answer = await docente.fetch('/api/session', { method: 'POST' });
    expect(answer.status).toBe(200);
    expect(await answer.json()).toMatchObject({ profile: { sub: 'docente.SG10001' } });
  });

  it('gives a DPoP-bound ES256 access token of ten minutes, for the API alone', async () => {
    const { tokens } = await signIn(provider.url, 'docente.SG10001', PASSWORD);
    const claims = decodeJwt(tokens.access_token);
    expect(tokens.token_type).toBe('dpop');
    expect(decodeProtectedHeader(tokens.access_token)).toMatchObject({ alg: 'ES256', typ: 'at+jwt' });
    expect(claims).toMatchObject({
      iss: `${provider.url}/oidc`,
      aud: API_RESOURCE,
      client_id: OIDC_CLIENT,
      scope: 'api',
      cnf: { jkt: expect.any(String) },
    });
    expect((claims.exp ?? 0) - (claims.iat ?? 0)).toBe(600);
  });

  it('takes the user name in any case and with spaces around it', async () => {
    const { claims } = await signIn(provider.url, '  Docente.sg10001 ', PASSWORD);
    expect(claims.sub).toBe('docente.SG10001');
  });

  it('lets nobody in who has no password yet', async () => {
    await expect(signIn(provider.url, 'nuovo.SG10001', '')).rejects.toBeInstanceOf(SignInFailed);
    await expect(signIn(provider.url, 'nuovo.SG10001', PASSWORD)).rejects.toMatchObject({ status: 401 });
  });

  it('tells who answered: iss comes back with the code', async () => {
    const client = await oidcClient(provider.url);
    const page = await client.authorize();
    const back = await client.submit(page, { username: 'docente.SG10001', password: PASSWORD });
    expect(back.url.searchParams.get('iss')).toBe(`${provider.url}/oidc`);
  });

  it('does not ask again while the session lasts, and asks when told to', async () => {
    const { client } = await signIn(provider.url, 'docente.SG10001', PASSWORD);
    expect((await client.authorize({ prompt: 'none' })).url.searchParams.has('code')).toBe(true);
    expect((await client.authorize({ prompt: 'login' })).url.pathname).toMatch(/^\/accedi\//);
  });

  it('comes back to each of the three addresses of the console', async () => {
    const { client } = await signIn(provider.url, 'docente.SG10001', PASSWORD);
    for (const path of ['/accesso/ritorno', '/accesso/silenzioso', '/accesso/finestra']) {
      const { url } = await client.authorize({ redirect_uri: provider.url + path, prompt: 'none' });
      expect([url.pathname, url.searchParams.has('code')]).toEqual([path, true]);
    }
  });

  it('remembers when somebody signed in, and when before that', async () => {
    const read = () =>
      provider.db.asIdentity((tx) =>
        tx
          .selectFrom('account')
          .select(['last_login', 'previous_login', 'version'])
          .where('uid', '=', 'campus.SG10001')
          .executeTakeFirstOrThrow(),
      );
    await signIn(provider.url, 'campus.SG10001', PASSWORD);
    const first = await read();
    expect(first).toMatchObject({ last_login: expect.any(Date), previous_login: null });
    await signIn(provider.url, 'campus.SG10001', PASSWORD);
    const second = await read();
    expect(second.previous_login).toEqual(first.last_login);
    expect(Number(second.last_login)).toBeGreaterThan(Number(first.last_login));
    // The record itself was not edited: it can still be saved from an open form.
    expect(second.version).toBe(first.version);
  });
});

describe('a one-time code that is sent twice, as by a double click', () => {
  const uid = 'docente.SG10001';
  let secret = '';
  beforeAll(async () => {
    await askForCodes(provider.db, uid);
    const { page } = await afterPassword();
    secret = await linkApp(provider.url, /href="(\/otp\?id=[\w-]+)"/.exec(page.text)?.[1] ?? '');
  });
  afterAll(() => askForCodes(provider.db, uid, false));

  async function afterPassword() {
    const client = await oidcClient(provider.url);
    const asked = await client.authorize({ prompt: 'login' });
    return { client, asked, page: await client.submit(asked, { username: uid, password: PASSWORD }) };
  }

  /** Sends the code, and drops the response before it is followed. */
  async function send({ browser }: OidcClient, page: Visit, codice: string): Promise<Response> {
    const headers = { cookie: browser.jar.getCookieStringSync(page.url.href) };
    const body = new URLSearchParams({ codice });
    return fetch(page.url, { method: 'POST', headers, body, redirect: 'manual' });
  }
  /** Returns the audit entries of sign-ins, successful and refused. */
  const signInsOf = () =>
    provider.db.asOwner((tx) =>
      tx
        .selectFrom('audit_entry')
        .select('seq')
        .where('entity', '=', 'session')
        .where('action', '=', 'signIn')
        .where('id', '=', uid)
        .execute(),
    );

  it('goes on: the second is not judged, refused or counted', async () => {
    const { client, asked, page } = await afterPassword();
    const before = (await signInsOf()).length;
    const code = codeOf(secret);
    expect((await send(client, page, code)).status).toBe(303);
    const back = await client.submit(page, { codice: code });
    expect((await client.exchange(back.url, asked.asked)).claims()?.sub).toBe(uid);
    expect((await signInsOf()).length - before).toBe(1);
  });

  it('goes on when both are under way at once, and is one sign-in', async () => {
    const { client, asked, page } = await afterPassword();
    const before = (await signInsOf()).length;
    const code = codeOf(secret, 1);
    const both = await Promise.all([1, 2, 3].map(() => send(client, page, code)));
    expect(both.map(({ status }) => status)).toEqual([303, 303, 303]);
    expect(new Set(both.map(({ headers }) => headers.get('location'))).size).toBe(1);
    const back = await client.browser.visit(both[0]?.headers.get('location') ?? '');
    expect((await client.exchange(back.url, asked.asked)).claims()?.sub).toBe(uid);
    expect((await signInsOf()).length - before).toBe(1);
  });

  it('does not sign in a person who typed the password anew after it', async () => {
    const { client, asked, page } = await afterPassword();
    await provider.db.asOwner((tx) => tx.updateTable('otp_method').set({ last_step: 0 }).execute());
    expect((await send(client, page, codeOf(secret))).status).toBe(303);
    const anew = await client.browser.visit(asked.url.href);
    const next = await client.submit(anew, { username: uid, password: PASSWORD });
    expect((await client.submit(next, { codice: codeOf(secret) })).response?.status).toBe(401);
  });
});
