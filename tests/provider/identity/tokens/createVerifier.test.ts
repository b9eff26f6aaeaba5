import { generateKeyPairSync } from 'node:crypto';
import { decodeJwt, importJWK, type JWK, type JWTPayload, SignJWT } from 'jose';
import { customFetch, fetchProtectedResource, randomDPoPKeyPair } from 'openid-client';
import { describe, expect, it } from 'vitest';
import { loadKeys } from '../../../../provider/identity/oidc/keys';
import { PASSWORD, servedForTests } from '../../../fixtures/identityProvider';
import { proofFor, type SignedIn, signIn } from '../../../fixtures/signIn';

const provider = servedForTests();
const PATH = '/api/session';

const person = () => signIn(provider.url, 'docente.SG10001', PASSWORD);

/** Returns the API's response to a call with these headers. */
async function call(headers: Record<string, string>, path = PATH): Promise<number> {
  return (await fetch(provider.url + path, { method: 'POST', headers })).status;
}

/** Returns a proof for these tests' call with a person's key. */
function proof(
  { client, tokens }: SignedIn,
  changes: Parameters<typeof proofFor>[4] = {},
  token = tokens.access_token,
) {
  return proofFor(client, 'POST', provider.url + PATH, token, changes);
}

/** Returns a person's access token with other claims or another header, signed with the provider's own key. */
async function forged(
  token: string,
  claims: JWTPayload,
  header: object = {},
  key?: CryptoKey,
): Promise<string> {
  const { jwks } = await loadKeys(provider.db);
  const [jwk] = jwks.keys;
  return new SignJWT({ ...decodeJwt(token), ...claims })
    .setProtectedHeader({ alg: 'ES256', typ: 'at+jwt', kid: jwk?.kid, ...header })
    .sign(key ?? ((await importJWK(jwk as JWK, 'ES256')) as CryptoKey));
}

/** Returns the other valid ECDSA signature (r, n - s) of the same text. */
function malleated(signature: string): string {
  const order = 0xffffffff00000000ffffffffffffffffbce6faada7179e84f3b9cac2fc632551n;
  const bytes = Buffer.from(signature, 'base64url');
  const s = BigInt(`0x${bytes.subarray(32).toString('hex')}`);
  const other = (order - s).toString(16).padStart(64, '0');
  return Buffer.concat([bytes.subarray(0, 32), Buffer.from(other, 'hex')]).toString('base64url');
}

const seconds = () => Math.floor(Date.now() / 1000);

describe('an access token', () => {
  it('is accepted with a fresh proof for each call', async () => {
    const holder = await person();
    expect(await call(await holder.headers('POST', PATH))).toBe(200);
    expect(await call(await holder.headers('POST', PATH))).toBe(200);
  });

  it('says when the person proved who they are, to the millisecond', async () => {
    const before = Date.now();
    const holder = await person();
    const headers = await holder.headers('GET', PATH);
    const found = await provider.identity.verify({ method: 'GET', url: PATH, headers });
    expect(found).toMatchObject({
      sub: 'docente.SG10001',
      person: 'docente.SG10001',
      uid: 'docente.SG10001',
      customerCode: 'SG10001',
      userType: 'PEOPLE',
    });
    expect(found.authenticatedAt.getTime()).toBeGreaterThanOrEqual(before);
    expect(found.authenticatedAt.getTime()).toBeLessThanOrEqual(Date.now());
  });

  it('is worth nothing as a Bearer token', async () => {
    const { tokens } = await person();
    expect(await call({ authorization: `Bearer ${tokens.access_token}` })).toBe(401);
  });

  it('is worth nothing without a proof, with two, or with one by another key', async () => {
    const holder = await person();
    const authorization = `DPoP ${holder.tokens.access_token}`;
    expect(await call({ authorization })).toBe(401);
    expect(await call({ authorization, dpop: `${await proof(holder)}, ${await proof(holder)}` })).toBe(401);
    const thief = { ...holder, client: { ...holder.client, keys: await randomDPoPKeyPair() } };
    expect(await call({ authorization, dpop: await proof(thief) })).toBe(401);
  });

  it('is worth nothing after ten minutes', async () => {
    const holder = await person();
    const times = { iat: seconds() - 700, exp: seconds() - 100 };
    const token = await forged(holder.tokens.access_token, times);
    const dpop = await proof(holder, {}, token);
    expect(await call({ authorization: `DPoP ${token}`, dpop })).toBe(401);
  });

  it.each([
    ['for somebody else', { aud: 'urn:other' }],
    ['by somebody else', { iss: 'https://evil.example/oidc' }],
    ['for another client', { client_id: 'another-client' }],
    ['that does not say when the person signed in', { auth_time: undefined }],
    ['that is bound to no key', { cnf: undefined }],
  ])('is refused %s', async (_what, claims) => {
    const holder = await person();
    const honest = await forged(holder.tokens.access_token, {});
    const token = await forged(holder.tokens.access_token, claims);
    const sent = async (one: string) => ({
      authorization: `DPoP ${one}`,
      dpop: await proof(holder, {}, one),
    });
    expect(await call(await sent(honest))).toBe(200);
    expect(await call(await sent(token))).toBe(401);
  });

  it('is refused when it is an ID token, unsigned, or signed by another key', async () => {
    const holder = await person();
    const token = holder.tokens.access_token;
    const [, payload] = token.split('.');
    const none = Buffer.from(JSON.stringify({ alg: 'none', typ: 'at+jwt' })).toString('base64url');
    const stranger = generateKeyPairSync('ec', { namedCurve: 'P-256' }).privateKey.export({ format: 'jwk' });
    const strange = (await importJWK(stranger as JWK, 'ES256')) as CryptoKey;
    const others = [
      await forged(token, {}, { typ: 'JWT' }),
      `${none}.${payload}.`,
      await forged(token, {}, {}, strange),
      await forged(token, {}, { kid: 'unknown' }),
      `${token.slice(0, -4)}AAAA`,
      'not-a-token',
    ];
    for (const other of others) {
      expect(await call({ authorization: `DPoP ${other}`, dpop: await proof(holder, {}, other) })).toBe(401);
    }
  });
});

