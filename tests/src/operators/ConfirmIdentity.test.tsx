import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { CoreAdminContext } from 'react-admin';
import { MemoryRouter } from 'react-router';
import { describe, expect, it, vi } from 'vitest';
import { platformSchoolClose } from '../../../contract/staff/endpoints/schools';
import { CONFIRM_FIRST } from '../../../contract/staff/operatorRights';
import { ConfirmIdentity } from '../../../operators/ConfirmIdentity';
import { italian } from '../../../operators/i18n/italian';
import { CallApiContext } from '../../../src/api/CallApi';
import { askingWhoIsThere, createIdentityConfirmation } from '../../../src/api/identityConfirmation';
import { createI18nProvider } from '../../../src/i18n/i18nProvider';
import { answering } from '../../fixtures/answers';

/** Creates a provider that closes a school once the password is confirmed, and calls it like a page. */
function open() {
  let confirmed = false;
  const api = answering({
    platformSchoolClose: () => {
      if (!confirmed)
        throw Object.assign(new Error(CONFIRM_FIRST), { status: 403, code: 'confirmationNeeded' });
      return { customerCode: 'SG10001' };
    },
    operatorConfirm: ({ body }: { readonly body: { readonly password: string } }) => {
      if (body.password !== 'giusta')
        throw Object.assign(new Error('La password attuale non è corretta'), { status: 403 });
      confirmed = true;
    },
  });
  const confirmation = createIdentityConfirmation();
  const callApi = askingWhoIsThere(api.callApi, confirmation);
  render(
    <MemoryRouter>
      <CoreAdminContext i18nProvider={createI18nProvider(italian)}>
        <CallApiContext value={callApi}>
          <ConfirmIdentity confirmation={confirmation} />
        </CallApiContext>
      </CoreAdminContext>
    </MemoryRouter>,
  );
  const ended = vi.fn();
  const key = { params: { school: 'SG10001' }, idempotencyKey: 'chiude-una-scuola' };
  void callApi(platformSchoolClose, key).then(
    () => ended('done'),
    (error: Error) => ended(error.message),
  );
  return { ...api, ended };
}
const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }));
const password = () => screen.findByLabelText(/^Password/);

describe('a grave call of the staff', () => {
  it('asks for the password, says that it is wrong, and is made once more when it is right', async () => {
    const { ended, idsSent } = open();
    await press('Conferma');
    expect(await screen.findByText('Password obbligatoria')).toBeVisible();
    await userEvent.type(await password(), 'sbagliata{Enter}');
    expect(await screen.findByRole('alert')).toHaveTextContent('La password attuale non è corretta');
    expect(ended).not.toHaveBeenCalled();
    await userEvent.clear(await password());
    await userEvent.type(await password(), 'giusta');
    await press('Conferma');
    await waitFor(() => expect(ended).toHaveBeenCalledWith('done'));
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(idsSent()).toEqual([
      'platformSchoolClose',
      'operatorConfirm',
      'operatorConfirm',
      'platformSchoolClose',
    ]);
  });

  it('is refused with the reason where nobody confirms', async () => {
    const { ended, idsSent } = open();
    await press('Annulla');
    await waitFor(() => expect(ended).toHaveBeenCalledWith(CONFIRM_FIRST));
    expect(idsSent()).toEqual(['platformSchoolClose']);
  });
});
