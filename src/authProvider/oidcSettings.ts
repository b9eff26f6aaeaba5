import type { UserManagerSettings } from 'oidc-client-ts';
import { API_RESOURCE, OIDC_CLIENT } from '../../contract/constants';
import { SIGN_IN_SETTINGS, type SignInSettings } from '../../contract/session/signIn';

/** The redirect paths of the identity provider: the page itself, a hidden frame, a popup. */
export const returnPaths = {
  page: '/accesso/ritorno',
  frame: '/accesso/silenzioso',
  popup: '/accesso/finestra',
} as const;

/** Reads the settings of an external OpenID provider from the page; undefined for the embedded one. */
export function settingsInPage(page: Document): SignInSettings | undefined {
  const content = page.querySelector<HTMLMetaElement>(`meta[name="${SIGN_IN_SETTINGS}"]`)?.content;
  return content === undefined ? undefined : JSON.parse(content);
}

/**
 * Returns the settings of the console as an OpenID client: authorization code with PKCE, bound to a DPoP key. The
 * stores (`userStore`, `stateStore`, `dpop`) are set elsewhere, see tokens.ts.
 *
 * @param origin of the console, and of the embedded identity provider, as `https://scuola.example`
 */
export function oidcSettings(origin: string, outside?: SignInSettings): UserManagerSettings {
  const at = outside ?? embedded(origin);
  return {
    authority: at.issuer,
    client_id: at.clientId,
    scope: at.scope,
    ...(at.resource !== undefined && { resource: at.resource }),
    redirect_uri: origin + returnPaths.page,
    silent_redirect_uri: origin + returnPaths.frame,
    popup_redirect_uri: origin + returnPaths.popup,
    post_logout_redirect_uri: `${origin}/`,
    response_type: 'code',
    loadUserInfo: false,
    filterProtocolClaims: false,
    // Our own code renews: in one tab at a time, and with a clear error on failure.
    automaticSilentRenew: false,
    validateSubOnSilentRenew: true,
    silentRequestTimeoutInSeconds: 10,
    accessTokenExpiringNotificationTimeInSeconds: 60,
    // The protocol state of an abandoned sign-in is deleted after a quarter of an hour.
    staleStateAgeInSeconds: 900,
  };
}

const embedded = (origin: string): SignInSettings => ({
  issuer: `${origin}/oidc`,
  clientId: OIDC_CLIENT,
  scope: 'openid profile api',
  resource: API_RESOURCE,
  dpop: true,
  signsOut: true,
});
