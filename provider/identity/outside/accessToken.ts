import { createHash } from 'node:crypto';
import { createRemoteJWKSet, customFetch, errors, type JWTPayload, jwtVerify } from 'jose';
import type { OutsideConfig } from '../../config';
import { Refusal } from '../../refusal';
import { asymmetric, type Metadata, PATIENCE, ProviderAway } from '../discovery';
import type { IdentityLog } from '../log';
import { lifetimes } from '../oidc/lifetimes';

/** Claims of a valid access token of the external provider. */
export interface OutsideToken {
  /** Value of the configured claim, which identifies the account here. */
  readonly account: string;
  /** Identifies one authentication of one person at the external provider. */
  readonly session: string;
  /** Thumbprint of the key that the token is bound to; absent for a bearer token. */
  readonly jkt: string | undefined;
  readonly authenticatedAt: Date;
  readonly issuedAt: Date;
}

/** Maximum lifetime of a token, in seconds; it is limited because the external provider cannot revoke it. */
const LONGEST = 60 * 60;
/** Allowed clock skew, in seconds. */
const TOLERANCE = 30;

/**
 * Creates the reader of access tokens of an external provider. It checks the signature by the published keys (cached
 * for ten minutes, and fetched again for an unknown key), the algorithm, issuer, audience, client and times, and the
 * claims that we need. A well-signed token that is not for us is logged, because its provider needs to be configured.
 *
 * @returns a function that throws Refusal `unauthenticated`, or `unavailable` when the keys cannot be fetched
 */
export function createOutsideTokenReader(
  config: OutsideConfig,
  metadata: () => Promise<Metadata>,
  log: IdentityLog,
  send: typeof fetch,
) {
  let keys: ReturnType<typeof createRemoteJWKSet> | undefined;
  const options = {
    issuer: config.issuer,
    audience: config.audience,
    algorithms: asymmetric,
    requiredClaims: ['sub', 'iat', 'exp', 'auth_time', config.accountClaim],
    clockTolerance: TOLERANCE,
  };

  return async (jwt: string, now: Date): Promise<OutsideToken> => {
    try {
      keys ??= createRemoteJWKSet(new URL((await metadata()).jwks_uri), {
        [customFetch]: send as never,
        timeoutDuration: PATIENCE,
      });
      const { payload, protectedHeader } = await jwtVerify(jwt, keys, { ...options, currentDate: now });
      const { typ } = protectedHeader;
      return tokenOf(payload, typ, config, now);
    } catch (error) {
      if (!(error instanceof errors.JOSEError) || isAway(error)) {
        if (!(error instanceof ProviderAway))
          log.error({ err: error }, 'the outside identity provider cannot be used');
        throw new Refusal('unavailable');
      }
      if (error instanceof errors.JWTClaimValidationFailed) {
        log.error({ claim: error.claim, reason: error.message }, 'an outside access token is not for us');
      }
      throw new Refusal('unauthenticated');
    }
  };
}

/** Tells whether the keys came too late or the response has none. */
const isAway = (error: errors.JOSEError) =>
  error instanceof errors.JWKSTimeout ||
  error instanceof errors.JWKSInvalid ||
  error.code === 'ERR_JOSE_GENERIC';

/** Reads the claims of a token, and checks those that jose does not. @throws JWTClaimValidationFailed, JWTExpired */
function tokenOf(payload: JWTPayload, typ: unknown, config: OutsideConfig, now: Date): OutsideToken {
  const wrong = (claim: string, reason: string) =>
    new errors.JWTClaimValidationFailed(`"${claim}" ${reason}`, payload, claim, 'check_failed');
  const { iat = 0, exp = 0, sub, sid } = payload;
  const [account, authTime] = [payload[config.accountClaim], payload.auth_time];
  if (typ !== undefined && !/^(application\/)?(at\+)?jwt$/i.test(String(typ))) {
    throw wrong('typ', 'is not that of an access token');
  }
  // The client is `client_id` in RFC 9068, `azp` in OpenID Connect, and `cid` in tokens of Okta.
  const client = payload.client_id ?? payload.azp ?? payload.cid;
  if (client !== config.clientId) throw wrong('client_id', 'is not our client');
  if (exp - iat > LONGEST) throw wrong('exp', `is more than ${LONGEST} s after "iat"`);
  if (typeof account !== 'string' || account.trim() === '') throw wrong(config.accountClaim, 'is no text');
  if (typeof authTime !== 'number') throw wrong('auth_time', 'is no number');
  // However long the provider's session lasts, people authenticate here as often as with the embedded one.
  if (authTime + lifetimes.Grant < now.getTime() / 1000) throw new errors.JWTExpired('too old', payload);
  const jkt = (payload.cnf as { jkt?: unknown } | undefined)?.jkt;
  if (payload.cnf !== undefined && typeof jkt !== 'string')
    throw wrong('cnf', 'is a binding that is not ours');
  return {
    account: account.trim(),
    session: digest([config.issuer, sub, typeof sid === 'string' ? sid : '', authTime]),
    jkt: jkt as string | undefined,
    authenticatedAt: new Date(authTime * 1000),
    issuedAt: new Date(iat * 1000),
  };
}

const digest = (parts: readonly unknown[]) =>
  createHash('sha256').update(JSON.stringify(parts)).digest('base64url');
