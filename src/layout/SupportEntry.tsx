import { useEffect } from 'react';
import { useSay } from '../i18n/useSay';
import { useAccess } from './AccessContext';
import { OverlayLoader } from './OverlayLoader';

/** Where the operators' console opens a school's: goes on with what stands behind the #, which is taken away at once. */
export function SupportEntry() {
  const say = useSay();
  const access = useAccess();

  useEffect(() => {
    const given = new URLSearchParams(window.location.hash.slice(1));
    window.history.replaceState(null, '', window.location.pathname);
    void access.enter(given.get('sub') ?? '', given.get('ticket') ?? '');
  }, [access]);

  return <OverlayLoader title={say('shell.loader.title')} message={say('shell.loader.starting')} />;
}
