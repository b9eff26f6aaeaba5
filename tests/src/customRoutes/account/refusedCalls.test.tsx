import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { type AccountSettings, WRONG_PASSWORD } from '../../../../contract/account/account';
import { inEnglish } from '../../../../contract/messages/inEnglish';
import { errors } from '../../../../contract/schema/errors';
import { ApiError } from '../../../../src/dataProvider/ApiError';
import { createI18nProvider } from '../../../../src/i18n/i18nProvider';
import { type Answers, answering } from '../../../fixtures/answers';
import { paste } from '../../../fixtures/paste';
import { ownScreen } from '../../../fixtures/resourceScreen';

const UNREACHABLE = 'Il servizio non è raggiungibile. Controllare la connessione e riprovare.';
const account: AccountSettings = {
  username: 'docente.SG10001',
  email: 'docente@example.org',
  telephone: '0612345',
  userType: 'PEOPLE',
  demo: false,
  soggettoPrivato: 'false',
};

function open(answers: Answers, of: Partial<AccountSettings> = {}, i18n = createI18nProvider()) {
  const { callApi } = answering({ accountSettingsRead: { ...account, ...of }, ...answers });
  ownScreen('/impostazioni/cambiopassword', { roles: ['user'], callApi, i18n });
}
const unreachable = () => {
  throw ApiError.unreachable();
};
const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }));
async function fill(...names: readonly RegExp[]) {
  for (const [nth, name] of names.entries())
    await paste(await screen.findByLabelText(name), nth === 0 ? 'Vecchia-1' : 'Nuova-Password1');
}

describe('a refused call of the page of the own password', () => {
  it('says in words that nobody answers', async () => {
    open({ accountPasswordChange: unreachable, accountResetPassword: unreachable });
    await fill(/^Password attuale/, /^Nuova password/, /^Conferma password/);
    await press('Cambia password');
    expect(await screen.findByText(UNREACHABLE)).toBeVisible();
    await press('Non ricordo la password attuale');
    await waitFor(() => expect(screen.getAllByText(UNREACHABLE)).toHaveLength(2));
  });

  it('says that it may be changed where the current one is no more after an answer that never came', async () => {
    const wrong = [{ field: 'passwordAttuale', message: WRONG_PASSWORD }];
    const accountPasswordChange = vi
      .fn()
      .mockRejectedValueOnce(ApiError.unreachable())
      .mockRejectedValue(new ApiError('invalid', 400, 'x', wrong));
    open({ accountPasswordChange });
    await fill(/^Password attuale/, /^Nuova password/, /^Conferma password/);
    await press('Cambia password');
    await screen.findByText(UNREACHABLE);
    await press('Cambia password');
    expect(await screen.findByText(/la password può essere già stata cambiata/)).toBeVisible();
    expect(screen.queryByText(/^La password non è stata cambiata/)).toBeNull();
    expect(screen.getByLabelText(/^Password attuale/)).toHaveFocus();
  });

  it('says so of a telephone', async () => {
    open({ accountSettingsUpdate: unreachable }, { userType: 'ALIAS' });
    await press('Aggiorna');
    expect(await screen.findByText(UNREACHABLE)).toBeVisible();
  });

  it('says in English what the provider refuses: at the field, and above all', async () => {
    const i18n = createI18nProvider();
    await i18n.changeLocale('en');
    const wrong = [{ field: 'passwordAttuale', message: WRONG_PASSWORD }];
    const accountPasswordChange = vi
      .fn()
      .mockRejectedValueOnce(new ApiError('invalid', 400, 'x', wrong))
      .mockRejectedValue(new ApiError('internal', 500, 'x'));
    open({ accountPasswordChange }, {}, i18n);
    await fill(/^Current password/, /^New password/, /^Confirm password/);
    await press('Change password');
    const current = screen.getByLabelText(/^Current password/);
    await waitFor(() => expect(current).toHaveAccessibleDescription(inEnglish(WRONG_PASSWORD)));
    await press('Change password');
    expect(await screen.findByText(inEnglish(errors.internal.say) ?? '')).toBeVisible();
  });
});
