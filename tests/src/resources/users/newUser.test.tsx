import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { users } from '../../../../src/resources/users/users';
import { catalogue, fakeRoles } from '../../../fixtures/fakeRoles';
import { answering, personOf } from '../../../fixtures/registryScreen';
import { address, axeFindings, lastSaid, resourceScreen } from '../../../fixtures/resourceScreen';
import { userRow } from '../../../fixtures/userRecords';
import { input, press, refusal, type } from '../../../fixtures/visitForm';

const rossi = userRow('rossi', { sn: 'Rossi', cn: 'Mario', labelNomeCognome: 'Mario Rossi' });
const title = (name: string) => screen.findByRole('heading', { level: 1, name });

type Options = Partial<Parameters<typeof resourceScreen>[1]>;
const openNew = (options: Options = {}) =>
  resourceScreen(users, { roles: ['supervisor'], rows: [], at: '/new', ...options });

function fill(username: string) {
  type('sn', 'Verdi');
  type('cn', 'Luigi');
  type('username', username);
  type('codicefiscale', 'vrdlgu81b02h501y');
  type('email', 'luigi@example.org');
}

describe('the page of a new user', () => {
  it('USR-060 USR-063 USR-081 USR-094 has its title, is editable and enabled from the beginning', async () => {
    openNew();
    await title('Nuovo utente');
    expect(screen.getAllByRole('tab').map(({ textContent }) => textContent)).toEqual(['Utente']);
    for (const name of ['username', 'sn', 'cn', 'codicefiscale', 'email']) {
      expect(input(name)).not.toHaveAttribute('readonly');
    }
    expect(input('status')).toBeChecked();
  });

  it('proposes the user name and the day of birth, until somebody types their own', async () => {
    openNew();
    await title('Nuovo utente');
    type('sn', "D'Alò");
    type('cn', 'Maria Pia');
    await waitFor(() => expect(input('username')).toHaveValue('dalo.maria'));
    type('codicefiscale', 'vrdlgu81b42h501k');
    await waitFor(() => expect(input('dataNascita')).toHaveValue('02/02/1981'));
    type('username', 'mp.dalo');
    type('sn', 'Verdi');
    await waitFor(() => expect(input('sn')).toHaveValue('Verdi'));
    expect(input('username')).toHaveValue('mp.dalo');
  });

  it('proposes a user name in Latin letters for a name in another alphabet, and for one that is half in it', async () => {
    openNew();
    await title('Nuovo utente');
    type('sn', 'Жуков');
    type('cn', 'Георгий');
    await waitFor(() => expect(input('username')).toHaveValue('zhukov.georgiy'));
    type('cn', 'Giorgio');
    await waitFor(() => expect(input('username')).toHaveValue('zhukov.giorgio'));
    type('sn', '王');
    await waitFor(() => expect(input('username')).toHaveValue('wang.giorgio'));
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

  it('offers the data of the matching person in the registry, and makes the account theirs', async () => {
    const people = [
      personOf(1, {
        cognome: 'Verdi',
        nome: 'Luigi Ugo',
        codiceFiscale: 'VRDLGU81B02H501Y',
        dataNascita: '1981-02-02',
      }),
      personOf(2, { cognome: 'Verdi', nome: 'Anna' }),
      personOf(3, { cognome: 'Verdi', nome: 'Luigi', uidPortale: 'verdi.luigi.SG10001' }),
    ];
    const create = vi.fn(async (_name: string, { data }: { data: object }) => ({
      data: { ...rossi, ...data, id: 'verdi.luigi.SG10001', rolesAssigned: true },
    }));
    openNew({
      calls: {
        create,
        callEndpoint: answering({ registryList: { data: people, errors: [] }, roleCatalogue: catalogue }),
      },
    });
    await title('Nuovo utente');
    type('sn', 'verdi');
    type('cn', 'Luigi');
    expect(
      await screen.findByText(
        /Nell'anagrafe, senza utenza: Luigi Ugo Verdi, nascita 02\/02\/1981, VRDLGU81B02H501Y/,
      ),
    ).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: "Usa i dati dell'anagrafe" }));
    const linked = screen.getByText("L'utenza sarà collegata a Luigi Ugo Verdi dell'anagrafe.");
    expect(linked).toBeVisible();
    // The pressed button has disappeared: its result has the focus.
    await waitFor(() => expect(linked.closest('[role=status]')).toHaveFocus());
    expect(input('sn')).toHaveValue('Verdi');
    expect(input('email')).toHaveValue('mario1@example.org');
    expect(input('dataNascita')).toHaveValue('02/02/1981');
    await press('Salva');
    await waitFor(() => expect(create).toHaveBeenCalledOnce());
    expect(create.mock.calls[0]?.[1].data).toMatchObject({ anagrafe: '2026~1', username: 'verdi.luigi' });
  });

  it('says while it is typed whose the user name is already, and leaves the rest to the save', async () => {
    openNew({ rows: [rossi, userRow('bianchi', { labelNomeCognome: 'Ada Bianchi' })] });
    await title('Nuovo utente');
    fill('bianchi');
    await screen.findByText(/^Il nome utente è già di Ada Bianchi: sceglierne un altro/);
    expect(screen.getByRole('link', { name: 'Apri la scheda di Ada Bianchi' })).toHaveAttribute(
      'href',
      '/user/bianchi.SG10001',
    );
    fill('bianchi.ada');
    await waitFor(() => expect(screen.queryByText(/^Il nome utente è già/)).toBeNull());
  });

  it('says while it is typed whose the tax code is already, and saves it only when that was read', async () => {
    const bianchi = userRow('bianchi', {
      labelNomeCognome: 'Ada Bianchi',
      codicefiscale: 'VRDLGU81B02H501Y',
    });
    const create = vi.fn(async (_name: string, { data }: { data: object }) => ({
      data: { ...rossi, ...data, id: 'verdi.luigi.SG10001', rolesAssigned: true },
    }));
    openNew({ rows: [rossi, bianchi], calls: { create } });
    await title('Nuovo utente');
    fill('verdi.luigi');
    await screen.findByText(/Il codice fiscale è già di Ada Bianchi \(bianchi.SG10001\)/);
    expect(screen.getByRole('link', { name: 'Apri la scheda di Ada Bianchi' })).toHaveAttribute(
      'href',
      '/user/bianchi.SG10001',
    );
    await press('Salva');
    const question = await screen.findByRole('dialog', { name: 'Salvare un codice fiscale già in uso?' });
    await userEvent.click(within(question).getByRole('button', { name: 'Annulla' }));
    expect(create).not.toHaveBeenCalled();
    await press('Salva');
    await userEvent.click(await screen.findByRole('button', { name: 'Salva comunque' }));
    await waitFor(() => expect(create).toHaveBeenCalledOnce());
  });

  const unfold = async () => userEvent.click(await screen.findByLabelText('Abilitazioni di Alunni'));
  /** By text: queries by role are slow on a whole screen. */
  const chip = (name: string) => screen.getByText(name, { selector: 'button' });

  it('USR-085 ROLE-026 ROLE-028 has the roles to choose, by their rules, and sends them with the rest', async () => {
    const create = vi.fn(async (_name: string, { data }: { data: object }) => ({
      data: { ...rossi, ...data, id: 'verdi.luigi.SG10001', rolesAssigned: true },
    }));
    openNew({ calls: { ...fakeRoles([]).provider, create } });
    await title('Nuovo utente');
    fill('verdi.luigi');
    expect((await screen.findByText('Applicazioni della scuola')).closest('fieldset')).toHaveAccessibleName(
      'Abilitazioni',
    );
    await unfold();
    expect(chip('Tutor')).toHaveAccessibleDescription(/richiede l'opzione Docente/);
    await userEvent.click(chip('Docente'));
    await userEvent.click(chip('Tutor'));
    expect(chip('Preside')).toHaveAttribute('aria-disabled', 'true');
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
    expect(await axeFindings()).toEqual([]);
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
