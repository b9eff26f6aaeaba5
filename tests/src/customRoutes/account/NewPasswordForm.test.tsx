import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { CoreAdminContext } from 'react-admin';
import { expect, it, vi } from 'vitest';
import { type CallApi, CallApiContext } from '../../../../src/api/CallApi';
import { NewPasswordForm } from '../../../../src/customRoutes/account/NewPasswordForm';
import type { PasswordLink } from '../../../../src/customRoutes/account/usePasswordLink';
import { createI18nProvider } from '../../../../src/i18n/i18nProvider';
import { ConsoleTheme } from '../../../../src/layout/ConsoleTheme';
import { paste } from '../../../fixtures/paste';

const opened = {
  nome: 'Mario',
  cognome: 'Rossi',
  username: 'rossi.SG10001',
  email: 'rossi@example.org',
  userType: 'PEOPLE' as const,
  token: 'segreto',
  primoAccesso: false,
  callbackUri: 'https://scuola.example',
};
const NEW = 'Nuova-Password1';

const send = () => userEvent.click(screen.getByRole('button', { name: 'Continua' }));

/** Renders the form with a password, whose calls fail with these statuses in turn. */
async function form(...failures: readonly number[]) {
  const left = [...failures];
  const keys: (string | undefined)[] = [];
  const callApi = (async (_endpoint: unknown, given: { readonly idempotencyKey?: string }) => {
    keys.push(given.idempotencyKey);
    const status = left.shift();
    if (status !== undefined) throw Object.assign(new Error('shell.unreachable'), { status });
    return {};
  }) as unknown as CallApi;
  const link = { finish: vi.fn(async () => undefined), refuse: vi.fn() };
  render(
    <CoreAdminContext i18nProvider={createI18nProvider()}>
      <ConsoleTheme>
        <CallApiContext value={callApi}>
          <NewPasswordForm opened={opened} link={link as unknown as PasswordLink} />
        </CallApiContext>
      </ConsoleTheme>
    </CoreAdminContext>,
  );
  await paste(await screen.findByLabelText(/^Nuova password/), NEW);
  await paste(screen.getByLabelText(/^Conferma password/), NEW);
  return { keys, ...link };
}

it('sends a new password once more as the same, where the answer was lost', async () => {
  const { keys, finish } = await form(0);
  await send();
  expect(await screen.findByRole('alert')).toBeVisible();
  await send();
  await waitFor(() => expect(finish).toHaveBeenCalledExactlyOnceWith(opened.callbackUri));
  expect(keys).toEqual([expect.stringMatching(/^[\w-]{36}$/), keys[0]]);
});

it('says that it may be done where the link is over after an answer that never came', async () => {
  const { refuse } = await form(0, 404);
  await send();
  expect(await screen.findByRole('alert')).toBeVisible();
  await send();
  const said = { status: 404, message: 'password.maybeSaved' };
  await waitFor(() => expect(refuse).toHaveBeenCalledExactlyOnceWith(said));
});
