import { useEffect } from 'react';
import { useSay } from '../i18n/useSay';
import { useAccess } from './AccessContext';
import { OverlayLoader } from './OverlayLoader';

/**
 * Entry from the operators' console to a school's: uses the ticket in the fragment, which is removed from the address
 * at once.
 */
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
