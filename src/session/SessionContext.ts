import { createContext, useContext } from 'react';
import type { Session } from '../../contract/session/session';

export const SessionContext = createContext<Session | undefined>(undefined);

/**
 * Returns the session: the signed-in person, their school and roles, and the provider's clock when the workspace was
 * opened. Every screen of the console is rendered inside a session.
 *
 * @example const { profile, school, roles } = useSession();
 */
export function useSession(): Session {
  const session = useContext(SessionContext);
  if (!session) throw new Error('useSession is for screens drawn inside the session');
  return session;
}

/** Returns the current account of a person with several; undefined for everyone else, and if nobody is signed in. */
export function useActingAs(): string | undefined {
  const profile = useContext(SessionContext)?.profile;
  return profile?.user_type === 'ALIAS' ? profile.selected_account.username : undefined;
}
