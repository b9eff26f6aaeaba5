import { createLocalJWKSet, type JWK, type JWTPayload, jwtVerify } from 'jose';
import { API_RESOURCE, OIDC_CLIENT } from '../../../contract/constants';
import { Refusal } from '../../refusal';
import { milliseconds } from '../oidc/findAccount';

/** Claims of a valid access token. */
export interface AccessToken {
  readonly sub: string;
  /** Thumbprint of the key that the token is bound to. */
  readonly jkt: string;
  /** Grant of the session; it ends with the session. */
  readonly grant: string;
  readonly authenticatedAt: Date;
  readonly issuedAt: Date;
  readonly expiresAt: Date;
}

/** Maximum number of cached tokens; an evicted one is verified again. */
const REMEMBERED = 10_000;

/**
 * Creates a function that reads access tokens (RFC 9068). It checks signature, issuer, audience, type, times, client,
 * and that the token is bound to a key. A token is verified once and cached until it expires. The caller must check the
 * proof of possession and the rights.
 * @returns the function; it throws Refusal `unauthenticated`
 */
export function createAccessTokenReader(issuer: string, publicKeys: readonly JWK[]) {
  const jwks = createLocalJWKSet({ keys: [...publicKeys] });
  const options = {
    issuer,
    audience: API_RESOURCE,
    typ: 'at+jwt',
    algorithms: ['ES256'],
    requiredClaims: ['sub', 'iat', 'exp', 'jti', 'client_id', 'auth_time', 'cnf', 'grant'],
  };
  const read = new Map<string, AccessToken>();

  return async (jwt: string, now: Date): Promise<AccessToken> => {
    const known = read.get(jwt);
    if (known && known.expiresAt > now) return known;
    const { payload } = await jwtVerify(jwt, jwks, { ...options, currentDate: now }).catch(() => {
      throw new Refusal('unauthenticated');
    });
    const token = tokenOf(payload);
    const [oldest] = read.keys();
    if (read.size >= REMEMBERED && oldest !== undefined) read.delete(oldest);
    read.set(jwt, token);
    return token;
  };
}

function tokenOf({ sub, iat, exp, client_id, auth_time, cnf, grant }: JWTPayload): AccessToken {
  const jkt = (cnf as { jkt?: unknown } | undefined)?.jkt;
  const isOurs = client_id === OIDC_CLIENT && typeof auth_time === 'number' && typeof jkt === 'string';
  const isWhole = sub !== undefined && iat !== undefined && exp !== undefined && typeof grant === 'string';
  if (!isOurs || !isWhole) {
    throw new Refusal('unauthenticated');
  }
  return {
    sub,
    jkt,
    grant,
    authenticatedAt: new Date(milliseconds(auth_time)),
    issuedAt: new Date(iat * 1000),
    expiresAt: new Date(exp * 1000),
  };
}
