import * as oidc from 'openid-client';
import { createOutage, reasonOf } from '../telemetry/outage';
import type { IdentityLog } from './log';

/** What an OpenID provider says of itself (OpenID Connect Discovery), as far as we look at it. */
export interface Metadata extends oidc.ServerMetadata {
  readonly authorization_endpoint: string;
  readonly token_endpoint: string;
  readonly jwks_uri: string;
}

/** What came is no answer of an OpenID provider: its status, or what is wrong with it. */
export class BadAnswer extends Error {
  override readonly name = 'BadAnswer';
}

/** Nobody answers at an OpenID provider, or it answers that it cannot: its outage is told once, and not with each sign-in. */
export class ProviderAway extends Error {
  override readonly name = 'ProviderAway';
}

/** Sends to an OpenID provider, and tells when it is away and when it is back. @throws ProviderAway */
export function watched(issuer: string, log: IdentityLog, send: typeof fetch): typeof fetch {
  const tell = (message: string) => log.error({}, message);
  const outage = createOutage(tell, `The OpenID provider ${issuer}`, 'Nobody signs in there until it does.');
  return async (...request) => {
    const response = await send(...request).catch((cause: unknown) => {
      outage.begins(reasonOf(cause));
      throw new ProviderAway(reasonOf(cause), { cause });
    });
    if (response.status < 500) outage.ends();
    else {
      outage.begins(`it answers ${response.status}`);
      throw new ProviderAway(`it answers ${response.status}`);
    }
    return response;
  };
}

/** What tokens may be signed with: neither unsigned nor signed with something that we know too. */
export const asymmetric = ['ES256', 'ES384', 'ES512', 'EdDSA', 'PS256', 'PS384', 'PS512', 'RS256'];

/** How long an OpenID provider may take to answer, in milliseconds. */
export const PATIENCE = 8_000;

/**
 * What the provider at an issuer says of itself: asked for once, and again after a failure.
 * @returns a function that rejects with BadAnswer, or with what `send` rejects with
 */
export function createDiscovery(issuer: string, send: typeof fetch): () => Promise<Metadata> {
  let found: Promise<Metadata> | undefined;
  return () => {
    found ??= discover(issuer, send).catch((error: unknown) => {
      found = undefined;
      throw error;
    });
    return found;
  };
}

async function discover(issuer: string, send: typeof fetch): Promise<Metadata> {
  const found = await oidc
    .discovery(new URL(issuer), NO_CLIENT, undefined, undefined, {
      [oidc.customFetch]: send as oidc.CustomFetch,
      timeout: PATIENCE / 1000,
      execute: issuer.startsWith('http:') ? [oidc.allowInsecureRequests] : [],
    })
    .catch((error: unknown) => {
      throw thrownBySend(error) ?? new BadAnswer((error as Error).message, { cause: error });
    });
  const metadata = found.serverMetadata() as Metadata;
  if (metadata.issuer !== issuer) throw new BadAnswer(`its issuer is ${metadata.issuer}, not ${issuer}`);
  for (const name of addresses) refuseNoAddress(issuer, name, metadata[name]);
  return metadata;
}

/** Discovery asks nothing about a client, though the library wants to know one. */
const NO_CLIENT = 'none';

/** What `send` rejected with, which openid-client wraps. */
export function thrownBySend(error: unknown): ProviderAway | BadAnswer | undefined {
  if (error instanceof ProviderAway || error instanceof BadAnswer) return error;
  return error instanceof Error ? thrownBySend(error.cause) : undefined;
}

const addresses = ['authorization_endpoint', 'token_endpoint', 'jwks_uri', 'end_session_endpoint'] as const;

/** People are sent there, and so is the secret of our client: never unencrypted where the issuer itself is encrypted. */
function refuseNoAddress(issuer: string, name: string, value: unknown): void {
  if (value === undefined) return;
  const { protocol } = typeof value === 'string' && URL.canParse(value) ? new URL(value) : { protocol: '' };
  const good = protocol === 'https:' || (protocol === 'http:' && issuer.startsWith('http:'));
  if (!good) throw new BadAnswer(`its ${name} is no address of https`);
}
