import { generateKeyPairSync } from 'node:crypto';
import { SignJWT } from 'jose';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createDiscovery, watched } from '../../../provider/identity/discovery';
import { issuerFetch } from '../../../provider/identity/issuerFetch';
import { createOutsideTokenReader } from '../../../provider/identity/outside/accessToken';
import { createUpstream, newRequest } from '../../../provider/identity/upstream/upstream';
import { tlsCertificate } from '../../fixtures/tlsCertificate';
import { type WebServer, webServer } from '../../fixtures/webServer';

const AUDIENCE = 'https://api.scuole.example';
const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
const keys = { keys: [{ ...publicKey.export({ format: 'jwk' }), kid: 'k', alg: 'ES256', use: 'sig' }] };
const pair = tlsCertificate('noi');
const json = (value: unknown) => Buffer.from(JSON.stringify(value));

describe('an OpenID provider outside', () => {
  let issuer: WebServer;
  /** A machine in the provider's own network. */
  let inside: WebServer;
  let logged: string[];
  beforeAll(async () => {
    [issuer, inside] = await Promise.all([webServer(), webServer()]);
  });
  afterAll(() => Promise.all([issuer.close(), inside.close()]));
  beforeEach(() => {
    for (const server of [issuer, inside]) {
      server.answers.clear();
      server.asked.length = 0;
      server.answers.set('/jwks', json(keys));
    }
    logged = [];
  });

  const describes = (metadata: object) =>
    issuer.answers.set(
      '/.well-known/openid-configuration',
      json({
        issuer: issuer.url,
        authorization_endpoint: `${issuer.url}/authorize`,
        token_endpoint: `${issuer.url}/token`,
        jwks_uri: `${issuer.url}/jwks`,
        ...metadata,
      }),
    );
  const log = {
    error: (details: object, message: string) => void logged.push(`${message} ${Object.values(details)}`),
  };
  const send = (allowed?: readonly string[]) => watched(issuer.url, log, issuerFetch(issuer.url, allowed));

  /** Returns the API's response to a token of the issuer. */
  async function opens(allowed?: readonly string[]): Promise<string> {
    const config = {
      issuer: issuer.url,
      clientId: 'console',
      audience: AUDIENCE,
      accountClaim: 'account',
      scope: 'openid',
      resource: undefined,
      accountUrl: undefined,
    };
    const sending = send(allowed);
    const read = createOutsideTokenReader(config, createDiscovery(issuer.url, sending), log, sending);
    const now = new Date();
    const seconds = Math.floor(now.getTime() / 1000);
    const claims = { auth_time: seconds, account: 'rossi.SG10001', azp: 'console' };
    const token = await new SignJWT(claims)
      .setProtectedHeader({ alg: 'ES256', kid: 'k' })
      .setIssuer(issuer.url)
      .setAudience(AUDIENCE)
      .setSubject('x')
      .setIssuedAt(seconds)
      .setExpirationTime(seconds + 60)
      .sign(privateKey);
    return read(token, now).then(
      () => 'opens',
      (error: { code?: string }) => error.code ?? String(error),
    );
  }

  it('is reached where the administrator configured it, also inside', async () => {
    describes({});
    expect(await opens()).toBe('opens');
  });

  it('keeps its keys at another address of the public Internet', async () => {
    describes({ jwks_uri: `${inside.url}/jwks` });
    expect(await opens(['127.0.0.1'])).toBe('opens');
  });

  const insideAddresses = [
    ['keys', () => ({ jwks_uri: `${inside.url}/jwks` })],
    ['keys, by its name', () => ({ jwks_uri: `${inside.url.replace('127.0.0.1', 'localhost')}/jwks` })],
    ['keys, of the machine’s own cloud', () => ({ jwks_uri: 'http://169.254.169.254/latest/meta-data' })],
  ] as const;
  it.each(insideAddresses)('does not lead to a machine of the own network: %s', async (_what, metadata) => {
    describes(metadata());
    expect(await opens()).toBe('unavailable');
    expect(inside.asked).toEqual([]);
    expect(logged).toEqual([expect.stringContaining('is not on the public Internet')]);
  });

  it('does not lead there by a redirect of its document, its keys, or a public address', async () => {
    const redirect = (from: WebServer, path: string) =>
      from.answers.set(path, (_, response) =>
        response.writeHead(302, { location: `${inside.url}/there` }).end(),
      );
    describes({});
    redirect(issuer, '/jwks');
    expect(await opens()).toBe('unavailable');
    redirect(issuer, '/.well-known/openid-configuration');
    expect(await opens()).toBe('unavailable');
    const other = await webServer();
    redirect(other, '/jwks');
    describes({ jwks_uri: `${other.url}/jwks` });
    expect(await opens(['127.0.0.1'])).toBe('unavailable');
    expect(other.asked).toEqual(['/jwks']);
    await other.close();
    expect(inside.asked).toEqual([]);
  });

  it.each(['javascript:alert(1)', 'file:///etc/passwd', 'nowhere', 7])(
    'names addresses that are none, of which nobody is sent to: %s',
    async (address) => {
      for (const name of ['authorization_endpoint', 'token_endpoint', 'jwks_uri', 'end_session_endpoint']) {
        describes({ [name]: address });
        await expect(createDiscovery(issuer.url, send())()).rejects.toThrow(
          `its ${name} is no address of https`,
        );
      }
    },
  );

  it('is aborted where an answer is endless', async () => {
    let closed: Promise<unknown> | undefined;
    const endless = (path: string) =>
      issuer.answers.set(path, (request, response) => {
        closed = new Promise((resolve) => request.socket.on('close', resolve));
        response.writeHead(200, { 'content-type': 'application/json' });
        const pour = () => {
          while (!response.destroyed && response.write(Buffer.alloc(65_536, ' ')));
        };
        response.on('drain', pour);
        pour();
      });
    describes({});
    endless('/jwks');
    expect(await opens()).toBe('unavailable');
    await closed;
    endless('/.well-known/openid-configuration');
    expect(await opens()).toBe('unavailable');
    await closed;
  });

  it('is waited for until the time is over, at its own address and at another, also while it answers', async () => {
    for (const begun of [false, true]) {
      for (const server of [issuer, inside]) {
        const ending = new AbortController();
        server.answers.set('/slow', (_, response) => {
          if (!begun) return ending.abort();
          response.writeHead(200);
          response.write('{', () => ending.abort());
        });
        await expect(send(['127.0.0.1'])(`${server.url}/slow`, { signal: ending.signal })).rejects.toThrow();
      }
    }
  });

  it.each([
    { method: 'client_secret_post' },
    { method: 'client_secret_basic' },
    { method: 'private_key_jwt', key: pair.key, keyId: undefined },
    { method: 'tls_client_auth', ...pair },
  ] as const)(
    'of digital identities gets neither code nor secret sent to a machine of the own network: $method',
    async (authentication) => {
      describes({
        token_endpoint: `${inside.url}/token`,
        mtls_endpoint_aliases: { token_endpoint: `${inside.url}/token` },
      });
      const config = {
        issuer: issuer.url,
        clientId: 'noi',
        clientSecret: 'segreto',
        authentication,
        taxCodeClaim: 'codice',
        scope: 'openid',
      };
      const certificate = authentication.method === 'tls_client_auth' ? authentication : undefined;
      const sending = watched(issuer.url, log, issuerFetch(issuer.url, [], certificate));
      const upstream = createUpstream(config, 'https://scuola.example/ritorno', sending);
      await expect(upstream.complete(new URLSearchParams({ code: 'x' }), newRequest())).rejects.toThrow(
        'is not on the public Internet',
      );
      expect(inside.asked).toEqual([]);
    },
  );
});
