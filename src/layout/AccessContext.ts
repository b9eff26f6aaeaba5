import { createContext, useContext } from 'react';
import type { Session } from '../../contract/session/session';

/** Reason why the console cannot be used, shown in its place. */
export type AccessFailure =
  | 'workspace'
  | 'notAuthorised'
  /** The consent to operate for a supervisor has ended. */
  | 'supportOver'
  /** The school is suspended for now. */
  | 'schoolSuspended'
  /** Signed in at an external provider as a person without an account here. */
  | 'unknownPerson'
  | 'unreachable'
  | 'switch'
  /** Signed out of the console only. */
  | 'left'
  /** Signed out in another tab of this browser. */
  | 'signedOut';

/** The sign-in as screens use it. authProvider/access.ts implements it, and App provides it. */
export interface Access {
  getState():
    | { readonly phase: 'asked' | 'starting' | 'opening' | 'switching' | 'leaving' }
    | {
        readonly phase: 'open';
        readonly session: Session;
        readonly expired: boolean;
        /** The session has already ended. */
        readonly ended?: true;
        /** The other user who is now signed in in this browser. */
        readonly other?: { readonly username: string };
      }
    | { readonly phase: 'failed'; readonly why: AccessFailure };
  subscribe(listener: () => void): () => void;
  /** Opens the workspace, or redirects to the sign-in page, which returns to `page`. */
  start(page: string): Promise<void>;
  /** Completes a sign-in at its redirect address. Resolves with the page that was requested before it. */
  finishSignIn(): Promise<string>;
  /** Asks for the password again, in a popup. @throws DifferentUser when another person signs in there */
  signInAgain(): Promise<void>;
  /** Switches to another account of the same alias, which leaves the page. */
  switchTo(uid: string): Promise<void>;
  /** Signs in with a ticket from the operators' console, which leaves the page. */
  enter(sub: string, ticket: string): Promise<void>;
  /** Reads the workspace again, after something that it shows has changed. */
  update(): Promise<void>;
  leave(): Promise<void>;
}

export const AccessContext = createContext<Access | undefined>(undefined);

/**
 * Returns the sign-in, for the few screens that act on it, such as the session gate, the expiry dialog and the
 * sign-out.
 */
export function useAccess(): Access {
  const access = useContext(AccessContext);
  if (!access) throw new Error('useAccess is for screens drawn inside the console');
  return access;
}
