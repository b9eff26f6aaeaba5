import type { Configuration } from 'oidc-provider';
import { TICKET_PARAMETER } from '../../../contract/constants';
import { profileFields } from '../../../contract/session/session';
import type { Clock } from '../../../contract/values/clock';
import type { Database } from '../../db/database';
import { cookieNaming } from '../cookies';
import { createAdapterFactory } from './adapter';
import { consoleClient } from './client';
import { createFindAccount } from './findAccount';
import { createLoadGrant } from './grant';
import { createInteractions } from './interactions';
import type { Keys } from './keys';
import { lifetimes } from './lifetimes';
import type { OidcModule } from './loadModule';
import { resourceIndicators } from './resource';
import { accessTokenClaims } from './tokenClaims';

type Logout = NonNullable<NonNullable<Configuration['features']>['rpInitiatedLogout']>;

/** Pages that people see. */
interface Pages {
  readonly renderError: NonNullable<Configuration['renderError']>;
  readonly renderLogout: NonNullable<Logout['logoutSource']>;
  readonly renderSignedOut: NonNullable<Logout['postLogoutSuccessSource']>;
}

interface Parts {
  readonly pages: Pages;
  readonly module: OidcModule;
  readonly publicUrl: string;
  readonly db: Database;
  readonly clock: Clock;
  readonly keys: Keys;
}

/** Creates the whole oidc-provider configuration: one client, one resource, one flow; the rest is off. */
export function createConfiguration({ pages, module, publicUrl, db, clock, keys }: Parts): Configuration {
  const { host, ofPath, secure } = cookieNaming(publicUrl);
  const cookie = { httpOnly: true, sameSite: 'lax', signed: true } as const;
  return {
    adapter: createAdapterFactory(db, clock, module.errors),
    jwks: keys.jwks,
    cookies: {
      keys: keys.cookieKeys,
      names: {
        session: host('sportello_sso'),
        interaction: ofPath('sportello_accesso'),
        resume: ofPath('sportello_ripresa'),
      },
      // Browsers reject a `__Host-` cookie whose path is not `/`.
      long: { ...cookie, path: secure ? '/' : '/oidc' },
      // No path is set, because oidc-provider sets that of each sign-in.
      short: cookie,
    },
    clients: [consoleClient(publicUrl)],
    clientDefaults: { id_token_signed_response_alg: 'ES256', token_endpoint_auth_method: 'none' },
    clientAuthMethods: ['none'],
    responseTypes: ['code'],
    scopes: ['openid', 'profile'],
    claims: {
      openid: ['sub', 'auth_time', 'acr', 'amr'],
      profile: Object.keys(profileFields).filter((name) => name !== 'sub'),
    },
    // The profile is in the ID token: there is no userinfo endpoint.
    conformIdTokenClaims: false,
    pkce: { required: () => true },
    enabledJWA: {
      idTokenSigningAlgValues: ['ES256'],
      dPoPSigningAlgValues: ['ES256'],
    },
    allowOmittingSingleRegisteredRedirectUri: false,
    clientBasedCORS: (_ctx, origin) => origin === new URL(publicUrl).origin,
    findAccount: createFindAccount(db, clock),
    loadExistingGrant: createLoadGrant(db, clock),
    extraParams: [TICKET_PARAMETER],
    issueRefreshToken: (_ctx, client) => client.grantTypeAllowed('refresh_token'),
    rotateRefreshToken: true,
    // Refresh tokens end with their session.
    expiresWithSession: () => true,
    extraTokenClaims: accessTokenClaims,
    ttl: { ...lifetimes },
    interactions: createInteractions(module.interactionPolicy),
    renderError: pages.renderError,
    features: {
      resourceIndicators: resourceIndicators(module.errors),
      rpInitiatedLogout: {
        enabled: true,
        logoutSource: pages.renderLogout,
        postLogoutSuccessSource: pages.renderSignedOut,
      },
      dPoP: { enabled: true, allowReplay: false },
      devInteractions: { enabled: false },
      userinfo: { enabled: false },
      introspection: { enabled: false },
      revocation: { enabled: false },
      registration: { enabled: false },
      pushedAuthorizationRequests: { enabled: false },
    },
  };
}
