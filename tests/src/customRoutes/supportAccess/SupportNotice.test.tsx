import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { describe, expect, it } from 'vitest';
import type { SessionSupport } from '../../../../contract/supportAccess/supportAccess';
import type { CallApi } from '../../../../src/api/CallApi';
import { SupportNotice } from '../../../../src/customRoutes/supportAccess/SupportNotice';
import { fetchSentences } from '../../../../src/i18n/italian';
import { Notifications } from '../../../../src/layout/Notifications';
import { RenewSessionContext } from '../../../../src/session/RenewSession';
import { SessionContext, useSession } from '../../../../src/session/SessionContext';
import { LeaveGuard } from '../../../../src/ui/LeaveGuard';
import { Page } from '../../../../src/ui/Page';
import { inFrame, sessionOf } from '../../layout/inFrame';

const active: SessionSupport = {
  id: '00000000-0000-4000-8000-000000000001',
  supervisor: 'Maria Bianchi',
  operator: 'Anna Rossi',
  reason: 'Non riesce ad abilitare i docenti',
  until: '2026-09-02T09:30:00Z',
  state: 'active',
};

/** Renders the banner above a page, in a session that contains the access until it is reloaded. */
function Frame() {
  const session = useSession();
  const [ended, setEnded] = useState(false);
  return (
    <RenewSessionContext value={async () => setEnded(true)}>
      <SessionContext value={{ ...session, support: ended ? null : active }}>
        <SupportNotice />
        <main>
          <Page title="Utenti">…</Page>
        </main>
        <Notifications />
      </SessionContext>
    </RenewSessionContext>
  );
}

describe('the band on top of every page', () => {
  it('leaves the focus at the heading of the page when somebody ends the access, and says that it ended', async () => {
    await fetchSentences();
    const callApi = async () => ({ data: {}, version: undefined, headers: new Headers() });
    inFrame(<Frame />, { roles: ['supervisor'], callApi: callApi as unknown as CallApi });
    await userEvent.click(screen.getByRole('button', { name: 'Termina' }));
    const said = await screen.findByText('Accesso di assistenza terminato');
    expect(said.closest('[role=status]')).not.toBeNull();
    expect(screen.queryByRole('region', { name: 'Assistenza' })).toBeNull();
    await waitFor(() => expect(screen.getByRole('heading', { level: 1 })).toHaveFocus());
  });

  it('asks the operator before typed input is lost with it', async () => {
    inFrame(
      <>
        <Frame />
        <LeaveGuard when onLeave={() => undefined} />
      </>,
      { session: { profile: { ...sessionOf('user').profile, user_type: 'SUPPORT' } } },
    );
    await userEvent.click(screen.getByRole('button', { name: 'Termina' }));
    const question = { name: 'Sei sicuro di voler lasciare questa pagina?' };
    expect(await screen.findByRole('dialog', question)).toBeVisible();
  });
});
