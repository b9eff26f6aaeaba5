import { createHmac, generateKeyPairSync } from 'node:crypto';
import { type JWTPayload, SignJWT } from 'jose';
import { beforeEach, describe, expect, it } from 'vitest';
import type { OutsideConfig } from '../../../../provider/config';
import { createDiscovery, watched } from '../../../../provider/identity/discovery';
import { createOutsideTokenReader } from '../../../../provider/identity/outside/accessToken';

const ISSUER = 'https://identita.example/realms/scuole/';
const config: OutsideConfig = {
  issuer: ISSUER,
  clientId: 'la-console',
  audience: 'https://api.scuole.example',
  accountClaim: 'account',
  scope: 'openid',
  resource: undefined,
  accountUrl: undefined,
};
const pair = () => generateKeyPairSync('ec', { namedCurve: 'P-256' });
const [own, strange] = [pair(), pair()];
const jwk = { ...own.publicKey.export({ format: 'jwk' }), kid: 'k', alg: 'ES256', use: 'sig' };
const NOW = new Date('2026-11-20T09:00:00Z');
const now = NOW.getTime() / 1000;
const HOUR = 3600;
const honest: JWTPayload = {
  iss: ISSUER,
  aud: [config.audience, 'another'],
  azp: config.clientId,
  sub: 'f3b1',
  sid: 's-1',
  iat: now,
  exp: now + 600,
  auth_time: now - 60,
  account: 'rossi.mario.SG10001',
};

describe('an access token of an outside provider', () => {
  let asked: string[];
  let away: boolean;
  let warnings: string[];
  let read: ReturnType<typeof createOutsideTokenReader>;

  beforeEach(() => {
    asked = [];
    warnings = [];
    away = false;
    const send = (async (input: string | URL) => {
      const url = String(input);
      asked.push(url.slice(ISSUER.length));
      if (away) throw new TypeError('fetch failed');
      return url.endsWith('/jwks')
        ? Response.json({ keys: [jwk] })
        : Response.json({ issuer: ISSUER, jwks_uri: `${ISSUER}jwks` });
    }) as typeof fetch;
    const log = {
      error: (details: { readonly claim?: string }, message: string) =>
        void warnings.push(details.claim ?? message),
    };
    const told = watched(ISSUER, log, send);
    read = createOutsideTokenReader(config, createDiscovery(ISSUER, told), log, told);
  });

  const signed = (claims: JWTPayload = {}, header: object = {}, key = own.privateKey) =>
    new SignJWT({ ...honest, ...claims })
      .setProtectedHeader({ alg: 'ES256', kid: 'k', typ: 'at+jwt', ...header })
      .sign(key);
  const code = (jwt: string) =>
    read(jwt, NOW).then(
      () => 'read',
      (error: { code?: string }) => error.code,
    );

  it('says who it is for, and when they proved it', async () => {
    const token = await read(await signed(), NOW);
    expect(token).toMatchObject({ account: 'rossi.mario.SG10001', jkt: undefined, issuedAt: NOW });
    expect(token.authenticatedAt).toEqual(new Date(NOW.getTime() - 60_000));
  });

  it('belongs to one session until the person proves again who they are', async () => {
    const session = async (claims: JWTPayload) => (await read(await signed(claims), NOW)).session;
    const first = await session({});
    expect(await session({ iat: now - 10, jti: 'another' })).toBe(first);
    expect(await session({ auth_time: now - 30 })).not.toBe(first);
    expect(await session({ sid: 's-2' })).not.toBe(first);
    expect(await session({ sub: 'another' })).not.toBe(first);
  });

  it('is checked with keys that are fetched once', async () => {
    await Promise.all([read(await signed(), NOW), read(await signed({ jti: '2' }), NOW)]);
    await read(await signed({ jti: '3' }), NOW);
    expect(asked).toEqual(['.well-known/openid-configuration', 'jwks']);
  });

  it('is neither taken nor refused while the keys cannot be had', async () => {
    away = true;
    for (let time = 0; time < 3; time += 1) expect(await code(await signed())).toBe('unavailable');
    const begins = `The OpenID provider ${ISSUER} does not answer: fetch failed. Nobody signs in there until it does.`;
    expect(warnings).toEqual([begins]);
    away = false;
    expect(await code(await signed())).toBe('read');
    expect(warnings[1]).toContain('answers again; 3 pieces');
    expect(warnings).toHaveLength(2);
  });

  it.each<[string, JWTPayload, string]>([
    ['of another issuer', { iss: 'https://altri.example' }, 'iss'],
    ['for the client, as ID tokens are', { aud: config.clientId }, 'aud'],
    ['of another client', { azp: 'un-altro' }, 'client_id'],
    ['of no client', { azp: undefined }, 'client_id'],
    ['that names no account', { account: undefined }, 'account'],
    ['that names it by no text', { account: ['a', 'b'] }, 'account'],
    ['that does not say when the person signed in', { auth_time: undefined }, 'auth_time'],
    ['that is good for more than an hour', { exp: now + HOUR + 1 }, 'exp'],
    ['that is bound to a certificate', { cnf: { 'x5t#S256': 'x' } }, 'cnf'],
  ])('is refused %s, and the log says why', async (_what, claims, claim) => {
    expect(await code(await signed(claims))).toBe('unauthenticated');
    expect(warnings).toEqual([claim]);
  });

  it.each<[string, JWTPayload]>([
    ['over', { iat: now - 700, exp: now - 100 }],
    ['of somebody who proved who they are more than ten hours ago', { auth_time: now - 10 * HOUR - 1 }],
    ['not good yet', { nbf: now + 100 }],
  ])('is refused when it is %s', async (_what, claims) => {
    expect(await code(await signed(claims))).toBe('unauthenticated');
  });

  it('is refused when it is unsigned, signed by another key, or with what everybody knows', async () => {
    const [, payload] = (await signed()).split('.');
    const encode = (part: object) => Buffer.from(JSON.stringify(part)).toString('base64url');
    const text = `${encode({ alg: 'HS256', kid: 'k', typ: 'at+jwt' })}.${payload}`;
    const known = own.publicKey.export({ format: 'pem', type: 'spki' });
    const hmac = createHmac('sha256', known).update(text).digest('base64url');
    for (const jwt of [
      `${encode({ alg: 'none', typ: 'at+jwt' })}.${payload}.`,
      `${text}.${hmac}`,
      await signed({}, {}, strange.privateKey),
      await signed({}, { kid: 'unknown' }),
      await signed({}, { typ: 'logout+jwt' }),
      'not-a-token',
    ]) {
      expect(await code(jwt)).toBe('unauthenticated');
    }
  });
});
