import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { operationRun } from '../../../../../contract/operations/endpoints';
import { usersRolesUpdate } from '../../../../../contract/roles/endpoints';
import type { User } from '../../../../../contract/users/user';
import { users } from '../../../../../src/resources/users/users';
import { fakeRoles } from '../../../../fixtures/fakeRoles';
import { heldRoles } from '../../../../fixtures/heldRoles';
import { axeFindings, lastSaid, resourceScreen } from '../../../../fixtures/resourceScreen';
import { userRow } from '../../../../fixtures/userRecords';

const STATED = "L'opzione Docente non è compatibile con le opzioni Preside e Assistente.";
const dialog = async (name: string) => within(await screen.findByRole('dialog', { name }));
const press = async (of: ReturnType<typeof within>, name: string) =>
  userEvent.click(of.getByRole('button', { name }));

/** Renders the list with these people, selects them all and opens the dialog. */
async function begin(people: readonly User[]) {
  const fake = fakeRoles(people);
  resourceScreen(users, { roles: ['supervisor'], rows: [], at: '?per=tutti', calls: fake.provider });
  await userEvent.click(await screen.findByRole('checkbox', { name: 'Seleziona tutte le righe mostrate' }));
  await userEvent.click(screen.getByRole('button', { name: 'Applica ruoli' }));
  return fake;
}

/** Goes from the table of roles to the confirmation. */
async function choose(...names: readonly string[]) {
  const choosing = await dialog('Applica ruoli');
  await userEvent.click(await choosing.findByRole('button', { name: 'Abilitazioni di Alunni' }));
  for (const name of names) await press(choosing, name);
  await press(choosing, 'Conferma');
}

