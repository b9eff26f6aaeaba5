import { useEffect } from 'react';
import { useSay } from '../i18n/useSay';
import { useAccess } from './AccessContext';
import { OverlayLoader } from './OverlayLoader';

/**
 * Opens a school's console for a member of the provider's staff, who comes from the operators' console with a ticket in
 * the fragment. The fragment is removed from the address at once.
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
