import { IndexedDbDPoPStore, InMemoryWebStorage, UserManager, WebStorageStateStore } from 'oidc-client-ts';
import type { SignInSettings } from '../../contract/session/signIn';
import { oidcSettings } from './oidcSettings';

/**
 * Tokens live in the memory of the page and nowhere else. IndexedDB holds the DPoP key, which cannot be
 * read out of it; session storage holds what the protocol must find again after the redirect (state,
 * nonce, PKCE verifier), used up at the return.
 *
 * @param outside the OpenID provider outside; whether its tokens can be bound to a key is up to it
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
