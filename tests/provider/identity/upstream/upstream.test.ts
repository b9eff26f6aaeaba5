import { generateKeyPairSync } from 'node:crypto';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import type { Clock } from '../../../../contract/values/clock';
import type { ClientAuthentication, UpstreamConfig } from '../../../../provider/config';
import { watched } from '../../../../provider/identity/discovery';
import { issuerFetch } from '../../../../provider/identity/issuerFetch';
import { createUpstream, newRequest } from '../../../../provider/identity/upstream/upstream';
import { systemClock } from '../../../../provider/systemClock';
import { browserLike } from '../../../fixtures/cookieJar';
import { tlsCertificate } from '../../../fixtures/tlsCertificate';
import {
  VOUCHED_RETURN,
  VOUCHED_SECRET,
  type VouchingProvider,
  vouchingProvider,
} from '../../../fixtures/vouchingProvider';

const pem = ({ privateKey }: { readonly privateKey: { export(options: object): string | Buffer } }) =>
  String(privateKey.export({ type: 'pkcs8', format: 'pem' }));
const keys = {
  rsa: pem(generateKeyPairSync('rsa', { modulusLength: 2048 })),
  'P-256': pem(generateKeyPairSync('ec', { namedCurve: 'P-256' })),
  'P-384': pem(generateKeyPairSync('ec', { namedCurve: 'P-384' })),
  ed25519: pem(generateKeyPairSync('ed25519')),
};
const log = { error: () => undefined };

/** Goes there and back, and returns the result. */
async function vouched(
  { issuer }: VouchingProvider,
  clientId: string,
  given: Pick<UpstreamConfig, 'clientSecret' | 'authentication'>,
  clock: Clock = systemClock,
) {
  const config = { issuer, clientId, taxCodeClaim: 'tax_code', scope: 'openid', ...given };
  const certificate = given.authentication?.method === 'tls_client_auth' ? given.authentication : undefined;
  const send = watched(issuer, log, issuerFetch(issuer, [], certificate));
  const upstream = createUpstream(config, VOUCHED_RETURN, send, clock);
  const request = newRequest();
  const { visit } = browserLike(fetch, VOUCHED_RETURN);
  const back = await visit(await upstream.authorize('the-state', request));
  return upstream.complete(back.url.searchParams, request);
}

describe('a client of a provider of digital identities', () => {
  let provider: VouchingProvider;
  beforeAll(async () => {
    provider = await vouchingProvider({ keys });
  });
  afterAll(() => provider.close());

  const noSecret = { clientSecret: undefined };
  const secret = { clientSecret: VOUCHED_SECRET };

  it.each([
    ['none', 'none', noSecret, undefined],
    ['a secret, in the body unless configured otherwise', 'client_secret_post', secret, undefined],
    [
      'a secret in the body',
      'client_secret_post',
      { ...secret, authentication: { method: 'client_secret_post' } },
      undefined,
    ],
    [
      'a secret in a header',
      'client_secret_basic',
      { ...secret, authentication: { method: 'client_secret_basic' } },
      'Basic',
    ],
    ...Object.entries(keys).map(
      ([name, key]) =>
        [
          `a key of ${name}`,
          name,
          { ...noSecret, authentication: { method: 'private_key_jwt', key, keyId: name } },
          undefined,
        ] as const,
    ),
  ] satisfies readonly (readonly [
    string,
    string,
    Pick<UpstreamConfig, 'clientSecret' | 'authentication'>,
    string | undefined,
  ])[])('proves itself with %s', async (_what, clientId, given, header) => {
    expect(await vouched(provider, clientId, given)).toMatchObject({
      sub: 'anna',
      tax_code: 'VRDNNA80A41H501X',
    });
    expect(provider.exchanges.at(-1)).toBe(header);
  });

  it('that the provider does not accept is distinguished from an answer that does not hold', async () => {
    const wrong = { clientSecret: 'another' };
    const other: ClientAuthentication = { method: 'private_key_jwt', key: keys.ed25519, keyId: 'P-256' };
    for (const [clientId, given] of [
      ['client_secret_post', wrong],
      ['client_secret_basic', { ...wrong, authentication: { method: 'client_secret_basic' } }],
      ['P-256', { ...noSecret, authentication: other }],
    ] as const)
      await expect(vouched(provider, clientId, given), clientId).rejects.toMatchObject({
        name: 'ClientRefused',
        message: expect.stringContaining('invalid_client'),
      });
  });

  it('says so where the token endpoint answers with a page', async () => {
    const send = async (input: string | URL | Request, init?: RequestInit) =>
      init?.method === 'POST' ? new Response('<html>') : fetch(input, init);
    const config = { issuer: provider.issuer, clientId: 'none', taxCodeClaim: 'tax_code', scope: 'openid' };
    const upstream = createUpstream({ ...config, ...noSecret }, VOUCHED_RETURN, send);
    const answer = new URLSearchParams({ code: 'x', iss: provider.issuer });
    await expect(upstream.complete(answer, newRequest())).rejects.toMatchObject({ name: 'BadAnswer' });
  });

  it('looks at tokens by the clock that it was given', async () => {
    const moved = (minutes: number): Clock => ({ now: () => new Date(Date.now() + minutes * 60_000) });
    await expect(vouched(provider, 'none', noSecret, moved(9))).resolves.toMatchObject({ sub: 'anna' });
    for (const minutes of [-5, 11, 90])
      await expect(vouched(provider, 'none', noSecret, moved(minutes))).rejects.toMatchObject({
        name: 'UpstreamRefused',
      });
  });
});

describe('a client that proves itself with a certificate', () => {
  const client = tlsCertificate('la-nostra-scuola');
  let provider: VouchingProvider;
  beforeAll(async () => {
    provider = await vouchingProvider({ client });
  });
  afterAll(() => provider.close());
  afterEach(() => vi.unstubAllEnvs());

  const withTls = (pair: { readonly key: string; readonly certificate: string }) =>
    ({ clientSecret: undefined, authentication: { method: 'tls_client_auth', ...pair } }) as const;

  it('gives it with the connection', async () => {
    // The provider's own certificate is not signed by a known authority.
    vi.stubEnv('NODE_TLS_REJECT_UNAUTHORIZED', '0');
    expect(await vouched(provider, 'tls_client_auth', withTls(client))).toMatchObject({ sub: 'anna' });
    await expect(
      vouched(provider, 'tls_client_auth', withTls(tlsCertificate('another'))),
    ).rejects.toMatchObject({ name: 'ClientRefused' });
  });

  it('gives it to nobody whose own certificate is not signed by a known authority', async () => {
    await expect(vouched(provider, 'tls_client_auth', withTls(client))).rejects.toMatchObject({
      name: 'ProviderAway',
    });
    expect(provider.exchanges).toHaveLength(2);
  });
});
