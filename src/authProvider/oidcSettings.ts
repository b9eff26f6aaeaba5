import type { UserManagerSettings } from 'oidc-client-ts';
import { API_RESOURCE, OIDC_CLIENT } from '../../contract/constants';

/** Where the identity provider sends the browser back to: the page itself, a hidden frame, a popup. */
export const returnPaths = {
  page: '/accesso/ritorno',
  frame: '/accesso/silenzioso',
  popup: '/accesso/finestra',
} as const;

/**
 * The console as an OpenID client: authorization code with PKCE, bound to a DPoP key. What is stored
 * where comes with it (`userStore`, `stateStore`, `dpop`), see tokens.ts.
 *
 * @param origin of the console and of its identity provider, as `https://scuola.example`
 */
export function oidcSettings(origin: string): UserManagerSettings {
  return {
    authority: `${origin}/oidc`,
    client_id: OIDC_CLIENT,
    redirect_uri: origin + returnPaths.page,
    silent_redirect_uri: origin + returnPaths.frame,
    popup_redirect_uri: origin + returnPaths.popup,
    post_logout_redirect_uri: `${origin}/`,
    response_type: 'code',
    scope: 'openid profile api',
    resource: API_RESOURCE,
    loadUserInfo: false,
    filterProtocolClaims: false,
    // Ours renews: one tab at a time, and says clearly when it could not.
    automaticSilentRenew: false,
    validateSubOnSilentRenew: true,
    silentRequestTimeoutInSeconds: 10,
    accessTokenExpiringNotificationTimeInSeconds: 60,
    // A sign-in left half way: what the protocol remembered of it goes after a quarter of an hour.
    staleStateAgeInSeconds: 900,
  };
}
