import { createContext, useContext } from 'react';
import type { Session } from '../../contract/session/session';

export const SessionContext = createContext<Session | undefined>(undefined);

/**
 * Who is signed in, for which school, as what, and the provider's clock when the workspace was opened.
 * Every screen of the console is drawn inside the session.
 *
 * @example const { profile, school, roles } = useSession();
 */
export function useSession(): Session {
  const session = useContext(SessionContext);
  if (!session) throw new Error('useSession is for screens drawn inside the session');
  return session;
}

/** The account that somebody with several acts as; undefined for everybody else, and where nobody is signed in. */
export function useActingAs(): string | undefined {
  const profile = useContext(SessionContext)?.profile;
  return profile?.user_type === 'ALIAS' ? profile.selected_account.username : undefined;
}
