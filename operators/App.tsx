import { useEffect, useState } from 'react';
import { operatorSessionClose, operatorSessionRead } from '../contract/endpoints/operators/session';
import type { OperatorSession } from '../contract/entities/operator';
import { call } from './api';
import { FirstAccess } from './FirstAccess';
import { changeLanguage, language, say } from './i18n/say';
import { SchoolPage } from './SchoolPage';
import { SchoolsPage } from './SchoolsPage';
import { SignIn } from './SignIn';

const SIGNED_IN = 'sportello-gestore-entrato';

/** Nobody is signed in any more. */
function forgotten(): null {
  localStorage.removeItem(SIGNED_IN);
  return null;
}

/** The address behind /gestore. */
const pathNow = () => window.location.pathname.replace(/^\/gestore\/?/, '');

/** The console of the provider's own staff. */
export function App() {
  const [session, setSession] = useState<OperatorSession | null>();
  const [path, setPath] = useState(pathNow);
  useEffect(() => {
    document.documentElement.lang = language;
    document.title = say('product');
    const onMove = () => setPath(pathNow());
    window.addEventListener('popstate', onMove);
    return () => window.removeEventListener('popstate', onMove);
  }, []);
  useEffect(() => {
    if (pathNow() === 'primo-accesso') return;
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
  const go = (to: string) => {
    window.history.pushState(null, '', `/gestore/${to}`);
    setPath(to);
    window.scrollTo(0, 0);
  };
  return (
    <>
      <header>
        <strong>{say('product')}</strong>
        <span className="grow" />
        {session && <span>{session.name}</span>}
        <button type="button" lang={language === 'it' ? 'en' : 'it'} onClick={changeLanguage}>
          {say('language')}
        </button>
        {session && (
          <button type="button" onClick={() => call(operatorSessionClose).finally(leave)}>
            {say('exit')}
          </button>
        )}
      </header>
      <Page path={path} session={session} onSession={enter} go={go} />
    </>
  );
}

interface PageProps {
  readonly path: string;
  readonly session: OperatorSession | null | undefined;
  readonly onSession: (session: OperatorSession) => void;
  readonly go: (to: string) => void;
}

function Page({ path, session, onSession, go }: PageProps) {
  if (path === 'primo-accesso') return <FirstAccess />;
  if (session === undefined) return <main>{say('loading')}</main>;
  if (session === null) return <SignIn onSession={onSession} />;
  const school = /^scuole\/([A-Z]{2}\d{5})$/.exec(path)?.[1];
  return school ? <SchoolPage key={school} code={school} go={go} /> : <SchoolsPage go={go} />;
}
