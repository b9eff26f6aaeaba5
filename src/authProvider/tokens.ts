import type { User, UserManager } from 'oidc-client-ts';
import { TICKET_PARAMETER } from '../../contract/constants';
import type { SignInSettings } from '../../contract/session/signIn';
import { takeNameToSignIn } from '../session/nameToSignIn';
import { DifferentUser } from './DifferentUser';
import { isRefusal } from './isRefusal';
import { onlyOneTab } from './onlyOneTab';
import { returnTo } from './returnTo';

/** As whom this browser is signed in by now, where it is not the person or account of this page any more. */
export interface Other {
  readonly username: string;
}

/** What the sign-in gives to the rest of the console. Tokens never leave it but as request headers. */
export interface Tokens {
  /** Takes up the session of the identity provider; false: nobody is signed in there. */
  restore(): Promise<boolean>;
  /** Leaves for the sign-in, to come back to `page`; `anew` asks for the password even of whoever is signed in. */
  leaveToSignIn(page: string, anew?: boolean): Promise<void>;
  /** Ends a sign-in at the address it came back to; gives the page that had been asked for. */
  finishSignIn(): Promise<string>;
  /** Asks the same person for the password, in a popup. Throws {@link DifferentUser}. */
  signInAgain(): Promise<void>;
  /** Headers that sign one call; `url` is absolute, without its query. None when nobody is signed in. */
  headers(method: string, url: string): Promise<Record<string, string>>;
  /** A fresh access token; false: the sign-in is over. A network failure is thrown. */
  renew(): Promise<boolean>;
  /** Leaves for the sign-in as another account of the same person, who is asked for no password. */
  leaveToSwitch(hint: string, ticket: string): Promise<void>;
  /** Leaves for the sign-out of the identity provider; false: it has none, and only the tokens here are gone. */
  leaveToSignOut(): Promise<boolean>;
  /**
   * Calls back when the sign-in could not be renewed; says who is signed in instead, if somebody is, and whether it is
   * over already: else the token at hand lasts for some seconds more.
   */
  onExpired(listener: (other?: Other, ended?: boolean) => void): void;
}

/**
 * @param origin of the console, as `https://scuola.example`
 * @param another makes a client that knows nobody yet, to look who is signed in without becoming them
 * @param outside the OpenID provider outside, where it is not the embedded one
 */
export function createTokens(
  oidc: UserManager,
  origin: string,
  another: () => UserManager,
  outside?: SignInSettings,
): Tokens {
  let renewing: Promise<boolean> | undefined;
  const listeners = new Set<(other?: Other, ended?: boolean) => void>();

  // A failure here is not the end: the next call that needs the token tries again.
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
    // It ran out while the computer slept.
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

/** By the refresh token; when that is refused, by the session of the identity provider, if it still stands. */
async function renewed(oidc: UserManager): Promise<boolean> {
  try {
    return Boolean(await oidc.signinSilent());
  } catch (error) {
    if (!isRefusal(error)) throw error;
    return throughFrame(oidc);
  }
}

/** Who is signed in at the identity provider, where it is somebody else than this page's own. */
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

/** As whom somebody is signed in, in words: an outside provider need not know the accounts. */
function nameOf({ profile }: User): string {
  const account = profile.selected_account as { username?: string } | undefined;
  return account?.username ?? profile.preferred_username ?? profile.email ?? profile.sub;
}

async function throughFrame(oidc: UserManager): Promise<boolean> {
  try {
    return Boolean(await oidc.signinSilent({ forceIframeAuth: true }));
  } catch (error) {
    // A frame that never answers shows a page that may not be framed: the sign-in wants the person.
    if (isRefusal(error) || (error instanceof Error && error.name === 'ErrorTimeout')) return false;
    throw error;
  }
}
