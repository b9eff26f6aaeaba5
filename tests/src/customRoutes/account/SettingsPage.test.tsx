import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import {
  type AccountSettings,
  DEMO_KEEPS_PASSWORD,
  WRONG_PASSWORD,
} from '../../../../contract/account/account';
import {
  accountPasswordChange,
  accountResetPassword,
  accountSettingsRead,
  accountSettingsUpdate,
} from '../../../../contract/account/endpoints';
import { errors } from '../../../../contract/schema/errors';
import type { CallApi } from '../../../../src/api/CallApi';
import { paste } from '../../../fixtures/paste';
import { axeFindings, lastSaid, ownScreen } from '../../../fixtures/resourceScreen';
import { weakPasswords } from '../../../fixtures/weakPasswords';

const NEW = 'Nuova-Password1';
const account: AccountSettings = {
  username: 'docente.SG10001',
  email: 'docente@example.org',
  telephone: null,
  userType: 'PEOPLE',
  demo: false,
  soggettoPrivato: 'false',
};
const alias: AccountSettings = {
  ...account,
  username: 'maria@example.org',
  email: 'maria@example.org',
  telephone: '0612345',
  userType: 'ALIAS',
};
const refused = (status: number, message: string, more: object = {}) =>
  Object.assign(new Error(message), { status, ...more });

/** Renders the page and records its calls: endpoint and body. */
function open(settings: AccountSettings, answers: Readonly<Record<string, () => unknown>> = {}) {
  const sent = vi.fn();
  const callApi = (async ({ id }: { id: string }, { body }: { body?: unknown } = {}) => {
    if (id === accountSettingsRead.id) return { data: settings };
    sent(id, body);
    return { data: await answers[id]?.() };
  }) as unknown as CallApi;
  ownScreen('/impostazioni/cambiopassword', { roles: ['user'], callApi });
  return sent;
}
const field = (name: RegExp) => screen.findByLabelText(name);
const enter = (input: Element, text: string) => (text ? paste(input, text) : userEvent.type(input, '{Tab}'));
async function fill(current: string, next: string, again = next) {
  await enter(await field(/^Password attuale/), current);
  await enter(await field(/^Nuova password/), next);
  await enter(await field(/^Conferma password/), again);
}
const send = () => userEvent.click(screen.getByRole('button', { name: 'Cambia password' }));

