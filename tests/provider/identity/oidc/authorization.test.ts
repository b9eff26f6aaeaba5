import { describe, expect, it } from 'vitest';
import { servedForTests } from '../../../fixtures/identityProvider';
import { oidcClient } from '../../../fixtures/oidcClient';

const provider = servedForTests();

/** Returns where an authorization request ends: a redirect to the console with an error, or a page of the provider. */
async function authorize(parameters: Record<string, string>) {
  const client = await oidcClient(provider.url);
  const { url, response, text } = await client.authorize(parameters);
  const answered = url.hash ? new URLSearchParams(url.hash.slice(1)) : url.searchParams;
  return {
    path: url.pathname,
    error: answered.get('error'),
    code: answered.get('code'),
    status: response?.status,
    text,
  };
}

describe('the authorization endpoint', () => {
  it.each([
    ['no PKCE', { code_challenge: '', code_challenge_method: '' }, 'invalid_request'],
    ['plain PKCE', { code_challenge_method: 'plain' }, 'invalid_request'],
    ['the implicit flow', { response_type: 'token' }, 'unsupported_response_type'],
    ['the hybrid flow', { response_type: 'code id_token' }, 'unsupported_response_type'],
    ['an unknown resource', { resource: 'urn:other' }, 'invalid_target'],
    ['nobody signed in and no page allowed', { prompt: 'none' }, 'login_required'],
  ])('refuses %s', async (_what, parameters, error) => {
    const answer = await authorize(parameters);
    expect(answer).toMatchObject({ path: '/accesso/ritorno', error, code: null });
  });

  it.each([
    ['an unknown client', { client_id: 'somebody-else' }],
    ['a redirect to another site', { redirect_uri: 'https://evil.example/accesso/ritorno' }],
    ['a redirect that only begins right', { redirect_uri: 'ORIGIN/accesso/ritorno/altro' }],
    ['a redirect with a query', { redirect_uri: 'ORIGIN/accesso/silenzioso?x=1' }],
    ['a redirect to another page of ours', { redirect_uri: 'ORIGIN/' }],
  ])('shows a page and redirects nobody for %s', async (_what, parameters) => {
    const own = Object.entries(parameters).map(([name, value]) => [
      name,
      value.replace('ORIGIN', provider.url),
    ]);
    const answer = await authorize(Object.fromEntries(own));
    expect(answer).toMatchObject({ path: '/oidc/auth', status: 400, code: null });
    expect(answer.text).toContain('Si è verificato un errore nel login.');
    expect(answer.text).not.toMatch(/invalid_|client_id|redirect_uri/);
  });
});

describe('what the identity provider publishes', () => {
  it('are endpoints at the public address, whatever the request says of itself', async () => {
    const answer = await fetch(`${provider.url}/oidc/.well-known/openid-configuration`, {
      headers: { 'x-forwarded-host': 'evil.example', 'x-forwarded-proto': 'https' },
    });
    expect(await answer.json()).toMatchObject({
      issuer: `${provider.url}/oidc`,
      authorization_endpoint: `${provider.url}/oidc/auth`,
      token_endpoint: `${provider.url}/oidc/token`,
      end_session_endpoint: `${provider.url}/oidc/session/end`,
      response_types_supported: ['code'],
      code_challenge_methods_supported: ['S256'],
      grant_types_supported: ['authorization_code', 'refresh_token'],
      authorization_response_iss_parameter_supported: true,
    });
  });

  it('is nothing that the console does not need', async () => {
    const answer = await fetch(`${provider.url}/oidc/.well-known/openid-configuration`);
    const names = Object.keys((await answer.json()) as object);
    for (const name of [
      'registration',
      'userinfo',
      'introspection',
      'revocation',
      'pushed_authorization_request',
    ]) {
      expect(names).not.toContain(`${name}_endpoint`);
    }
    const registration = await fetch(`${provider.url}/oidc/reg`, { method: 'POST', body: '{}' });
    expect(registration.status).toBe(404);
  });

  it('holds no private key', async () => {
    const answer = await fetch(`${provider.url}/oidc/jwks`);
    const { keys } = (await answer.json()) as { keys: object[] };
    expect(keys).toHaveLength(1);
    expect(keys[0]).not.toHaveProperty('d');
  });
});

describe('another origin', () => {
  const ask = (origin: string) =>
    fetch(`${provider.url}/oidc/token`, {
      method: 'POST',
      headers: { origin },
      body: new URLSearchParams({
        grant_type: 'refresh_token',
        client_id: 'sportello-console',
        refresh_token: 'x',
      }),
    });

  it('may not read what the token endpoint answers; our own may', async () => {
    const evil = await ask('https://evil.example');
    expect(evil.headers.get('access-control-allow-origin')).toBeNull();
    const own = await ask(provider.url);
    expect(own.headers.get('access-control-allow-origin')).toBe(provider.url);
  });
});
