import { IndexedDbDPoPStore, InMemoryWebStorage, UserManager, WebStorageStateStore } from 'oidc-client-ts';
import { oidcSettings } from './oidcSettings';

/**
 * Tokens live in the memory of the page and nowhere else. IndexedDB holds the DPoP key, which cannot be
 * read out of it; session storage holds what the protocol must find again after the redirect (state,
 * nonce, PKCE verifier), used up at the return.
 */
export function createManager(origin: string): UserManager {
  return new UserManager({
    ...oidcSettings(origin),
    userStore: new WebStorageStateStore({ store: new InMemoryWebStorage() }),
    stateStore: new WebStorageStateStore({ store: window.sessionStorage }),
    dpop: { bind_authorization_code: true, store: new IndexedDbDPoPStore() },
  });
}
