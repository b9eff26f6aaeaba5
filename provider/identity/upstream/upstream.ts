import * as oidc from 'openid-client';
import type { Clock } from '../../../contract/values/clock';
import type { UpstreamConfig } from '../../config';
import { systemClock } from '../../systemClock';
import { asymmetric, BadAnswer, createDiscovery, PATIENCE, thrownBySend } from '../discovery';
import { clientAuthentication } from './clientAuthentication';

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
  /** The claims of the person that the answer is about. @throws UpstreamRefused, ClientRefused, BadAnswer or ProviderAway */
  complete(answer: URLSearchParams, request: UpstreamRequest): Promise<oidc.IDToken>;
}

/** The answer of an upstream provider is not for us, or does not hold. */
export class UpstreamRefused extends Error {
  override readonly name = 'UpstreamRefused';
}

/** The upstream provider does not accept our client: an administrator has to configure one of the two. */
export class ClientRefused extends Error {
  override readonly name = 'ClientRefused';
}

export const newRequest = (): UpstreamRequest => ({
  nonce: oidc.randomNonce(),
  verifier: oidc.randomPKCECodeVerifier(),
});

/** Seconds. An ID token for a code that was just exchanged is new, but for the difference of two clocks. */
const OLDEST = 10 * 60;
const TOLERANCE = 30;

/**
 * @param redirectUri where people come back to, as it is registered there
 * @param send reaches it; the demo's own answers without the network
 * @param clock dates the assertions of our client, and tells which tokens are over
 */
export function createUpstream(
  config: UpstreamConfig,
  redirectUri: string,
  send: typeof fetch = fetch,
  clock: Clock = systemClock,
): Upstream {
  const metadata = createDiscovery(config.issuer, send);
  let keys: ReturnType<typeof oidc.getJwksCache>;

  async function configuration(): Promise<oidc.Configuration> {
    const discovered = await metadata();
    const algorithms = discovered.id_token_signing_alg_values_supported ?? asymmetric;
    const server = {
      ...discovered,
      id_token_signing_alg_values_supported: algorithms.filter((one) => asymmetric.includes(one)),
    };
    const client = {
      [oidc.clockSkew]: Math.round((clock.now().getTime() - systemClock.now().getTime()) / 1000),
      use_mtls_endpoint_aliases: config.authentication?.method === 'tls_client_auth',
    };
    const authentication = await clientAuthentication(config, discovered);
    const made = new oidc.Configuration(server, config.clientId, client, authentication);
    made[oidc.customFetch] = withAccessToken(send) as oidc.CustomFetch;
    made.timeout = PATIENCE / 1000;
    if (config.issuer.startsWith('http:')) oidc.allowInsecureRequests(made);
    // Without it the connection alone would vouch for the ID token.
    oidc.enableNonRepudiationChecks(made);
    if (keys) oidc.setJwksCache(made, keys);
    return made;
  }

  return {
    issuer: config.issuer,

    async authorize(state, { nonce, verifier }) {
      const address = oidc.buildAuthorizationUrl(await configuration(), {
        redirect_uri: redirectUri,
        scope: config.scope,
        state,
        nonce,
        code_challenge: await oidc.calculatePKCECodeChallenge(verifier),
        code_challenge_method: 'S256',
      });
      return address.href;
    },

    async complete(answer, { nonce, verifier }) {
      const ours = await configuration();
      const tokens = await oidc
        .authorizationCodeGrant(ours, new URL(`${redirectUri}?${answer}`), {
          // The request was found by its state.
          expectedState: oidc.skipStateCheck,
          expectedNonce: nonce,
          pkceCodeVerifier: verifier,
          idTokenExpected: true,
        })
        .catch((error: unknown) => {
          throw thrownBySend(error) ?? refusalOf(error);
        });
      keys = oidc.getJwksCache(ours);
      const claims = tokens.claims();
      const age = clock.now().getTime() / 1000 - (claims?.iat ?? 0);
      if (!claims || age < -TOLERANCE || age > OLDEST) throw new UpstreamRefused('iat');
      return claims;
    },
  };
}

function refusalOf(error: unknown): unknown {
  if (error instanceof oidc.ResponseBodyError && error.error !== 'invalid_grant')
    return new ClientRefused(`${error.error}: ${error.error_description ?? ''}`, { cause: error });
  // A challenge of WWW-Authenticate answers what our client proved itself with.
  if (error instanceof oidc.WWWAuthenticateChallengeError)
    return new ClientRefused(error.message, { cause: error });
  const isOfTheAnswer =
    error instanceof oidc.ClientError ||
    error instanceof oidc.AuthorizationResponseError ||
    error instanceof oidc.ResponseBodyError;
  return isOfTheAnswer ? new UpstreamRefused(error.message, { cause: error }) : error;
}

/**
 * Of the token endpoint only the ID token is used, and some providers of digital identities answer with nothing else; the
 * library wants an access token beside it.
 */
const withAccessToken =
  (send: typeof fetch): typeof fetch =>
  async (input, init) => {
    const response = await send(input, init);
    if (init?.method !== 'POST' || !response.ok) return response;
    const answer = await response.json().catch((cause: unknown) => {
      throw new BadAnswer('its token endpoint answers with something that is no JSON', { cause });
    });
    return Response.json({ access_token: 'none', token_type: 'Bearer', ...(answer as object) });
  };
