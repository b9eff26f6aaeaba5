import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { CoreAdminContext } from 'react-admin';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { expect, it, vi } from 'vitest';
import { createAuthProvider } from '../../../operators/authProvider';
import { Frame } from '../../../operators/Frame';
import { italian } from '../../../operators/i18n/italian';
import { sessionOf } from '../../../operators/sessionOf';
import { version } from '../../../package.json';
import { CallApiContext } from '../../../src/api/CallApi';
import { createI18nProvider } from '../../../src/i18n/i18nProvider';
import { ConsoleTheme } from '../../../src/layout/ConsoleTheme';
import { SessionContext } from '../../../src/session/SessionContext';
import { LeaveGuard } from '../../../src/ui/LeaveGuard';
import { answering } from '../../fixtures/answers';

const session = sessionOf({
  who: 'anna',
  name: 'Anna Rossi',
  role: 'administrator',
  scopes: [],
  fourEyes: true,
  now: '2026-09-02T08:30:00Z',
});

/** A page with unsaved input. */
function Typed() {
  const [changed, setChanged] = useState(true);
  return <LeaveGuard when={changed} onLeave={() => setChanged(false)} />;
}

function open(leave: () => Promise<void>) {
  const element = (
    <CoreAdminContext
      authProvider={createAuthProvider({ role: 'administrator', fourEyes: true }, leave)}
      i18nProvider={createI18nProvider(italian)}
    >
      <CallApiContext value={answering({ platformSupportList: { data: [], total: 0 } }).callApi}>
        <SessionContext value={session}>
          <ConsoleTheme>
            <Frame>
              <Typed />
            </Frame>
          </ConsoleTheme>
        </SessionContext>
      </CallApiContext>
    </CoreAdminContext>
  );
  render(<RouterProvider router={createMemoryRouter([{ path: '*', element }])} />);
}

it('asks before what was typed is lost by "Esci", and says where the session could not be ended', async () => {
  const leave = vi.fn(async () => undefined).mockRejectedValueOnce(new Error('cut'));
  open(leave);
  await userEvent.click(await screen.findByRole('button', { name: 'Esci' }));
  const question = within(await screen.findByRole('dialog'));
  expect(question.getByText('Le modifiche non salvate andranno perse.')).toBeVisible();
  expect(leave).not.toHaveBeenCalled();
  await userEvent.click(question.getByRole('button', { name: 'Lascia la pagina' }));
  await waitFor(() => expect(leave).toHaveBeenCalledOnce());
  expect(
    await screen.findByText('L’uscita non è riuscita: la sessione è ancora aperta. Riprovare.'),
  ).toBeVisible();
});

it('has the version of the product at its foot', async () => {
  open(async () => undefined);
  const foot = within(await screen.findByRole('contentinfo'));
  expect(foot.getByText(`Sportello ${version}`)).toBeVisible();
});
