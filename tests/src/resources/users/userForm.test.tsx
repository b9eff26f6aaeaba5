import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { ApiError } from '../../../../src/dataProvider/ApiError';
import { users } from '../../../../src/resources/users/users';
import { axeFindings, resourceScreen } from '../../../fixtures/resourceScreen';
import { userRow } from '../../../fixtures/userRecords';
import { input, press, toggle, type } from '../../../fixtures/visitForm';

const seen = { lastLogin: '2026-08-01T10:00:00Z' };
const rossi = userRow('rossi', { sn: 'Rossi', cn: 'Mario', labelNomeCognome: 'Mario Rossi' });
const title = (name: string) => screen.findByRole('heading', { level: 1, name });

type Options = Partial<Parameters<typeof resourceScreen>[1]>;
const open = (row = rossi, options: Options = {}) =>
  resourceScreen(users, { roles: ['supervisor'], rows: [row], at: `/${row.id}`, ...options });
describe('the page of a user', () => {
  it.each(['', '?mode=1'])(
    'USR-062 USR-063 USR-095 to be modified, "%s", has its title and the one tab "Utente"',
    async (mode) => {
      open(rossi, { at: `/${rossi.id}${mode}` });
      await title('Modifica utente Mario Rossi');
      expect(screen.getAllByRole('tab').map(({ textContent }) => textContent)).toEqual(['Utente']);
      type('email', 'altra@example.org');
      expect(screen.getByRole('button', { name: 'Salva' })).toHaveAttribute('aria-disabled', 'false');
      // For a user who has never signed in: USR-097 locks these afterwards.
      for (const name of ['sn', 'cn', 'codicefiscale']) expect(input(name)).not.toHaveAttribute('readonly');
    },
  );

  it('USR-061 USR-063 USR-096 to be read has another title, is read-only and its Save is out of use, with the reason', async () => {
    open(rossi, { at: `/${rossi.id}?mode=2` });
    await title('Dettaglio utente Mario Rossi');
    expect(screen.getAllByRole('tab').map(({ textContent }) => textContent)).toEqual(['Utente']);
    for (const name of ['sn', 'cn', 'codicefiscale', 'email', 'dataNascita', 'dataScadenza']) {
      expect(input(name)).toHaveAttribute('readonly');
    }
    for (const name of ['status', 'spidEnabled', 'accessibility', 'gestoreUtenti']) {
      expect(input(name)).toHaveAttribute('aria-disabled', 'true');
    }
    const save = screen.getByRole('button', { name: 'Salva' });
    expect(save).toHaveAttribute('aria-disabled', 'true');
    expect(save).toHaveAccessibleDescription(/sola lettura/);
    expect(await axeFindings()).toEqual([]);
    await userEvent.click(screen.getByRole('link', { name: 'Modifica' }));
    await title('Modifica utente Mario Rossi');
    expect(input('email')).not.toHaveAttribute('readonly');
  });

  it('offers in its calendars the days that would be accepted, with what is typed in the other inputs', async () => {
    // The session's clock is at 2 September 2026.
    open();
    await title('Modifica utente Mario Rossi');
    const calendarOf = async (name: string) => {
      const [button] = within(input(name).parentElement as HTMLElement).getAllByRole('button');
      await userEvent.click(button as HTMLElement);
      return within(await screen.findByRole('dialog', { name: 'Scegli dal calendario' }));
    };
    const birth = await calendarOf('dataNascita');
    expect(birth.getByRole('gridcell', { name: 'martedì 1 settembre 2026' })).toHaveFocus();
    expect(birth.getByRole('gridcell', { name: 'mercoledì 2 settembre 2026' })).toBeDisabled();
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());

    type('dataInizio', '10/10/2026');
    type('dataScadenza', '15/10/2026');
    const expiry = await calendarOf('dataScadenza');
    expect(expiry.getByRole('gridcell', { name: 'venerdì 9 ottobre 2026' })).toBeDisabled();
    await userEvent.click(expiry.getByRole('gridcell', { name: 'sabato 10 ottobre 2026' }));
    expect(input('dataScadenza')).toHaveValue('10/10/2026');
  });

  it('USR-055 is opened to be read from its row in the list, by a link to share', async () => {
    open(rossi, { at: '' });
    const way = await screen.findByRole('link', { name: 'Dettaglio di Mario Rossi' });
    expect(way).toHaveAttribute('href', `/user/${rossi.id}?mode=2`);
    await userEvent.click(way);
    await title('Dettaglio utente Mario Rossi');
  });

  it('USR-088 shows the status as a switch that is read-only, with the way to change it', async () => {
    open();
    await title('Modifica utente Mario Rossi');
    expect(input('status')).toBeChecked();
    expect(input('status')).toHaveAccessibleDescription(/Attiva utenti o Disattiva utenti/);
    await toggle('status');
    expect(input('status')).toBeChecked();
  });

  it('USR-097 USR-098 locks name, surname and tax code after the first access; the lock of the last comes off after "Sì"', async () => {
    const update = vi.fn(async (_name: string, { data }: { data: object }) => ({ data }));
    open(userRow('rossi', seen), { calls: { update } });
    await screen.findByRole('tab');
    for (const name of ['sn', 'cn', 'codicefiscale']) expect(input(name)).toHaveAttribute('readonly');
    expect(screen.getAllByRole('button', { name: /Sblocca/ })).toHaveLength(1);
    const unlock = () => press('Sblocca: Codice fiscale');
    await unlock();
    const dialog = await screen.findByRole('dialog', { name: 'Sbloccare il codice fiscale?' });
    expect(await axeFindings()).toEqual([]);
    await userEvent.click(within(dialog).getByRole('button', { name: 'No' }));
    expect(input('codicefiscale')).toHaveAttribute('readonly');
    await unlock();
    await userEvent.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Sì' }));
    await waitFor(() => expect(input('codicefiscale')).not.toHaveAttribute('readonly'));
    expect(input('sn')).toHaveAttribute('readonly');
    type('codicefiscale', 'RSSMRA85T10A562S'.replace('S', 'T'));
    type('codicefiscale', 'RSSMRC85T10A562A');
    await press('Salva');
    await waitFor(() => expect(update).toHaveBeenCalledTimes(1));
    expect(update.mock.calls[0]?.[1].data).toMatchObject({ codicefiscale: 'RSSMRC85T10A562A' });
  });

  it('says what about a tax code does not fit, and takes it all the same', async () => {
    const update = vi.fn(async (_name: string, { data }: { data: object }) => ({ data }));
    open(userRow('rossi', { codicefiscale: 'RSSMRA85T10A562S' }), { calls: { update } });
    await screen.findByRole('tab');
    expect(input('codicefiscale')).not.toHaveAccessibleDescription(/non corrisponde/);
    type('cn', 'Giulia');
    expect(input('codicefiscale')).toHaveAccessibleDescription(/non corrisponde al nome/);
    type('codicefiscale', 'RSSMRA85T10A562T');
    expect(input('codicefiscale')).toHaveAccessibleDescription(/ultima lettera/);
    expect(input('codicefiscale')).toHaveAttribute('aria-invalid', 'false');
    await press('Salva');
    await waitFor(() => expect(update).toHaveBeenCalledTimes(1));
  });

  it.each([
    [400, 'invalid', 'update', `/${rossi.id}`],
    [500, 'internal', 'update', `/${rossi.id}`],
    [400, 'invalid', 'create', '/new'],
    [500, 'internal', 'create', '/new'],
  ])(
    'SHELL-047 says what the provider says of a %i, %s, in the form that could not %s it, and keeps what was typed',
    async (status, code, method, at) => {
      const refused = ApiError.of(status, {
        code: code as 'invalid',
        title: 'Titolo',
        detail: 'Parole del server',
      });
      open(rossi, { at, calls: { [method]: async () => Promise.reject(refused) } });
      await screen.findByRole('tab');
      if (method === 'create') {
        type('username', 'verdi.luigi');
        type('sn', 'Verdi');
        type('cn', 'Luigi');
        type('codicefiscale', 'VRDLGU81B02H501Y');
      }
      type('email', 'altra@example.org');
      await press('Salva');
      expect(await screen.findByText(/Parole del server/)).toBeVisible();
      expect(input('email')).toHaveValue('altra@example.org');
    },
  );

  const switches = () => screen.getAllByRole('switch').map((one) => one.closest('label')?.textContent);
  const MANAGER = 'Gestore utenti';

  it.each([
    ['never signed in', {}, /Invia credenziali/],
    ['signed in', seen, /prossimi messaggi/],
  ])(
    'P12 tells that the address is not reached of somebody who has %s, and what to do',
    async (_who, of, todo) => {
      const { unmount } = open(userRow('rossi', { emailRespinta: 'rossi@example.org', ...of }));
      await screen.findByRole('tab');
      expect(screen.getByRole('note')).toHaveTextContent('rossi@example.org non è stata consegnata');
      expect(screen.getByRole('note')).toHaveTextContent(todo);
      expect(await axeFindings()).toEqual([]);
      unmount();
      open(userRow('rossi', of));
      await screen.findByRole('tab');
      expect(screen.queryByRole('note')).toBeNull();
    },
  );

  it.each([false, true])(
    'USR-101 USR-102 has the switch of the managers on the page of another user, from %s, and what it says is saved',
    async (before) => {
      const update = vi.fn(async (_name: string, { data }: { data: object }) => ({ data }));
      open({ ...rossi, gestoreUtenti: before }, { calls: { update } });
      await screen.findByRole('tab');
      expect((input('gestoreUtenti') as HTMLInputElement).checked).toBe(before);
      expect(input('gestoreUtenti')).toHaveAttribute('aria-disabled', 'false');
      await toggle('gestoreUtenti');
      await press('Salva');
      await waitFor(() => expect(update).toHaveBeenCalledTimes(1));
      expect(update.mock.calls[0]?.[1].data).toMatchObject({ gestoreUtenti: !before });
    },
  );

  it('shows a teacher-manager the switch of the managers, which a supervisor alone turns, with the reason', async () => {
    open(rossi, { roles: ['teacherManager'] });
    await screen.findByRole('tab');
    expect(input('gestoreUtenti')).toHaveAttribute('aria-disabled', 'true');
    expect(screen.getByText('Solo il supervisor può nominare o revocare un gestore utenti')).toBeVisible();
    expect(input('email')).not.toHaveAttribute('readonly');
  });

  it.each([
    ['of another manager', userRow('altro', { gruppoRiservato: true }), true],
    ['of their own', userRow('maria', { gruppoRiservato: true }), false],
  ] as const)('lets a teacher-manager change the data %s: locked is %s', async (_whose, row, locked) => {
    open(row, { roles: ['teacherManager'] });
    await screen.findByRole('tab');
    for (const name of ['email', 'sn', 'dataScadenza'])
      expect([name, input(name).hasAttribute('readonly')]).toEqual([name, locked]);
    const reasons = screen.queryAllByText(/^Solo il supervisor può modificare le utenze/);
    expect(reasons.length > 0).toBe(locked);
  });

  it.each([
    ['one’s own page', userRow('maria'), `/maria.SG10001`],
    ['that of the supervisor', userRow('supervisor', { supervisor: true }), '/supervisor.SG10001'],
    ['that of a new user', rossi, '/new'],
  ])('USR-102 has no switch of the managers on %s, where the others are', async (_page, row, at) => {
    open(row, { at });
    await screen.findByRole('tab');
    expect(switches()).toContain('Modalità non vedente');
    expect(switches()).not.toContain(MANAGER);
    expect(screen.queryByText(MANAGER)).toBeNull();
  });

  it('has the switch of Spid but in a private school', async () => {
    const { unmount } = open();
    await screen.findByRole('tab');
    expect(screen.getByRole('switch', { name: 'Spid' })).toBeInTheDocument();
    unmount();
    open(rossi, { school: { privateSchool: true } });
    await screen.findByRole('tab');
    expect(screen.queryByText('Spid')).toBeNull();
    expect(screen.queryByRole('button', { name: /Spid/ })).toBeNull();
  });

  it('USR-139 USR-140 has the switch of the OTP where the school uses it, and that of the accessibility always', async () => {
    const { unmount } = open();
    await screen.findByRole('tab');
    expect(screen.queryByRole('switch', { name: 'Accesso con codice OTP' })).toBeNull();
    expect(screen.getByRole('switch', { name: 'Modalità non vedente' })).toBeInTheDocument();
    unmount();
    open(rossi, { school: { otpEnabled: true } });
    await screen.findByRole('tab');
    expect(screen.getByRole('switch', { name: 'Accesso con codice OTP' })).toBeInTheDocument();
  });
});
