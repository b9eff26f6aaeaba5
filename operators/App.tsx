import { lazy, Suspense, useEffect, useState } from 'react';
import { operatorSessionClose, operatorSessionRead } from '../contract/endpoints/operators/session';
import type { OperatorSession } from '../contract/entities/operator';
import { call } from './plain/api';
import { FirstAccess } from './plain/FirstAccess';
import { Plain } from './plain/Plain';
import { SignIn } from './plain/SignIn';
import { say } from './plain/say';

const SIGNED_IN = 'sportello-gestore-entrato';
const Console = lazy(() => import('./Console').then((file) => ({ default: file.Console })));

/** Nobody is signed in any more. */
function forgotten(): null {
  localStorage.removeItem(SIGNED_IN);
  return null;
}

const isFirstAccess = () => window.location.pathname === '/gestore/primo-accesso';

/** The doors of the operators' console, which are small and load at once; behind them the console itself. */
export function App() {
  const [session, setSession] = useState<OperatorSession | null>();
  useEffect(() => {
    if (isFirstAccess()) return;
    // The cookie is read by no script: whether there may be a session is noted beside it.
    if (localStorage.getItem(SIGNED_IN))
      call(operatorSessionRead).then(setSession, () => setSession(forgotten()));
    else setSession(null);
  }, []);
  const leave = () => setSession(forgotten());
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
  if (session === undefined) return waiting;
  if (session === null)
    return (
      <Plain>
        <SignIn onSession={enter} />
      </Plain>
    );
  return (
    <Suspense fallback={waiting}>
      <Console
        opened={session}
        onLeave={() => void call(operatorSessionClose).finally(leave)}
        onOver={leave}
      />
    </Suspense>
  );
}
