import { SWITCH_REFUSED } from '../../contract/constants';
import type { Session } from '../../contract/session/session';
import { DifferentUser } from './DifferentUser';
import { isFailure, isRefusal } from './isRefusal';
import type { OtherTabs } from './otherTabs';
import type { Other, Tokens } from './tokens';

/** The page for a failed sign-in (PUB-016). */
const SIGN_IN_ERROR = '/error';

/** The reason the console cannot be used, shown in its place. */
export type AccessFailure =
  | 'workspace'
  | 'notAuthorised'
  | 'supportOver'
  | 'schoolSuspended'
  | 'unknownPerson'
  | 'unreachable'
  | 'switch'
  | 'left'
  | 'signedOut';

/**
 * State of the session. While `expired` is true, the workspace stays, with everything typed in it, until the person
 * signs in again.
 */
export type AccessState =
  | { readonly phase: 'asked' | 'starting' | 'opening' | 'switching' | 'leaving' }
  | {
      readonly phase: 'open';
      readonly session: Session;
      readonly expired: boolean;
      /** Set if the provider refused the token, so that the session is over already. */
      readonly ended?: true;
      /** The other user who is now signed in in this browser, because another tab signed in. */
      readonly other?: Other;
    }
  | { readonly phase: 'failed'; readonly why: AccessFailure };

/** The API calls that open, refresh and close a session. */
export interface SessionCalls {
  open(): Promise<Session>;
  close(): Promise<unknown>;
  update(): Promise<Session>;
  switchTo(uid: string): Promise<{ readonly hint: string; readonly ticket: string }>;
}

export type Access = ReturnType<typeof createAccess>;

const noTabs: OtherTabs = { tell: () => undefined, hear: () => undefined };

