import * as oidc from 'openid-client';
import { createOutageReporter, reasonOf } from '../telemetry/outage';
import type { IdentityLog } from './log';

/** Metadata of an OpenID provider (OpenID Connect Discovery), as far as we use it. */
export interface Metadata extends oidc.ServerMetadata {
  readonly authorization_endpoint: string;
  readonly token_endpoint: string;
  readonly jwks_uri: string;
}

/** Thrown for an invalid response of an OpenID provider; the message is its status or what is wrong with it. */
export class BadAnswer extends Error {
  override readonly name = 'BadAnswer';
}

/**
 * An OpenID provider is unreachable or says that it is unavailable; the outage is logged once, not with each sign-in.
 */
export class ProviderAway extends Error {
  override readonly name = 'ProviderAway';
}

/** Wraps `fetch` for an OpenID provider and logs when it goes away and comes back. @throws ProviderAway */
export function watched(issuer: string, log: IdentityLog, send: typeof fetch): typeof fetch {
  const tell = (message: string) => log.error({}, message);
  const outage = createOutageReporter(
    tell,
    `The OpenID provider ${issuer}`,
    'Nobody signs in there until it does.',
  );
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

/** Allowed signature algorithms: neither unsigned, nor signed with a secret that we share. */
export const asymmetric = ['ES256', 'ES384', 'ES512', 'EdDSA', 'PS256', 'PS384', 'PS512', 'RS256'];

/** Timeout for a response of an OpenID provider, in milliseconds. */
export const PATIENCE = 8_000;

/**
 * Creates the reader of an issuer's metadata: fetched once, and again after a failure.
 * @returns a function that rejects with BadAnswer, or with the error of `send`
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

/** Placeholder: discovery needs no client, but the library requires one. */
const NO_CLIENT = 'none';

/** Returns the error of `send`, which openid-client wraps. */
export function thrownBySend(error: unknown): ProviderAway | BadAnswer | undefined {
  if (error instanceof ProviderAway || error instanceof BadAnswer) return error;
  return error instanceof Error ? thrownBySend(error.cause) : undefined;
}

const addresses = ['authorization_endpoint', 'token_endpoint', 'jwks_uri', 'end_session_endpoint'] as const;

/**
 * Refuses an endpoint that is not https, unless the issuer is http too, because people and our client secret are sent
 * to it. An undefined endpoint is allowed.
 * @throws BadAnswer
 */
function refuseNoAddress(issuer: string, name: string, value: unknown): void {
  if (value === undefined) return;
  const { protocol } = typeof value === 'string' && URL.canParse(value) ? new URL(value) : { protocol: '' };
  const good = protocol === 'https:' || (protocol === 'http:' && issuer.startsWith('http:'));
  if (!good) throw new BadAnswer(`its ${name} is no address of https`);
}
