import { type ReactNode, useEffect, useSyncExternalStore } from 'react';
import { useLocation } from 'react-router';
import { useSay } from '../i18n/useSay';
import { forgetDrafts } from '../session/drafts';
import { RenewSessionContext } from '../session/RenewSession';
import { SessionContext } from '../session/SessionContext';
import { useAccess } from './AccessContext';
import { AccessFailed } from './AccessFailed';
import { ExpiryDialog } from './ExpiryDialog';
import { OtherAccountDialog } from './OtherAccountDialog';
import { OverlayLoader } from './OverlayLoader';

/** Renders the console once a person is signed in and their workspace is open. */
export function SessionGate({ children }: { readonly children: ReactNode }) {
  const say = useSay();
  const access = useAccess();
  const state = useSyncExternalStore(access.subscribe, access.getState);
  const { pathname, search, hash } = useLocation();
  const page = pathname + search + hash;
  const asked = state.phase === 'asked';

  useEffect(() => {
    if (asked) void access.start(page);
  }, [access, asked, page]);

  const leaving = state.phase === 'leaving';
  const person = state.phase === 'open' ? state.session.profile.selected_account.username : undefined;
  // Deletes drafts, because the next person who signs in in this tab must not find another person's unsaved input.
  useEffect(() => {
    if (leaving || person) forgetDrafts(person);
  }, [leaving, person]);

  if (state.phase === 'failed') return <AccessFailed why={state.why} page={page} />;
  if (state.phase !== 'open') {
    const message = state.phase === 'asked' ? 'starting' : state.phase;
    return <OverlayLoader title={say('shell.loader.title')} message={say(`shell.loader.${message}`)} />;
  }
  return (
    <SessionContext value={state.session}>
      {/* Nothing of the first user may be shown after another user has signed in. */}
      {!state.other && <RenewSessionContext value={access.update}>{children}</RenewSessionContext>}
      {state.expired &&
        (state.other ? (
          <OtherAccountDialog username={state.other.username} />
        ) : (
          <ExpiryDialog ended={state.ended === true} />
        ))}
    </SessionContext>
  );
}