/** Creates the state machine of sign-in, workspace, expiry and sign-out that screens follow. */
export function createAccess(tokens: Tokens, calls: SessionCalls, tabs: OtherTabs = noTabs) {
  let state: AccessState = { phase: 'asked' };
  let starting: Promise<void> | undefined;
  let finishing: Promise<string> | undefined;
  const listeners = new Set<() => void>();

  function become(next: AccessState) {
    state = next;
    for (const listener of listeners) listener();
  }

  function expire(other?: Other, ended = false) {
    if (state.phase !== 'open') return;
    become({ ...state, expired: true, ...(ended && { ended }), ...(other && { other }) });
  }
  tokens.onExpired(expire);
  // A person's open page in another tab must not stay visible to the next person.
  tabs.hear((news) => {
    if (state.phase !== 'open') return;
    const mine = state.session.profile.sub === news.sub;
    if (news.what === 'left' && mine) become({ phase: 'failed', why: 'signedOut' });
    if (news.what === 'opened' && !mine) expire({ username: news.username }, true);
  });
  function open(session: Session) {
    become({ phase: 'open', session, expired: false });
    const { sub, selected_account } = session.profile;
    tabs.tell({ what: 'opened', sub, username: selected_account.username });
  }

  async function begin(page: string) {
    become({ phase: 'starting' });
    try {
      if (!(await tokens.restore())) return await tokens.leaveToSignIn(page);
    } catch {
      return become({ phase: 'failed', why: 'unreachable' });
    }
    become({ phase: 'opening' });
    try {
      open(await calls.open());
    } catch (error) {
      // The sign-in is older than the revocation of the rights: require the password again, but not twice.
      if (codeOf(error) === 'unauthenticated' && !finishing) return await tokens.leaveToSignIn(page, true);
      become({ phase: 'failed', why: whyNotOpened(error) });
    }
  }

  const close = () =>
    calls.close().catch((error: unknown) => console.error('The session was not invalidated', error));

  return {
    getState: () => state,

    /** Returns the identifiers of the acting user that calls need. @throws Error before the workspace is open */
    mine(): { readonly customerCode: string; readonly uid: string } {
      if (state.phase !== 'open') throw new Error('There is no open workspace');
      const { customer_code: customerCode, selected_account } = state.session.profile;
      return { customerCode, uid: selected_account.username };
    },

    subscribe(listener: () => void) {
      listeners.add(listener);
      return () => {
        listeners.delete(listener);
      };
    },

    /** Opens the workspace, or redirects to the sign-in page, to return to `page`. */
    start(page: string): Promise<void> {
      starting ??= begin(page).finally(() => {
        starting = undefined;
      });
      return starting;
    },

    /** Completes a sign-in at the callback address and returns the page to continue to. */
    finishSignIn(): Promise<string> {
      // Run once: the authorization code can be used only once.
      finishing ??= tokens.finishSignIn().catch((error: unknown) => {
        if (isRefusal(error)) become({ phase: 'failed', why: wasSwitch(error) ? 'switch' : 'notAuthorised' });
        // The identity provider reported a failure: show an error page rather than redirect in a loop.
        else if (isFailure(error)) return SIGN_IN_ERROR;
        // Otherwise it is a stale callback address from the browser history: start again from the first page.
        return '/';
      });
      return finishing;
    },

    /** Asks for the password again in a popup; the content typed in the page stays. @throws {@link DifferentUser} */
    async signInAgain(): Promise<void> {
      await tokens.signInAgain();
      const session = await calls.open();
      // An outside identity provider knows the person, but not which of their accounts filled in the page.
      if (state.phase === 'open' && state.session.profile.sub !== session.profile.sub)
        throw new DifferentUser();
      open(session);
    },

    /** Switches to another account of the same person: this session ends, and the sign-in asks for no password. */
    async switchTo(uid: string): Promise<void> {
      become({ phase: 'switching' });
      try {
        const { hint, ticket } = await calls.switchTo(uid);
        await tokens.leaveToSwitch(hint, ticket);
      } catch (error) {
        console.error('The account was not switched', error);
        become({ phase: 'failed', why: 'switch' });
      }
    },

    /**
     * Enters a school's console with a ticket from the operators' console; the user signed in here until now is signed
     * out.
     */
    async enter(sub: string, ticket: string): Promise<void> {
      become({ phase: 'starting' });
      try {
        await tokens.leaveToSwitch(sub, ticket);
      } catch {
        become({ phase: 'failed', why: 'unreachable' });
      }
    },

    /** Reads the workspace again after a change to something it shows. The screen stays as it is. */
    async update(): Promise<void> {
      const session = await calls.update();
      if (state.phase === 'open') become({ ...state, session });
    },

    /** Ends the session because the provider refuses the token and would refuse the next one. */
    expire: () => expire(undefined, true),

    /**
     * Ends access because the account or its school is no longer allowed, or the operator is no longer allowed to act
     * for it.
     */
    refuse: (why: 'notAuthorised' | 'supportOver' | 'schoolSuspended' = 'notAuthorised') =>
      become({ phase: 'failed', why }),

    /** Invalidates the session, then signs out at the identity provider, even if the first step failed. */
    async leave(): Promise<void> {
      const refused =
        state.phase === 'failed' &&
        ['notAuthorised', 'unknownPerson', 'supportOver', 'schoolSuspended'].includes(state.why);
      if (state.phase === 'open') tabs.tell({ what: 'left', sub: state.session.profile.sub });
      // A person who was refused entry has no session to invalidate.
      if (!refused) await close();
      become({ phase: 'leaving' });
      try {
        if (!(await tokens.leaveToSignOut())) become({ phase: 'failed', why: 'left' });
      } catch {
        become({ phase: 'failed', why: 'unreachable' });
      }
    },
  };
}

function whyNotOpened(error: unknown): AccessFailure {
  const code = codeOf(error);
  if (code === 'unknownPerson' || code === 'supportOver' || code === 'schoolSuspended') return code;
  if (code === 'notAuthorised' || code === 'forbidden') return 'notAuthorised';
  return 'workspace';
}

const wasSwitch = (error: unknown) => (error as { error?: unknown } | null)?.error === SWITCH_REFUSED;

const codeOf = (error: unknown) => (error as { code?: unknown } | null)?.code;
