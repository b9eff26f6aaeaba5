import { lazy, Suspense, useCallback, useEffect, useState } from 'react';
import { operatorSessionClose, operatorSessionRead } from '../contract/staff/endpoints/session';
import type { OperatorSession } from '../contract/staff/operator';
import { call, Refused } from './plain/api';
import { FirstAccess } from './plain/FirstAccess';
import { Plain } from './plain/Plain';
import { Problem } from './plain/parts';
import { SignIn } from './plain/SignIn';
import { say } from './plain/say';

const SIGNED_IN = 'sportello-gestore-entrato';
const Console = lazy(() => import('./Console').then((file) => ({ default: file.Console })));

/** Clears the mark that somebody is signed in. @returns null, the value of a missing session */
function forgotten(): null {
  localStorage.removeItem(SIGNED_IN);
  return null;
}

/**
 * Returns whether the session has ended. A provider that does not respond, or is not ready, proves nothing about it.
 */
const isOver = (error: unknown): boolean => error instanceof Refused && error.status === 401;

const isFirstAccess = () => window.location.pathname === '/gestore/primo-accesso';

/**
 * Renders the entry pages of the operators' console, which are small and load at once, or the console itself, which is
 * loaded after sign-in.
 */
export function App() {
  const [session, setSession] = useState<OperatorSession | null>();
  const [unread, setUnread] = useState<Error>();
  const read = useCallback(() => {
    setUnread(undefined);
    call(operatorSessionRead).then(setSession, (error) => {
      if (isOver(error)) setSession(forgotten());
      else setUnread(error);
    });
  }, []);
  useEffect(() => {
    if (isFirstAccess()) return;
    // Scripts cannot read the cookie, so a separate mark records that there may be a session.
    if (localStorage.getItem(SIGNED_IN)) read();
    else setSession(null);
  }, [read]);
  const leave = () => setSession(forgotten());
  /**
   * Ends the session.
   * @throws if the session could not be ended, because people who believe that they are signed out would leave it open
   * to others
   */
  const end = () =>
    call(operatorSessionClose).then(leave, (error) => {
      if (!isOver(error)) throw error;
      leave();
    });
  const enter = (opened: OperatorSession) => {
    localStorage.setItem(SIGNED_IN, '1');
    setSession(opened);
  };
  const waiting = (
    <Plain>
      <main>{say('loading')}</main>
    </Plain>
  );
  if (isFirstAccess())
    return (
      <Plain>
        <FirstAccess />
      </Plain>
    );
  if (unread)
    return (
      <Plain>
        <main>
          <Problem error={unread} />
          <button type="button" className="main" onClick={read}>
            {say('again')}
          </button>
        </main>
      </Plain>
    );
  if (session === undefined) return waiting;
  if (session === null)
    return (
      <Plain>
        <SignIn onSession={enter} />
      </Plain>
    );
  return (
    <Suspense fallback={waiting}>
      <Console opened={session} onLeave={end} onOver={leave} />
    </Suspense>
  );
}
