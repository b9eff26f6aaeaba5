import type { ClientMetadata } from 'oidc-provider';
import { OIDC_CLIENT, OIDC_CLIENT_NAME } from '../../../contract/constants';

/** Redirect URIs of the console, relative to the public URL. */
export const callbackPaths = {
  /** For a redirect of the whole page. */
  redirect: '/accesso/ritorno',
  /** In a hidden frame, to find a session again after a reload. */
  silent: '/accesso/silenzioso',
  /** In a popup, to sign in again without leaving the page. */
  popup: '/accesso/finestra',
} as const;

/**
 * Returns the client metadata of the console: a public client, since a browser keeps no secret; its tokens are bound
 * to a key instead.
 */
export function consoleClient(publicUrl: string): ClientMetadata {
  return {
    client_id: OIDC_CLIENT,
    client_name: OIDC_CLIENT_NAME,
    token_endpoint_auth_method: 'none',
    redirect_uris: Object.values(callbackPaths).map((path) => publicUrl + path),
    post_logout_redirect_uris: [`${publicUrl}/`],
    grant_types: ['authorization_code', 'refresh_token'],
    response_types: ['code'],
    id_token_signed_response_alg: 'ES256',
    dpop_bound_access_tokens: true,
    require_auth_time: true,
  };
}
