import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { users } from '../../../../src/resources/users/users';
import { fakeRoles } from '../../../fixtures/fakeRoles';
import { address, axeFindings, lastSaid, resourceScreen } from '../../../fixtures/resourceScreen';
import { userRow } from '../../../fixtures/userRecords';
import { input, press, refusal, toggle, type } from '../../../fixtures/visitForm';

const seen = { lastLogin: '2026-08-01T10:00:00Z' };
const rossi = userRow('rossi', { sn: 'Rossi', cn: 'Mario', labelNomeCognome: 'Mario Rossi' });
const title = (name: string) => screen.findByRole('heading', { level: 1, name });

type Options = Partial<Parameters<typeof resourceScreen>[1]>;
const open = (row = rossi, options: Options = {}) =>
  resourceScreen(users, { roles: ['supervisor'], rows: [row], at: `/${row.id}`, ...options });
const openNew = (options: Options = {}) =>
  resourceScreen(users, { roles: ['supervisor'], rows: [], at: '/new', ...options });

function fill(username: string) {
  type('username', username);
  type('sn', 'Verdi');
  type('cn', 'Luigi');
  type('codicefiscale', 'vrdlgu81b02h501y');
  type('email', 'luigi@example.org');
}

describe('the page of a user', () => {
  it('USR-062 USR-063 USR-095 to be modified has its title and the one tab "Utente"', async () => {
    open();
    await title('Modifica utente Mario Rossi');
    expect(screen.getAllByRole('tab').map(({ textContent }) => textContent)).toEqual(['Utente']);
    type('email', 'altra@example.org');
    expect(screen.getByRole('button', { name: 'Salva' })).toHaveAttribute('aria-disabled', 'false');
  });

  it('USR-061 USR-096 to be read has another title, is read-only and its Save is out of use, with the reason', async () => {
    open(rossi, { at: `/${rossi.id}?mode=2` });
    await title('Dettaglio utente Mario Rossi');
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

  it('USR-102 has the switch of the managers on the page of another user, and what it says is saved', async () => {
    const update = vi.fn(async (_name: string, { data }: { data: object }) => ({ data }));
    open(rossi, { calls: { update } });
    await screen.findByRole('tab');
    expect(input('gestoreUtenti')).not.toBeChecked();
    expect(input('gestoreUtenti')).toHaveAttribute('aria-disabled', 'false');
    await toggle('gestoreUtenti');
    await press('Salva');
    await waitFor(() => expect(update).toHaveBeenCalledTimes(1));
    expect(update.mock.calls[0]?.[1].data).toMatchObject({ gestoreUtenti: true });
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

  it('USR-138 USR-166 has the switch of Spid but in a private school', async () => {
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

describe('the page of a new user', () => {
  it('USR-060 USR-081 USR-094 has its title, is editable and enabled from the beginning', async () => {
    openNew();
    await title('Nuovo utente');
    expect(screen.getAllByRole('tab').map(({ textContent }) => textContent)).toEqual(['Utente']);
    for (const name of ['username', 'sn', 'cn', 'codicefiscale', 'email']) {
      expect(input(name)).not.toHaveAttribute('readonly');
    }
    expect(input('status')).toBeChecked();
  });

  it.each([
    ['USR-104', '', 'Utente obbligatorio'],
    ['USR-105', 'nicolò', 'Il nome utente non può contenere lettere accentate'],
    ['USR-106', 'abcd', 'Utente deve essere maggiore di 5 caratteri'],
    ['USR-107', 'supervisore', 'Utente non deve iniziare con supervisor'],
    ['USR-108', 'rossi mario', 'Non è possibile inserire spazi vuoti'],
  ])('%s says against "%s" what is wrong', async (_id, username, message) => {
    openNew();
    await title('Nuovo utente');
    fill(username);
    await press('Salva');
    await waitFor(() => expect(input('username')).toHaveAccessibleDescription(message));
  });

  it.each([
    ['USR-155', true, 'success', "Inviata l'email di notifica all'utente."],
    [
      'USR-156',
      false,
      'warning',
      "Inviata l'email di notifica all'utente. Utente creato con successo. Occorre specificare le abilitazioni.",
    ],
  ])('%s says that the mail was sent, in green with roles only', async (_id, rolesAssigned, colour, text) => {
    const create = vi.fn(async (_name: string, { data }: { data: object }) => ({
      data: { ...rossi, ...data, id: 'verdi.luigi.SG10001', rolesAssigned },
    }));
    openNew({ calls: { create } });
    await title('Nuovo utente');
    fill('verdi.luigi');
    await press('Salva');
    await waitFor(() => expect(address()).toBe('/user/verdi.luigi.SG10001'));
    expect(lastSaid()).toEqual([text, colour]);
  });

  const unfold = async () => userEvent.click(await screen.findByLabelText('Abilitazioni di Alunni'));
  const chip = (name: string) => screen.getByRole('button', { name });

  it('USR-085 ROLE-026 ROLE-028 has the roles to choose, by their rules, and sends them with the rest', async () => {
    const create = vi.fn(async (_name: string, { data }: { data: object }) => ({
      data: { ...rossi, ...data, id: 'verdi.luigi.SG10001', rolesAssigned: true },
    }));
    openNew({ calls: { ...fakeRoles([]).provider, create } });
    await title('Nuovo utente');
    fill('verdi.luigi');
    const group = await screen.findByRole('group', { name: 'Abilitazioni' });
    await within(group).findByRole('table', { name: 'Applicazioni della scuola' });
    await unfold();
    expect(chip('Tutor')).toHaveAccessibleDescription(/richiede l'opzione Docente/);
    await userEvent.click(chip('Docente'));
    await userEvent.click(chip('Tutor'));
    expect(chip('Preside')).toHaveAttribute('aria-disabled', 'true');
    expect(await axeFindings()).toEqual([]);
    await press('Salva');
    await waitFor(() => expect(address()).toBe('/user/verdi.luigi.SG10001'));
    expect(create.mock.calls[0]?.[1].data).toMatchObject({
      username: 'verdi.luigi',
      groups: [
        { uid: 'WWA', group: 'Docente' },
        { uid: 'WWA', group: 'Tutor' },
      ],
    });
  });

  it('says why roles were refused at the roles, and keeps the rest', async () => {
    const message = "L'opzione Tutor richiede l'opzione Docente.";
    const create = vi.fn(async () =>
      Promise.reject(refusal(400, { errors: [{ field: 'groups', message }] })),
    );
    openNew({ calls: { ...fakeRoles([]).provider, create } });
    await title('Nuovo utente');
    fill('verdi.luigi');
    await unfold();
    await userEvent.click(chip('Docente'));
    await press('Salva');
    const group = screen.getByRole('group', { name: 'Abilitazioni' });
    await waitFor(() => expect(group).toHaveAccessibleDescription(message));
    await userEvent.click(screen.getByRole('link', { name: `Abilitazioni: ${message}` }));
    await waitFor(() => expect(group.contains(document.activeElement)).toBe(true));
    expect(chip('Docente')).toHaveAttribute('aria-pressed', 'true');
    expect(input('sn')).toHaveValue('Verdi');
  });

  it('USR-100 asks before it changes the user who has the name already, and names them (Q-037)', async () => {
    const current = { ...userRow('verdi.luigi', { dataNascita: '1981-02-02', accessibility: true }) };
    const taken = refusal(409, { code: 'conflict', current, currentVersion: '"7"' });
    const create = vi.fn(async () => Promise.reject(taken));
    const update = vi.fn(async (_name: string, { data }: { data: object }) => ({ data }));
    openNew({ rows: [current], calls: { create, update } });
    await title('Nuovo utente');
    fill('verdi.luigi');
    await press('Salva');
    const dialog = await screen.findByRole('dialog', { name: 'Aggiornare l’utenza che esiste già?' });
    expect(dialog).toHaveTextContent('verdi.luigi.SG10001 esiste già: è di Mario verdi.luigi');
    expect(await axeFindings()).toEqual([]);
    await userEvent.click(within(dialog).getByRole('button', { name: 'Annulla' }));
    await waitFor(() => expect(dialog).not.toBeInTheDocument());
    expect(update).not.toHaveBeenCalled();
    expect(input('sn')).toHaveValue('Verdi');
    await press('Salva');
    await userEvent.click(
      within(await screen.findByRole('dialog')).getByRole('button', { name: 'Sì, aggiorna' }),
    );
    await waitFor(() => expect(address()).toBe('/user/verdi.luigi.SG10001'));
    expect(update).toHaveBeenCalledTimes(1);
    expect(update.mock.calls[0]?.[1]).toMatchObject({
      id: 'verdi.luigi.SG10001',
      data: { sn: 'Verdi', cn: 'Luigi', dataNascita: '1981-02-02', accessibility: true },
      meta: { version: '"7"' },
    });
  });
});