describe('roles for many users', () => {
  it('ROLE-002 ROLE-004 ROLE-014 ROLE-015 are chosen, and shown with the users by name before they are given', async () => {
    const fake = await begin([userRow('rossi'), userRow('verdi')]);
    await choose('Docente', 'Tutor');
    const confirm = await dialog('Confermare i ruoli?');
    const list = (name: string) => within(confirm.getByRole('list', { name })).getAllByRole('listitem');
    expect(list('Ruoli scelti').map((one) => one.textContent?.trim())).toEqual([
      'Docente (Alunni)',
      'Tutor (Alunni)',
    ]);
    expect(list('2 utenti').map((one) => one.textContent)).toEqual([
      'Mario rossi (rossi.SG10001)',
      'Mario verdi (verdi.SG10001)',
    ]);
    expect(await axeFindings()).toEqual([]);
    expect(fake.called(usersRolesUpdate)).toEqual([]);
  });
  it('ROLE-016 ROLE-017 ROLE-033 are given once that is confirmed, and it is said', async () => {
    const fake = await begin([userRow('rossi'), userRow('verdi')]);
    await choose('Docente', 'Tutor');
    await press(await dialog('Confermare i ruoli?'), 'Salva');
    await waitFor(() => expect(fake.held('verdi.SG10001')).toEqual(['WWA/Docente', 'WWA/Tutor']));
    expect(fake.called(usersRolesUpdate)).toHaveLength(1);
    expect(fake.called(usersRolesUpdate)[0]?.input.body).toEqual(
      ['rossi', 'verdi'].map((username) => ({
        username,
        groups: heldRoles('WWA/Docente', 'WWA/Tutor'),
        stato: true,
      })),
    );
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(await screen.findByText('2 utenti aggiornati')).toBeVisible();
    // Only once, beside the undo button.
    expect(screen.getByText('Utenti aggiornati con successo!')).toBeVisible();
    expect(screen.getByRole('button', { name: 'Annulla' })).toBeVisible();
    expect(lastSaid()).toBeUndefined();
  });
  it('are taken as well: held roles, from the people who hold them, after a confirmation', async () => {
    const fake = await begin([
      userRow('rossi', { groups: [...heldRoles('WWA/Docente', 'WWP/Segreteria')] }),
      userRow('verdi', { groups: [...heldRoles('WWA/Docente')] }),
      userRow('bruni'),
    ]);
    await userEvent.click(
      await (await dialog('Applica ruoli')).findByRole('button', { name: 'Togli ruoli' }),
    );
    const choosing = await dialog('Togli ruoli');
    expect(choosing.getAllByRole('checkbox')).toHaveLength(2);
    expect(choosing.getByRole('checkbox', { name: 'Segreteria (Personale): 1 utente' })).not.toBeChecked();
    await userEvent.click(choosing.getByRole('checkbox', { name: 'Docente (Alunni): 2 utenti' }));
    expect(await axeFindings()).toEqual([]);
    await press(choosing, 'Conferma');
    const confirm = await dialog('Togliere i ruoli?');
    expect(confirm.getByRole('list', { name: '2 utenti' })).not.toHaveTextContent('bruni');
    expect(confirm.getByText(/^Vengono tolte quelle indicate/)).toBeVisible();
    await press(confirm, 'Togli i ruoli');
    expect(await screen.findByText('2 utenti aggiornati')).toBeVisible();
    expect(fake.called(operationRun)[0]?.input.body).toMatchObject({
      input: { groups: heldRoles('WWA/Docente'), remove: true },
      target: { ids: ['rossi.SG10001', 'verdi.SG10001'] },
    });
    expect(fake.held('rossi.SG10001')).toEqual(['WWP/Segreteria']);
  });
  it('are given, and counted, for nobody who holds them already', async () => {
    const fake = await begin([userRow('rossi', { groups: [...heldRoles('WWA/Docente')] }), userRow('verdi')]);
    await choose('Docente');
    const confirm = await dialog('Confermare i ruoli?');
    const list = (name: string) => confirm.getByRole('list', { name });
    expect(list('1 utente')).toHaveTextContent('Mario verdi (verdi.SG10001)');
    expect(list('Già abilitato, non cambia: 1 utente')).toHaveTextContent('Mario rossi (rossi.SG10001)');
    await press(confirm, 'Salva');
    expect(await screen.findByText('1 utente aggiornato')).toBeVisible();
    expect(fake.called(usersRolesUpdate)[0]?.input.body).toMatchObject([{ username: 'verdi' }]);
  });
  it('ROLE-028 exclude each other among the chosen too', async () => {
    await begin([userRow('rossi')]);
    const choosing = await dialog('Applica ruoli');
    await userEvent.click(await choosing.findByRole('button', { name: 'Abilitazioni di Alunni' }));
    await press(choosing, 'Docente');
    expect(choosing.getByRole('button', { name: 'Preside' })).toHaveAccessibleDescription(STATED);
  });
  it('ROLE-032 must be some', async () => {
    await begin([userRow('rossi')]);
    await choose();
    expect(screen.getByRole('dialog', { name: 'Applica ruoli' })).toBeVisible();
    expect(screen.queryByRole('dialog', { name: 'Confermare i ruoli?' })).toBeNull();
    expect(lastSaid()?.[0]).toBe('Nessun ruolo selezionato!');
  });
  it('ROLE-025 USR-093 are for active users alone: the others are left out, and it is said', async () => {
    const fake = await begin([userRow('rossi'), userRow('spenta', { status: false })]);
    await choose('Preside');
    const confirm = await dialog('Confermare i ruoli?');
    const why = "Esclusi: L'utenza è disabilitata: riattivarla prima di modificare le abilitazioni";
    expect(within(confirm.getByRole('list', { name: why })).getByText(/Mario spenta/)).toBeVisible();
    await press(confirm, 'Salva');
    await waitFor(() => expect(fake.held('rossi.SG10001')).toEqual(['WWA/Preside']));
    expect(fake.called(usersRolesUpdate)[0]?.input.body).toHaveLength(1);
  });
  it('USR-093 USR-123 are not begun where nobody is active, and it is said', async () => {
    const fake = await begin([userRow('spenta', { status: false })]);
    await waitFor(() => expect(lastSaid()?.[0]).toBe('Selezionare una o più utenze non disabilitate!'));
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(fake.called(usersRolesUpdate)).toEqual([]);
  });
  it('ROLE-018 ROLE-019 ROLE-020 ROLE-034 roles that were not given are listed in two tables of 5 rows, foreseen before, and those users stay selected', async () => {
    const teachers = Array.from({ length: 6 }, (_, index) =>
      userRow(`docente${index}`, { groups: heldRoles('WWA/Docente') }),
    );
    const free = Array.from({ length: 6 }, (_, index) => userRow(`rossi${index}`));
    await begin([...teachers, ...free]);
    await choose('Preside');
    const confirm = await dialog('Confermare i ruoli?');
    expect(
      within(
        confirm.getByRole('list', { name: 'A 6 utenti alcuni ruoli non potranno essere assegnati' }),
      ).getAllByRole('listitem'),
    ).toHaveLength(6);
    await press(confirm, 'Salva');

    const result = await dialog('Esito');
    const failures = within(result.getByRole('table', { name: 'Ruoli non assegnati' }));
    expect(failures.getAllByRole('columnheader').map((one) => one.textContent)).toEqual([
      'Utente',
      'Ruolo',
      'Motivo',
    ]);
    expect(failures.getAllByRole('row')).toHaveLength(6);
    expect(failures.getAllByRole('row')[1]?.textContent).toBe(
      `Mario docente0 (docente0)Preside (Alunni)${STATED}`,
    );
    const [onwards, onwardsGiven] = result.getAllByRole('button', { name: 'Pagina successiva' });
    await userEvent.click(onwards as HTMLElement);
    expect(failures.getAllByRole('row')).toHaveLength(2);
    const successes = within(result.getByRole('table', { name: 'Ruoli assegnati' }));
    expect(successes.getAllByRole('row')).toHaveLength(6);
    expect(successes.getAllByRole('row')[1]?.textContent).toBe('Mario rossi0 (rossi0)Preside (Alunni)');
    await userEvent.click(onwardsGiven as HTMLElement);
    expect(successes.getAllByRole('row')).toHaveLength(2);
    expect(await axeFindings()).toEqual([]);
    await press(result, 'Chiudi');
    expect(await screen.findByText('6 selezionati')).toBeVisible();
  });
  it('are no success above the list where some got only part of them, and count the people who got something', async () => {
    await begin([
      userRow('docente', { groups: heldRoles('WWA/Docente') }),
      userRow('preside', { groups: heldRoles('WWA/Preside') }),
      userRow('rossi'),
    ]);
    const choosing = await dialog('Applica ruoli');
    for (const application of ['Alunni', 'Bilancio'])
      await userEvent.click(await choosing.findByRole('button', { name: `Abilitazioni di ${application}` }));
    for (const role of ['Preside', 'Contabile']) await press(choosing, role);
    await press(choosing, 'Conferma');
    await press(await dialog('Confermare i ruoli?'), 'Salva');
    await press(await dialog('Esito'), 'Chiudi');
    const panel = (await screen.findByText('3 utenti aggiornati')).closest('.MuiAlert-root');
    expect(panel).toHaveClass('MuiAlert-colorWarning');
    expect(panel).toHaveTextContent('Non tutti i ruoli sono stati assegnati.');
  });
});
