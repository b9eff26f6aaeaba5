import { createContext, useContext } from 'react';
import type { Session } from '../../contract/session/session';

/** Why the console cannot be used: shown in place of it. */
export type AccessFailure =
  | 'workspace'
  | 'notAuthorised'
  /** The consent to operate for a supervisor has ended. */
  | 'supportOver'
  /** Signed in at an external provider as a person without an account here. */
  | 'unknownPerson'
  | 'unreachable'
  | 'switch'
  /** Signed out, of the console alone. */
  | 'left'
  /** Signed out in another tab of this browser. */
  | 'signedOut';

/** The sign-in as screens use it; implemented by authProvider/access.ts and handed down by App. */
export interface Access {
  getState():
    | { readonly phase: 'asked' | 'starting' | 'opening' | 'switching' | 'leaving' }
    | {
        readonly phase: 'open';
        readonly session: Session;
        readonly expired: boolean;
        /** It is over already. */
        readonly ended?: true;
        /** The user who is now signed in in this browser instead. */
        readonly other?: { readonly username: string };
      }
    | { readonly phase: 'failed'; readonly why: AccessFailure };
  subscribe(listener: () => void): () => void;
  /** Opens the workspace, or leaves for the sign-in page, to come back to `page`. */
  start(page: string): Promise<void>;
  /** At the address that a sign-in came back to: gives the page to go on to. */
  finishSignIn(): Promise<string>;
  /** Asks for the password again, in a popup. Throws `DifferentUser` when another person signs in there. */
  signInAgain(): Promise<void>;
  /** Goes over to another account of the same alias; the page is left. */
  switchTo(uid: string): Promise<void>;
  /** Goes in with what the operators' console was given; the page is left. */
  enter(sub: string, ticket: string): Promise<void>;
  /** Reads the workspace again, after something that it shows was changed. */
  update(): Promise<void>;
  leave(): Promise<void>;
}

export const AccessContext = createContext<Access | undefined>(undefined);

/** The sign-in, for the few screens that act on it: the gate, the expiry dialog, the exit. */
export function useAccess(): Access {
  const access = useContext(AccessContext);
  if (!access) throw new Error('useAccess is for screens drawn inside the console');
  return access;
}
