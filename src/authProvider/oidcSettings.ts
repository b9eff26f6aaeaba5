import type { UserManagerSettings } from 'oidc-client-ts';
import { API_RESOURCE, OIDC_CLIENT } from '../../contract/constants';
import { SIGN_IN_SETTINGS, type SignInSettings } from '../../contract/session/signIn';

/** Where the identity provider sends the browser back to: the page itself, a hidden frame, a popup. */
export const returnPaths = {
  page: '/accesso/ritorno',
  frame: '/accesso/silenzioso',
  popup: '/accesso/finestra',
} as const;

/** What the page was told of an OpenID provider outside; undefined where the embedded one is meant. */
export function settingsInPage(page: Document): SignInSettings | undefined {
  const content = page.querySelector<HTMLMetaElement>(`meta[name="${SIGN_IN_SETTINGS}"]`)?.content;
  return content === undefined ? undefined : JSON.parse(content);
}

/**
 * The console as an OpenID client: authorization code with PKCE, bound to a DPoP key. What is stored
 * where comes with it (`userStore`, `stateStore`, `dpop`), see tokens.ts.
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
    // Ours renews: one tab at a time, and says clearly when it could not.
    automaticSilentRenew: false,
    validateSubOnSilentRenew: true,
    silentRequestTimeoutInSeconds: 10,
    accessTokenExpiringNotificationTimeInSeconds: 60,
    // A sign-in left half way: what the protocol remembered of it goes after a quarter of an hour.
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
