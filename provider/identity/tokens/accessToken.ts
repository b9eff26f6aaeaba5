import { createLocalJWKSet, type JWK, type JWTPayload, jwtVerify } from 'jose';
import { API_RESOURCE, OIDC_CLIENT } from '../../../contract/constants';
import { Refusal } from '../../refusal';
import { milliseconds } from '../oidc/findAccount';

/** What a valid access token says. */
export interface AccessToken {
  readonly sub: string;
  /** The thumbprint of the key that it is bound to. */
  readonly jkt: string;
  /** What the session granted; it ends with the session. */
  readonly grant: string;
  readonly authenticatedAt: Date;
  readonly issuedAt: Date;
  readonly expiresAt: Date;
}

/** Tokens of so many sessions are kept; what falls out is checked again. */
const REMEMBERED = 10_000;

/**
 * Reads access tokens (RFC 9068): signature, issuer, audience, type, times, client, and the key that each
 * is bound to. What a signature says does not change, so a token is checked once and remembered until it
 * ends; whether its holder still has rights is no part of it.
 * @returns a function that throws Refusal `unauthenticated`
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
