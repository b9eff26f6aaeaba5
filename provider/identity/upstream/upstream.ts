import { createHash, randomBytes } from 'node:crypto';
import { createRemoteJWKSet, customFetch, type JWTPayload, jwtVerify } from 'jose';
import type { UpstreamConfig } from '../../config';
import { systemClock } from '../../systemClock';
import { asymmetric, BadAnswer, createDiscovery, type Metadata, readJson } from '../discovery';

/** What an authorization request is remembered by until its answer. */
export interface UpstreamRequest {
  readonly nonce: string;
  readonly verifier: string;
}

/** An OpenID provider that vouches for people: where to send them, and what became of it. */
export interface Upstream {
  readonly issuer: string;
  /** The address to send somebody to. */
  authorize(state: string, request: UpstreamRequest): Promise<string>;
  /** The claims of the person that the answer is about. @throws UpstreamRefused */
  complete(answer: URLSearchParams, request: UpstreamRequest): Promise<JWTPayload>;
}

/** The answer of an upstream provider that is none, is not for us, or does not hold. */
export class UpstreamRefused extends Error {
  override readonly name = 'UpstreamRefused';
}

const secret = () => randomBytes(32).toString('base64url');

export const newRequest = (): UpstreamRequest => ({ nonce: secret(), verifier: secret() });

/**
 * @param redirectUri where people come back to, as it is registered there
 * @param send reaches it; the demo's own answers without the network
 */
export function createUpstream(
  config: UpstreamConfig,
  redirectUri: string,
  send: typeof fetch = fetch,
): Upstream {
  const metadata = createDiscovery(config.issuer, send);
  let keys: ReturnType<typeof createRemoteJWKSet> | undefined;

  return {
    issuer: config.issuer,

    async authorize(state, { nonce, verifier }) {
      const url = new URL((await metadata()).authorization_endpoint);
      const asked = {
        response_type: 'code',
        client_id: config.clientId,
        redirect_uri: redirectUri,
        scope: config.scope,
        state,
        nonce,
        code_challenge: createHash('sha256').update(verifier).digest('base64url'),
        code_challenge_method: 'S256',
      };
      for (const [name, value] of Object.entries(asked)) url.searchParams.set(name, value);
      return url.href;
    },

    async complete(answer, { nonce, verifier }) {
      const discovered = await metadata();
      const code = answer.get('code');
      const iss = answer.get('iss');
      const mustName = discovered.authorization_response_iss_parameter_supported === true;
      if (iss === null ? mustName : iss !== config.issuer) throw new UpstreamRefused('iss');
      if (!code || answer.has('error')) throw new UpstreamRefused(answer.get('error') ?? 'no code');
      const idToken = await exchange(config, discovered, { code, verifier, redirectUri }, send);
      keys ??= createRemoteJWKSet(new URL(discovered.jwks_uri), { [customFetch]: send as never });
      const { payload } = await jwtVerify(idToken, keys, {
        issuer: config.issuer,
        audience: config.clientId,
        algorithms: asymmetric,
        requiredClaims: ['sub', 'iat', 'exp', 'nonce'],
        currentDate: systemClock.now(),
        maxTokenAge: '10m',
      }).catch((error: unknown) => {
        throw new UpstreamRefused(`id token: ${error}`);
      });
      if (payload.nonce !== nonce) throw new UpstreamRefused('nonce');
      if (Array.isArray(payload.aud) && payload.aud.length > 1 && payload.azp !== config.clientId) {
        throw new UpstreamRefused('azp');
      }
      return payload;
    },
  };
}

async function exchange(
  { clientId, clientSecret }: UpstreamConfig,
  { token_endpoint }: Metadata,
  { code, verifier, redirectUri }: { code: string; verifier: string; redirectUri: string },
  send: typeof fetch,
): Promise<string> {
  const body = new URLSearchParams({
    grant_type: 'authorization_code',
    code,
    code_verifier: verifier,
    redirect_uri: redirectUri,
    client_id: clientId,
    ...(clientSecret && { client_secret: clientSecret }),
  });
  const tokens = await readJson(token_endpoint, { method: 'POST', body }, send).catch((error: unknown) => {
    throw error instanceof BadAnswer ? new UpstreamRefused(error.message) : error;
  });
  const { id_token } = tokens as { id_token?: unknown };
  if (typeof id_token !== 'string') throw new UpstreamRefused('no id token');
  return id_token;
}
