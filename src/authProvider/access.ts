import { SWITCH_REFUSED } from '../../contract/constants';
import type { Session } from '../../contract/session/session';
import { DifferentUser } from './DifferentUser';
import { isFailure, isRefusal } from './isRefusal';
import type { OtherTabs } from './otherTabs';
import type { Other, Tokens } from './tokens';

/** Where a sign-in that failed ends (PUB-016). */
const SIGN_IN_ERROR = '/error';

/** Why the console cannot be used: shown in place of it. */
export type AccessFailure =
  | 'workspace'
  | 'notAuthorised'
  | 'supportOver'
  | 'unknownPerson'
  | 'unreachable'
  | 'switch'
  | 'left'
  | 'signedOut';

/** Where the person stands. `expired`: the workspace stays, with what was typed in it, until they sign in again. */
export type AccessState =
  | { readonly phase: 'asked' | 'starting' | 'opening' | 'switching' | 'leaving' }
  | {
      readonly phase: 'open';
      readonly session: Session;
      readonly expired: boolean;
      /** The provider has refused it: there is nothing left that could expire. */
      readonly ended?: true;
      /** Who is signed in by now instead: another tab of this browser changed it. */
      readonly other?: Other;
    }
  | { readonly phase: 'failed'; readonly why: AccessFailure };

/** The calls of the API that a session begins, goes on and ends with. */
export interface SessionCalls {
  open(): Promise<Session>;
  close(): Promise<unknown>;
  update(): Promise<Session>;
  switchTo(uid: string): Promise<{ readonly hint: string; readonly ticket: string }>;
}

export type Access = ReturnType<typeof createAccess>;

const noTabs: OtherTabs = { tell: () => undefined, hear: () => undefined };

/** Signing in, the workspace, expiry and leaving, as one state that screens follow. */
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
  // What one person left open in another tab is no longer theirs to show.
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
      // Signed in before the rights were taken away: the password counts again. Not twice, though.
      if (codeOf(error) === 'unauthenticated' && !finishing) return await tokens.leaveToSignIn(page, true);
      become({ phase: 'failed', why: whyNotOpened(error) });
    }
  }

  const close = () =>
    calls.close().catch((error: unknown) => console.error('The session was not invalidated', error));

  return {
    getState: () => state,

    /** Who acts, as calls name it. Nothing can be called for anybody before the workspace is open. */
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

    /** Opens the workspace, or leaves for the sign-in page, to come back to `page`. */
    start(page: string): Promise<void> {
      starting ??= begin(page).finally(() => {
        starting = undefined;
      });
      return starting;
    },

    /** At the address that a sign-in came back to: gives the page to go on to. */
    finishSignIn(): Promise<string> {
      // Once: the code at that address can be used once.
      finishing ??= tokens.finishSignIn().catch((error: unknown) => {
        if (isRefusal(error)) become({ phase: 'failed', why: wasSwitch(error) ? 'switch' : 'notAuthorised' });
        // It failed at the identity provider: a page says so, and nobody is sent round in circles.
        else if (isFailure(error)) return SIGN_IN_ERROR;
        // Else an old address out of the history: begin again from the first page.
        return '/';
      });
      return finishing;
    },

    /** Asks for the password again, in a popup; what was typed in the page stays. Throws {@link DifferentUser}. */
    async signInAgain(): Promise<void> {
      await tokens.signInAgain();
      const session = await calls.open();
      // An outside provider knows the person, not as which of their accounts the page was filled in.
      if (state.phase === 'open' && state.session.profile.sub !== session.profile.sub)
        throw new DifferentUser();
      open(session);
    },

    /** Goes over to another account of the same person: this session ends, the sign-in asks for no password. */
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

    /** Goes into a school's console with what the operators' console was given; whoever is signed in here is so no more. */
    async enter(sub: string, ticket: string): Promise<void> {
      become({ phase: 'starting' });
      try {
        await tokens.leaveToSwitch(sub, ticket);
      } catch {
        become({ phase: 'failed', why: 'unreachable' });
      }
    },

    /** Reads the workspace again: something that it shows was changed. What is on the screen stays. */
    async update(): Promise<void> {
      const session = await calls.update();
      if (state.phase === 'open') become({ ...state, session });
    },

    /** The provider refuses the token and will refuse the next one. */
    expire: () => expire(undefined, true),

    /** The account may not be used any more, or not by whoever operated for it. */
    refuse: (why: 'notAuthorised' | 'supportOver' = 'notAuthorised') => become({ phase: 'failed', why }),

    /** Invalidates the session, then signs out at the identity provider, whatever became of the first. */
    async leave(): Promise<void> {
      const refused =
        state.phase === 'failed' && ['notAuthorised', 'unknownPerson', 'supportOver'].includes(state.why);
      if (state.phase === 'open') tabs.tell({ what: 'left', sub: state.session.profile.sub });
      // Whoever may not come in has no session that could be invalidated.
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
  if (code === 'unknownPerson' || code === 'supportOver') return code;
  if (code === 'notAuthorised' || code === 'forbidden') return 'notAuthorised';
  return 'workspace';
}

const wasSwitch = (error: unknown) => (error as { error?: unknown } | null)?.error === SWITCH_REFUSED;

const codeOf = (error: unknown) => (error as { code?: unknown } | null)?.code;
