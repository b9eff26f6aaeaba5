import { IndexedDbDPoPStore, InMemoryWebStorage, UserManager, WebStorageStateStore } from 'oidc-client-ts';
import type { SignInSettings } from '../../contract/session/signIn';
import { oidcSettings } from './oidcSettings';

/**
 * Creates the OpenID client. Tokens live only in the memory of the page. IndexedDB holds the DPoP key, which cannot be
 * extracted; session storage holds what the protocol needs after the redirect (state, nonce, PKCE verifier), deleted on
 * return.
 *
 * @param outside the external OpenID provider, which decides whether its tokens can be bound to a key
 */
export function createManager(origin: string, outside?: SignInSettings): UserManager {
  const bound = outside?.dpop ?? true;
  return new UserManager({
    ...oidcSettings(origin, outside),
    userStore: new WebStorageStateStore({ store: new InMemoryWebStorage() }),
    stateStore: new WebStorageStateStore({ store: window.sessionStorage }),
    ...(bound && { dpop: { bind_authorization_code: true, store: new IndexedDbDPoPStore() } }),
  });
}
