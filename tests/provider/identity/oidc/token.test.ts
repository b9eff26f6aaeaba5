import * as oidc from 'openid-client';
import { getDPoPHandle, randomDPoPKeyPair } from 'openid-client';
import { describe, expect, it } from 'vitest';
import { PASSWORD, servedForTests } from '../../../fixtures/identityProvider';
import { type OidcClient, oidcClient } from '../../../fixtures/oidcClient';
import { proofFor, signIn } from '../../../fixtures/signIn';

const provider = servedForTests();
const name = { username: 'docente.SG10001', password: PASSWORD };

async function codeFor(client: OidcClient) {
  const page = await client.authorize({ prompt: 'login' });
  const { url } = await client.submit(page, name);
  return { url, asked: page.asked };
}

describe('a code', () => {
  it('is used once; the second use ends what the first gave', async () => {
    const client = await oidcClient(provider.url);
    const { url, asked } = await codeFor(client);
    const tokens = await client.exchange(url, asked);
    await expect(client.exchange(url, asked)).rejects.toMatchObject({ error: 'invalid_grant' });
    await expect(client.refresh(String(tokens.refresh_token))).rejects.toMatchObject({
      error: 'invalid_grant',
    });
  });

  it('is used once by two requests at the same moment', async () => {
    const client = await oidcClient(provider.url);
    const { url, asked } = await codeFor(client);
    const both = await Promise.allSettled([client.exchange(url, asked), client.exchange(url, asked)]);
    expect(both.filter(({ status }) => status === 'fulfilled').length).toBeLessThanOrEqual(1);
  });

  it('is refused without its PKCE verifier', async () => {
    const client = await oidcClient(provider.url);
    const { url, asked } = await codeFor(client);
    const other = { ...asked, verifier: oidc.randomPKCECodeVerifier() };
    await expect(client.exchange(url, other)).rejects.toMatchObject({ error: 'invalid_grant' });
  });

  it('is refused without a DPoP proof', async () => {
    const client = await oidcClient(provider.url);
    const { url, asked } = await codeFor(client);
    const checks = {
      pkceCodeVerifier: asked.verifier,
      expectedState: asked.state,
      expectedNonce: asked.nonce,
    };
    const bare = oidc.authorizationCodeGrant(client.config, url, checks);
    await expect(bare).rejects.toMatchObject({ error: 'invalid_grant' });
  });

  it('lives for a minute', async () => {
    const client = await oidcClient(provider.url);
    await codeFor(client);
    const row = await provider.db.asIdentity((tx) =>
      tx
        .selectFrom('oidc_payload')
        .select('payload')
        .where('model', '=', 'AuthorizationCode')
        .where('consumed_at', 'is', null)
        .executeTakeFirstOrThrow(),
    );
    const { exp, iat } = row.payload as { exp: number; iat: number };
    expect(exp - iat).toBe(60);
  });
});

describe('a refresh token', () => {
  it('gives new tokens and another refresh token', async () => {
    const person = await signIn(provider.url, name.username, PASSWORD);
    const before = person.tokens;
    await person.refresh();
    expect(person.tokens.refresh_token).not.toBe(before.refresh_token);
    expect(person.tokens.access_token).not.toBe(before.access_token);
    expect(person.claims).toMatchObject({ sub: 'docente.SG10001', customer_code: 'SG10001' });
  });

  it('works for two tabs that use it at the same moment', async () => {
    const { client, tokens } = await signIn(provider.url, name.username, PASSWORD);
    const refresh = () => client.refresh(String(tokens.refresh_token));
    const both = await Promise.all([refresh(), refresh()]);
    const late = await refresh();
    for (const { refresh_token: next } of [...both, late])
      expect(await client.refresh(String(next))).toMatchObject({ access_token: expect.any(String) });
  });

  it('ends everything that came from it when it is used again after the grace', async () => {
    const { client, tokens } = await signIn(provider.url, name.username, PASSWORD);
    const next = await client.refresh(String(tokens.refresh_token));
    provider.clock.move(9_000);
    const again = await client.refresh(String(tokens.refresh_token));
    provider.clock.move(1_500);
    const reuse = client.refresh(String(tokens.refresh_token));
    await expect(reuse).rejects.toMatchObject({ error: 'invalid_grant' });
    for (const { refresh_token: child } of [next, again]) {
      await expect(client.refresh(String(child))).rejects.toMatchObject({ error: 'invalid_grant' });
    }
  });

  it('is worth nothing without the key that it is bound to', async () => {
    const { client, tokens } = await signIn(provider.url, name.username, PASSWORD);
    const thief = { DPoP: getDPoPHandle(client.config, await randomDPoPKeyPair()) };
    const stolen = oidc.refreshTokenGrant(client.config, String(tokens.refresh_token), undefined, thief);
    await expect(stolen).rejects.toMatchObject({ error: 'invalid_grant' });
    const bare = oidc.refreshTokenGrant(client.config, String(tokens.refresh_token));
    await expect(bare).rejects.toMatchObject({ error: 'invalid_grant' });
  });

  it('is refused with a proof that was used before', async () => {
    const { client, tokens } = await signIn(provider.url, name.username, PASSWORD);
    const endpoint = `${provider.url}/oidc/token`;
    const dpop = await proofFor(client, 'POST', endpoint, '', { claims: { ath: undefined } });
    const send = (refreshToken: unknown) =>
      fetch(endpoint, {
        method: 'POST',
        headers: { dpop },
        body: new URLSearchParams({
          grant_type: 'refresh_token',
          client_id: 'sportello-console',
          refresh_token: String(refreshToken),
        }),
      });
    const first = await send(tokens.refresh_token);
    expect(first.status).toBe(200);
    const next = ((await first.json()) as { refresh_token: string }).refresh_token;
    expect((await send(next)).status).toBe(400);
  });
});

describe('the token endpoint', () => {
  it('knows no other grant', async () => {
    for (const grant of ['password', 'client_credentials', 'urn:ietf:params:oauth:grant-type:device_code']) {
      const answer = await fetch(`${provider.url}/oidc/token`, {
        method: 'POST',
        body: new URLSearchParams({ grant_type: grant, client_id: 'sportello-console', ...name }),
      });
      expect([answer.status, ((await answer.json()) as { error: string }).error]).toEqual([
        400,
        'unsupported_grant_type',
      ]);
    }
  });
});