describe('the page of the own password', () => {
  it('says where the password is changed for people who sign in at an outside provider', async () => {
    const callApi = (async () => ({ data: account })) as unknown as CallApi;
    const signInElsewhere = { account: 'https://identita.example/profilo' };
    ownScreen('/impostazioni/cambiopassword', { roles: ['user'], callApi, signInElsewhere });
    await screen.findByText(/^La password si cambia presso il gestore dell'identità/);
    const link = screen.getByRole('link', { name: /Apri il mio profilo presso il gestore/ });
    expect(link).toHaveAttribute('href', signInElsewhere.account);
    expect(screen.queryByLabelText(/Nuova password/)).not.toBeInTheDocument();
    expect(await axeFindings()).toEqual([]);
  });

  it('ACC-001 ACC-005 ACC-011 ACC-032 asks a school account for the current and the new password, and says that it was changed', async () => {
    const sent = open(account);
    await fill('Vecchia-1', NEW);
    expect(screen.queryByLabelText(/^Telefono/)).toBeNull();
    expect(screen.getByText(/utenza della scuola docente\.SG10001/)).toBeVisible();
    expect(await axeFindings()).toEqual([]);
    await send();
    await waitFor(() => expect(lastSaid()).toEqual(['Password aggiornata con successo!', 'success']));
    expect(sent.mock.calls).toEqual([
      [
        accountPasswordChange.id,
        {
          username: 'docente.SG10001',
          email: 'docente@example.org',
          passwordAttuale: 'Vecchia-1',
          passwordNuova: NEW,
          confermaPassword: NEW,
        },
      ],
    ]);
    expect(await field(/^Password attuale/)).toHaveValue('');
  });

  it.each([
    ['ACC-024', '', NEW, NEW, 'Password Attuale obbligatoria', /^Password attuale/],
    ['ACC-025', NEW, NEW, NEW, 'La nuova password non può essere uguale a quella attuale', /^Nuova password/],
    ['ACC-016', 'Vecchia-1', '', '', 'Nuova Password obbligatoria', /^Nuova password/],
    ['ACC-023', 'Vecchia-1', NEW, `${NEW}x`, 'La password inserita non è uguale', /^Conferma password/],
  ])(
    '%s refuses before it sends, at the field, and goes there',
    async (_id, current, next, again, says, at) => {
      const sent = open(account);
      await fill(current, next, again);
      await send();
      expect(await screen.findByText(says)).toBeVisible();
      expect(
        screen.getByText('La password non è stata cambiata. Correggere i campi indicati.'),
      ).toBeVisible();
      expect(await field(at)).toHaveFocus();
      expect(await field(at)).toHaveAccessibleDescription(expect.stringContaining(says));
      expect(sent).not.toHaveBeenCalled();
    },
  );

  it.each(weakPasswords)('%s refuses a new password such as "%s", and says why', async (_id, weak, says) => {
    const sent = open(account);
    await fill('Vecchia-1', weak);
    await send();
    const input = await field(/^Nuova password/);
    expect(input).toBeInvalid();
    expect(input).toHaveFocus();
    expect(screen.getAllByText(says).map((said) => said.closest('[id$=helper-text]')?.id)).toContain(
      `${input.id}-helper-text`,
    );
    expect(sent).not.toHaveBeenCalled();
  });

  it.each(weakPasswords)(
    'ACC-022 asks for the same rules of the confirmation (rule %$), and says why',
    async (_id, weak, says) => {
      const sent = open(account);
      await fill('Vecchia-1', NEW, weak);
      await send();
      const input = await field(/^Conferma password/);
      expect(input).toBeInvalid();
      expect(input).toHaveAccessibleDescription(says);
      expect(sent).not.toHaveBeenCalled();
    },
  );

  it('ACC-022 asks for the confirmation', async () => {
    const sent = open(account);
    await fill('Vecchia-1', NEW, '');
    await send();
    expect(await field(/^Conferma password/)).toHaveAccessibleDescription('Conferma Password obbligatoria');
    expect(sent).not.toHaveBeenCalled();
  });

  it('shows what the provider says of the current password at its field', async () => {
    const wrong = refused(400, 'x', { errors: [{ field: 'passwordAttuale', message: WRONG_PASSWORD }] });
    open(account, { [accountPasswordChange.id]: () => Promise.reject(wrong) });
    await fill('Sbagliata-1', NEW);
    await send();
    expect(await screen.findByText(WRONG_PASSWORD)).toBeVisible();
    await waitFor(async () => expect(await field(/^Password attuale/)).toHaveFocus());
  });

  it.each([400, 500])('ACC-033 says so of the telephone, too, with %i', async (status) => {
    open(alias, { [accountSettingsUpdate.id]: () => Promise.reject(refused(status, 'x')) });
    await userEvent.click(await screen.findByRole('button', { name: 'Aggiorna' }));
    expect(await screen.findByText('Ops, dati non disponibili. Riprovare più tardi.')).toBeVisible();
  });

  it.each([400, 500])('ACC-033 says of a status %i that the data are not there', async (status) => {
    open(account, { [accountPasswordChange.id]: () => Promise.reject(refused(status, 'x')) });
    await fill('Vecchia-1', NEW);
    await send();
    expect(await screen.findByText('Ops, dati non disponibili. Riprovare più tardi.')).toBeVisible();
    expect(errors.internal.say).toBe('Ops, dati non disponibili. Riprovare più tardi.');
  });

  it('shows a demonstration account an error banner in place of the form', async () => {
    open({ ...account, demo: true });
    const banner = await screen.findByText(DEMO_KEEPS_PASSWORD);
    expect(banner).toBeVisible();
    expect(banner.closest('.MuiAlert-root')).toHaveClass('MuiAlert-colorError');
    expect(screen.queryByLabelText(/^Password attuale/)).toBeNull();
  });

  it('ACC-004 ACC-011 ACC-027 ACC-031 shows an alias its e-mail to be read and its telephone to be changed', async () => {
    const sent = open(alias);
    const area = within(await screen.findByRole('region', { name: 'ArgoID' }));
    expect(area.getByLabelText('E-mail')).toHaveAttribute('readonly');
    expect(area.getByLabelText('E-mail')).toHaveValue('maria@example.org');
    await userEvent.clear(area.getByLabelText(/^Telefono/));
    await userEvent.type(area.getByLabelText(/^Telefono/), '+39061');
    await userEvent.click(area.getByRole('button', { name: 'Aggiorna' }));
    await waitFor(() => expect(lastSaid()).toEqual(["L'ArgoID è stato aggiornato con successo!", 'success']));
    expect(sent).toHaveBeenCalledWith(accountSettingsUpdate.id, { telephone: '+39061' });
    expect(screen.getByText(/password dell'ArgoID maria@example\.org/)).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Non ricordo la password attuale' })).toBeNull();
  });

  it('ACC-015 refuses a telephone that is missing or has other signs', async () => {
    const sent = open(alias);
    const telephone = await field(/^Telefono/);
    for (const [typed, says] of [
      ['{Tab}', 'Telefono obbligatorio'],
      ['06 12', 'Il telefono può avere solo cifre e il segno +'],
    ] as const) {
      await userEvent.clear(telephone);
      await userEvent.type(telephone, typed);
      await userEvent.click(screen.getByRole('button', { name: 'Aggiorna' }));
      expect(await screen.findByText(says)).toBeVisible();
      await waitFor(() => expect(telephone).toHaveFocus());
    }
    expect(sent).not.toHaveBeenCalled();
  });

  it('writes to a person who forgot the current password', async () => {
    const sent = open(account);
    await userEvent.click(await screen.findByRole('button', { name: 'Non ricordo la password attuale' }));
    expect(await screen.findByText(/È stata inviata un'e-mail/)).toBeVisible();
    expect(sent).toHaveBeenCalledWith(accountResetPassword.id, undefined);
  });
});
