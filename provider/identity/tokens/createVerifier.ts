import type { IncomingMessage } from 'node:http';
import {
  type AuthorizationServer,
  allowInsecureRequests,
  customFetch,
  type JWTAccessTokenClaims,
  validateJwtAccessToken,
} from 'oauth4webapi';
import type { JWK } from 'oidc-provider';
import type { Clock } from '../../../contract/clock';
import { API_RESOURCE, OIDC_CLIENT } from '../../../contract/constants';
import type { Database } from '../../db/database';
import { Refusal } from '../../http/refusal';
import type { Identity, TokenHolder } from '../identity';
import { milliseconds } from '../oidc/findAccount';
import { readSubject } from '../subject';
import { useProof } from './useProof';

interface Parts {
  readonly issuer: string;
  readonly publicUrl: string;
  /** Public keys only. */
  readonly jwks: readonly JWK[];
  readonly db: Database;
  readonly clock: Clock;
}

/**
 * Checks access tokens (RFC 9068) and the proof that comes with each request (RFC 9449): signature, issuer,
 * audience, type, times, the key that the token is bound to, method, address, and that this very proof was
 * not used before. Times are those of the machine, as in oidc-provider and in the browsers that write the
 * proofs; the clock that the demo can move has no part in them.
 */
export function createVerifier({ issuer, publicUrl, jwks, db, clock }: Parts): Identity['verify'] {
  const server: AuthorizationServer = { issuer, jwks_uri: `${issuer}/jwks` };
  const options = {
    requireDPoP: true,
    signingAlgorithms: ['ES256'],
    // The keys are at hand: nothing is fetched, so the address of the keys may be http in development.
    [allowInsecureRequests]: true,
    [customFetch]: async () => Response.json({ keys: jwks }),
  };
  return async ({ method, url, headers }) => {
    const claims = await refusing(() =>
      validateJwtAccessToken(server, requestOf(publicUrl, method, url, headers), API_RESOURCE, options),
    );
    const holder = holderOf(claims);
    await useProof(db, clock, String(headers.dpop));
    return holder;
  };
}

async function refusing<T>(check: () => Promise<T>): Promise<T> {
  try {
    return await check();
  } catch {
    throw new Refusal('unauthenticated');
  }
}

/** The request as the browser made it: at the public address, whatever name the proxies gave it. */
function requestOf(
  publicUrl: string,
  method: string,
  url: string,
  headers: IncomingMessage['headers'],
): Request {
  const { authorization = '', dpop = '' } = headers;
  // Two proofs arrive as one header joined by a comma: no valid proof.
  return new Request(publicUrl + url, { method, headers: { authorization, dpop: String(dpop) } });
}

function holderOf(claims: JWTAccessTokenClaims): TokenHolder {
  const { auth_time: provedAt } = claims;
  if (claims.client_id !== OIDC_CLIENT || typeof provedAt !== 'number') throw new Refusal('unauthenticated');
  return {
    ...readSubject(claims.sub),
    authenticatedAt: new Date(milliseconds(provedAt)),
    issuedAt: new Date(claims.iat * 1000),
  };
}
