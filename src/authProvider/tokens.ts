import type { User, UserManager } from 'oidc-client-ts';
import { TICKET_PARAMETER } from '../../contract/constants';
import type { SignInSettings } from '../../contract/session/signIn';
import { takeNameToSignIn } from '../session/nameToSignIn';
import { DifferentUser } from './DifferentUser';
import { isRefusal } from './isRefusal';
import { onlyOneTab } from './onlyOneTab';
import { returnTo } from './returnTo';

/** The account that is now signed in in this browser, if it is not that of this page. */
export interface Other {
  readonly username: string;
}

/** The interface between the sign-in and the rest of the console. Tokens leave it only as request headers. */
export interface Tokens {
  /** Resumes the session of the identity provider; false if nobody is signed in there. */
  restore(): Promise<boolean>;
  /** Redirects to the sign-in page, to return to `page`; `anew` requires the password even if a session exists. */
  leaveToSignIn(page: string, anew?: boolean): Promise<void>;
  /** Completes a sign-in at the callback address and returns the page that was requested. */
  finishSignIn(): Promise<string>;
  /** Asks the same person for the password in a popup. @throws {@link DifferentUser} */
  signInAgain(): Promise<void>;
  /**
   * Returns the headers that authorise one call; `url` is absolute, without its query. Empty if nobody is signed in.
   */
  headers(method: string, url: string): Promise<Record<string, string>>;
  /** Requests a new access token; false if the sign-in is over. @throws on a network failure */
  renew(): Promise<boolean>;
  /** Redirects to sign in with another account of the same person, without asking for the password. */
  leaveToSwitch(hint: string, ticket: string): Promise<void>;
  /**
   * Redirects to the sign-out of the identity provider; false if it has none, and only the local tokens are deleted.
   */
  leaveToSignOut(): Promise<boolean>;
  /**
   * Registers a callback for a sign-in that could not be renewed. It receives the user who is signed in instead, if
   * any, and whether the session is already over; otherwise the current token remains valid for a few seconds.
   */
  onExpired(listener: (other?: Other, ended?: boolean) => void): void;
}

/**
 * Creates the token store.
 * @param origin of the console, as `https://scuola.example`
 * @param another creates a client without a session, to look up who is signed in without adopting that session
 * @param outside the external OpenID provider, if it is not the embedded one
 */
export function createTokens(
  oidc: UserManager,
  origin: string,
  another: () => UserManager,
  outside?: SignInSettings,
): Tokens {
  let renewing: Promise<boolean> | undefined;
  const listeners = new Set<(other?: Other, ended?: boolean) => void>();

  // A failure here is not final: the next call that needs the token tries again.
  oidc.events.addAccessTokenExpiring(() => void renew(false).catch(() => undefined));

  function renew(ended = true): Promise<boolean> {
    renewing ??= onlyOneTab(() => renewed(oidc))
      .then(async (done) => {
        if (done) return true;
        const other = await onlyOneTab(() => whoElse(oidc, another()));
        for (const listener of listeners) listener(other, ended);
        return false;
      })
      .finally(() => {
        renewing = undefined;
      });
    return renewing;
  }

  async function signedIn(): Promise<User | null> {
    const user = await oidc.getUser();
    // The token expired while the computer slept.
    if (!user?.expired) return user;
    return (await renew()) ? oidc.getUser() : user;
  }

  return {
    renew: () => renew(),

    async restore() {
      if (await oidc.getUser()) return true;
      return onlyOneTab(() => throughFrame(oidc));
    },

    async leaveToSignIn(page, anew = false) {
      const state = { page: returnTo(page, origin) };
      const name = takeNameToSignIn();
      await oidc.signinRedirect({
        state,
        ...(anew && { prompt: 'login' }),
        ...(name && { login_hint: name }),
      });
    },

    async finishSignIn() {
      const user = await onlyOneTab(() => oidc.signinRedirectCallback());
      return returnTo((user.state as { page?: unknown } | undefined)?.page, origin);
    },

    async signInAgain() {
      const before = await oidc.getUser();
      const hint = before ? { login_hint: outside ? nameOf(before) : before.profile.sub } : {};
      const after = await oidc.signinPopup({ prompt: 'login', popupAbortOnClose: true, ...hint });
      if (!before || before.profile.sub === after.profile.sub) return;
      await oidc.storeUser(before);
      throw new DifferentUser();
    },

    async headers(method, url) {
      const user = await signedIn();
      if (!user) return {};
      if (outside && user.token_type.toLowerCase() === 'bearer') {
        return { Authorization: `Bearer ${user.access_token}` };
      }
      const proof = await oidc.dpopProof(url, user, method);
      const signed: Record<string, string> = {};
      return proof ? { Authorization: `DPoP ${user.access_token}`, DPoP: proof } : signed;
    },

    async leaveToSwitch(hint, ticket) {
      const extraQueryParams = { [TICKET_PARAMETER]: ticket };
      await oidc.signinRedirect({
        prompt: 'login',
        login_hint: hint,
        extraQueryParams,
        state: { page: '/' },
      });
    },

    async leaveToSignOut() {
      if (outside?.signsOut === false) {
        await oidc.removeUser();
        return false;
      }
      await oidc.signoutRedirect();
      return true;
    },

    onExpired(listener) {
      listeners.add(listener);
    },
  };
}

/** Renews with the refresh token; if that is refused, with the session of the identity provider, if it still exists. */
async function renewed(oidc: UserManager): Promise<boolean> {
  try {
    return Boolean(await oidc.signinSilent());
  } catch (error) {
    if (!isRefusal(error)) throw error;
    return throughFrame(oidc);
  }
}

/** Returns who is signed in at the identity provider, if it is not the user of this page. */
async function whoElse(oidc: UserManager, another: UserManager): Promise<Other | undefined> {
  const own = await oidc.getUser();
  if (!own) return undefined;
  try {
    const found = await another.signinSilent({ forceIframeAuth: true });
    if (!found || found.profile.sub === own.profile.sub) return undefined;
    return { username: nameOf(found) };
  } catch {
    return undefined;
  }
}

/** Returns the display name of a signed-in user: an external identity provider may not know the accounts. */
function nameOf({ profile }: User): string {
  const account = profile.selected_account as { username?: string } | undefined;
  return account?.username ?? profile.preferred_username ?? profile.email ?? profile.sub;
}

async function throughFrame(oidc: UserManager): Promise<boolean> {
  try {
    return Boolean(await oidc.signinSilent({ forceIframeAuth: true }));
  } catch (error) {
    // A frame that never answers contains a page that may not be framed: the sign-in needs user interaction.
    if (isRefusal(error) || (error instanceof Error && error.name === 'ErrorTimeout')) return false;
    throw error;
  }
}
