import * as oidc from 'openid-client';
import type { Clock } from '../../../contract/values/clock';
import type { UpstreamConfig } from '../../config';
import { systemClock } from '../../systemClock';
import { asymmetric, BadAnswer, createDiscovery, PATIENCE, thrownBySend } from '../discovery';
import { clientAuthentication } from './clientAuthentication';

/** The stored state of an authorization request until its response. */
export interface UpstreamRequest {
  readonly nonce: string;
  readonly verifier: string;
}

/** The client of an OpenID provider that authenticates people for us. */
export interface Upstream {
  readonly issuer: string;
  /** Returns the address to redirect a person to. */
  authorize(state: string, request: UpstreamRequest): Promise<string>;
  /**
   * Returns the claims of the person in the response. @throws UpstreamRefused, ClientRefused, BadAnswer or ProviderAway
   */
  complete(answer: URLSearchParams, request: UpstreamRequest): Promise<oidc.IDToken>;
}

/** The response of an upstream provider is not for us, or is invalid. */
export class UpstreamRefused extends Error {
  override readonly name = 'UpstreamRefused';
}

/** The upstream provider does not accept our client: an administrator must fix the configuration on one side. */
export class ClientRefused extends Error {
  override readonly name = 'ClientRefused';
}

export const newRequest = (): UpstreamRequest => ({
  nonce: oidc.randomNonce(),
  verifier: oidc.randomPKCECodeVerifier(),
});

/** Seconds. An ID token for a just-exchanged code is new, apart from clock skew. */
const OLDEST = 10 * 60;
const TOLERANCE = 30;

/**
 * Creates the client of an upstream provider.
 * @param redirectUri our registered redirect URI
 * @param send the `fetch` for calls to the provider; that of the demo needs no network
 * @param clock for the dates of our client's assertions and the expiry of tokens
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
    // This verifies the signature of ID tokens; the library would otherwise rely on the TLS connection.
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
          // The state needs no check, because the stored request was found by it.
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
  // A WWW-Authenticate challenge rejects the authentication of our client.
  if (error instanceof oidc.WWWAuthenticateChallengeError)
    return new ClientRefused(error.message, { cause: error });
  const isOfTheAnswer =
    error instanceof oidc.ClientError ||
    error instanceof oidc.AuthorizationResponseError ||
    error instanceof oidc.ResponseBodyError;
  return isOfTheAnswer ? new UpstreamRefused(error.message, { cause: error }) : error;
}

/**
 * Adds an access token to responses of the token endpoint: we only use the ID token, and some providers of digital
 * identities return nothing else, but the library requires an access token.
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
