import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { CoreAdminContext } from 'react-admin';
import { MemoryRouter } from 'react-router';
import { expect, it } from 'vitest';
import { LINK_EXPIRED } from '../../../../contract/account/password';
import { CallApiContext } from '../../../../src/api/CallApi';
import { PasswordPage } from '../../../../src/customRoutes/account/PasswordPage';
import { ApiError } from '../../../../src/dataProvider/ApiError';
import { createI18nProvider } from '../../../../src/i18n/i18nProvider';
import { ConsoleTheme } from '../../../../src/layout/ConsoleTheme';
import { answering } from '../../../fixtures/answers';
import { paste } from '../../../fixtures/paste';

it('says that a password may be saved where its link is over after an answer that never came', async () => {
  const attempts = [ApiError.unreachable(), new ApiError('notFound', 404, LINK_EXPIRED)];
  const { callApi } = answering({
    passwordLinkOpen: {
      nome: 'Mario',
      cognome: 'Rossi',
      username: 'rossi.SG10001',
      email: 'rossi@example.org',
      userType: 'PEOPLE',
      token: 'segreto',
      primoAccesso: false,
      callbackUri: '',
    },
    passwordChoose: () => Promise.reject(attempts.shift()),
  });
  render(
    <MemoryRouter initialEntries={['/cambiopassword?id=segreto']}>
      <CoreAdminContext i18nProvider={createI18nProvider()}>
        <ConsoleTheme>
          <CallApiContext value={callApi}>
            <PasswordPage />
          </CallApiContext>
        </ConsoleTheme>
      </CoreAdminContext>
    </MemoryRouter>,
  );
  for (const label of [/^Nuova password/, /^Conferma password/])
    await paste(await screen.findByLabelText(label), 'Nuova-Password1');
  await userEvent.click(screen.getByRole('button', { name: 'Continua' }));
  await screen.findByText(/^Il servizio non è raggiungibile/);
  await userEvent.click(screen.getByRole('button', { name: 'Continua' }));
  const said = await screen.findByText(/^La risposta al tentativo precedente non è arrivata/);
  expect(said).toHaveTextContent('la password può essere già stata salvata');
  expect(screen.queryByText(LINK_EXPIRED)).toBeNull();
  expect(screen.getByRole('link', { name: 'Torna al login' })).toBeVisible();
});