describe('a proof', () => {
  it('is used once', async () => {
    const headers = await (await person()).headers('POST', PATH);
    expect(await call(headers)).toBe(200);
    expect(await call(headers)).toBe(401);
  });

  it('that is spent lets a standard client repeat the call, as after a proxy sent it twice, and one of an ended session does not', async () => {
    const holder = await person();
    const { config, dpop } = holder.client;
    const answers: number[] = [];
    config[customFetch] = async (url, init) => {
      const send = () => fetch(url, init as RequestInit);
      // The proxy sends the first request again, since the process that did it died before it answered.
      if (answers.length === 0) await send();
      const answer = await send();
      answers.push(answer.status);
      return answer;
    };
    const url = new URL(provider.url + PATH);
    const use = () =>
      fetchProtectedResource(config, holder.tokens.access_token, url, 'POST', undefined, undefined, dpop());
    expect([(await use()).status, answers]).toEqual([200, [401, 200]]);
    const spent = await holder.headers('POST', PATH);
    await call(spent);
    const again = await fetch(url, { method: 'POST', headers: spent });
    expect(again.headers.get('www-authenticate')).toBe('DPoP algs="ES256", error="use_dpop_nonce"');
    expect(again.headers.get('dpop-nonce')).toMatch(/^[\w-]{22}$/);
    await holder.logout();
    const ended = await fetch(url, { method: 'POST', headers: spent });
    expect(ended.headers.get('www-authenticate')).toBe('DPoP algs="ES256", error="invalid_token"');
    expect(ended.headers.get('dpop-nonce')).toBeNull();
  });

  it('is the same proof in another spelling', async () => {
    const headers = await (await person()).headers('POST', PATH);
    expect(await call(headers)).toBe(200);
    const [header, payload, signature = ''] = String(headers.dpop).split('.');
    for (const other of [`${signature}==`, `${signature}!`, malleated(signature)]) {
      expect(await call({ ...headers, dpop: `${header}.${payload}.${other}` })).toBe(401);
    }
  });

  it('is used once by many requests at the same moment', async () => {
    const headers = await (await person()).headers('POST', PATH);
    const answers = await Promise.all(Array.from({ length: 10 }, () => call(headers)));
    expect(answers.filter((status) => status === 200)).toHaveLength(1);
    const others = await (await person()).headers('GET', PATH);
    const use = () => provider.identity.verify({ method: 'GET', url: PATH, headers: others });
    const used = await Promise.allSettled(Array.from({ length: 10 }, use));
    expect(used.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
  });

  it.each([
    ['another address', { claims: { htu: 'https://evil.example/api/session' } }],
    ['another path', { claims: { htu: 'ORIGIN/api/users/SG10001/find' } }],
    ['another method', { claims: { htm: 'GET' } }],
    ['another token', { claims: { ath: 'AAAA' } }],
    ['a moment long ago', { claims: { iat: seconds() - 400 } }],
    ['a moment to come', { claims: { iat: seconds() + 400 } }],
    ['no name of its own', { claims: { jti: undefined } }],
    ['another use', { header: { typ: 'JWT' } }],
    ['no signature', { header: { alg: 'none' } }],
  ])('is refused for %s', async (_what, changes) => {
    const holder = await person();
    const own = JSON.parse(JSON.stringify(changes).replace('ORIGIN', provider.url)) as typeof changes;
    // JSON drops undefined values, which mean missing claims.
    const jti = 'claims' in changes && 'jti' in changes.claims ? { claims: { jti: undefined } } : own;
    const authorization = `DPoP ${holder.tokens.access_token}`;
    expect(await call({ authorization, dpop: await proof(holder, jti) })).toBe(401);
  });

  it('is for the path, whatever the query', async () => {
    const holder = await person();
    const headers = await holder.headers('GET', PATH);
    const found = await provider.identity.verify({ method: 'GET', url: `${PATH}?qualcosa=1`, headers });
    expect(found.uid).toBe('docente.SG10001');
  });
});
