import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { userRolesUpdate } from '../../../../../contract/roles/endpoints';
import type { User } from '../../../../../contract/users/user';
import { users } from '../../../../../src/resources/users/users';
import { catalogue, fakeRoles } from '../../../../fixtures/fakeRoles';
import { heldRoles } from '../../../../fixtures/heldRoles';
import { address, axeFindings, lastSaid, resourceScreen } from '../../../../fixtures/resourceScreen';
import { userRow } from '../../../../fixtures/userRecords';

const STATED = "L'opzione Docente non è compatibile con le opzioni Preside e Assistente.";

/** Opens the editor of one user, at its address over the list. */
async function open(of: Partial<User> = {}, name = 'rossi') {
  const rossi = userRow(name, { groups: heldRoles('WWA/Docente', 'WWA/Tutor'), ...of });
  const fake = fakeRoles([rossi, userRow('verdi')]);
  resourceScreen(users, {
    roles: ['supervisor'],
    rows: [],
    at: `/${rossi.uid}/abilitazioni`,
    calls: fake.provider,
  });
  const dialog = within(await screen.findByRole('dialog', { name: `Abilitazioni di Mario ${name}` }));
  await dialog.findByRole('table');
  return { fake, dialog, uid: rossi.uid };
}
type Dialog = Awaited<ReturnType<typeof open>>['dialog'];

const unfold = (dialog: Dialog, name: string) =>
  userEvent.click(dialog.getByRole('button', { name: `Abilitazioni di ${name}` }));
const chip = (dialog: Dialog, name: string) => dialog.getByRole('button', { name });
const save = (dialog: Dialog) => dialog.getByRole('button', { name: 'Salva' });
/** Returns the row headers. */
const applications = (dialog: Dialog) =>
  dialog.getAllByRole('rowheader').map((one) => one.childNodes[0]?.textContent);

describe('the roles of one user', () => {
  it('ROLE-003 ROLE-005 ROLE-006 ROLE-007 are a table of applications, with code and description', async () => {
    const { dialog } = await open();
    const heads = dialog.getAllByRole('columnheader').map((one) => one.textContent);
    expect(heads).toEqual(['Codice', 'Applicazione', 'Stato']);
    const codes = dialog.getAllByRole('row').map((row) => row.children[1]?.textContent);
    expect(codes[1]).toBe('WWA');
    expect(applications(dialog)[0]).toBe('Alunni');
    expect(await axeFindings()).toEqual([]);
  });
  it('ROLE-010 ROLE-011 are shown 5 applications at a time, or 10, 15 or 100', async () => {
    const { dialog } = await open();
    const sizes = within(dialog.getByLabelText('Righe')).getAllByRole('option');
    expect(sizes.map((one) => one.textContent)).toEqual(['5', '10', '15', '100']);
    expect(dialog.getByLabelText('Righe')).toHaveValue('5');
    expect(applications(dialog)).toHaveLength(5);
    await userEvent.click(dialog.getByRole('button', { name: 'Pagina successiva' }));
    expect(applications(dialog)).toEqual(['Personale', 'Presenze']);
    await userEvent.selectOptions(dialog.getByLabelText('Righe'), '10');
    expect(applications(dialog)).toHaveLength(7);
  });
  it('are found by application or by role, whatever the page', async () => {
    const { dialog } = await open();
    const search = dialog.getByRole('searchbox', { name: 'Ricerca per applicazione o ruolo' });
    await userEvent.type(search, 'presen');
    expect(applications(dialog)).toEqual(['Presenze']);
    expect(dialog.getByText('1 applicazione')).toBeVisible();
    await userEvent.clear(search);
    await userEvent.type(search, 'segret');
    expect(applications(dialog)).toContain('Personale');
    expect(chip(dialog, 'Segreteria')).toBeVisible();
  });
  it('are on one page as far as the user holds them', async () => {
    const { dialog } = await open({
      groups: catalogue.applications.slice(1).map(({ ac }) => ({ uid: ac, group: 'Docente' })),
    });
    expect(dialog.getByLabelText('Righe')).toHaveValue('5');
    expect(applications(dialog)).toHaveLength(6);
  });
  it('begin with the applications that are used, open at a press anywhere on their row, and keep the size of the page', async () => {
    const { dialog } = await open({ groups: heldRoles('WWP/Segreteria') });
    expect(applications(dialog)[0]).toBe('Personale');
    await userEvent.click(dialog.getByRole('cell', { name: 'WWP' }));
    await userEvent.click(chip(dialog, 'Segreteria'));
    expect(applications(dialog)[0], 'while it is changed').toBe('Personale');
    await userEvent.click(dialog.getByRole('cell', { name: 'WWP' }));
    expect(dialog.queryByRole('button', { name: 'Segreteria' })).toBeNull();
    await unfold(dialog, 'Personale');
    expect(chip(dialog, 'Segreteria')).toBeVisible();
    await userEvent.selectOptions(dialog.getByLabelText('Righe'), '10');
    await userEvent.click(dialog.getByRole('button', { name: 'Annulla' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await userEvent.click(await screen.findByLabelText('Abilitazioni di Mario rossi'));
    const again = within(await screen.findByRole('dialog'));
    await waitFor(() => expect(again.getByLabelText('Righe')).toHaveValue('10'));
    expect(applications(again)).toHaveLength(7);
  });
  it('ROLE-026 ROLE-027 ROLE-030 are chips below their application, which a click gives and takes with what follows', async () => {
    const { dialog } = await open();
    expect(dialog.queryByRole('button', { name: 'Docente' })).toBeNull();
    await unfold(dialog, 'Alunni');
    const pressed = () =>
      ['Assistente', 'Docente', 'Preside', 'Tutor'].filter(
        (name) => chip(dialog, name).getAttribute('aria-pressed') === 'true',
      );
    expect(pressed()).toEqual(['Docente', 'Tutor']);
    await userEvent.click(chip(dialog, 'Docente'));
    expect(pressed()).toEqual([]);
    expect(dialog.getByText('Tolte anche: Tutor')).toBeVisible();
    expect(dialog.queryByText('Abilitata')).toBeNull();
    await userEvent.click(chip(dialog, 'Preside'));
    expect(pressed()).toEqual(['Preside']);
    expect(dialog.getByText('Abilitata')).toBeVisible();
  });
  it('ROLE-028 ROLE-029 ROLE-031 that cannot be chosen are reached by Tab, say why, and do nothing (P03)', async () => {
    const { dialog } = await open({ groups: heldRoles('WWA/Docente') });
    await unfold(dialog, 'Alunni');
    const preside = chip(dialog, 'Preside');
    chip(dialog, 'Docente').focus();
    await userEvent.tab();
    expect(preside).toHaveFocus();
    expect(preside).toHaveAccessibleDescription(STATED);
    expect(chip(dialog, 'Assistente')).toHaveAccessibleDescription(STATED);
    await userEvent.keyboard('{Enter}');
    expect(preside).toHaveAttribute('aria-pressed', 'false');
    await userEvent.click(chip(dialog, 'Docente'));
    expect(chip(dialog, 'Tutor')).toHaveAccessibleDescription("L'opzione Tutor richiede l'opzione Docente.");
    expect(preside).not.toHaveAttribute('aria-disabled');
    expect(await axeFindings()).toEqual([]);
  });
  it('ROLE-013 of an application without any have a sentence that says so', async () => {
    const { dialog } = await open();
    await unfold(dialog, 'Libri di testo');
    expect(
      dialog.getByText("Nessuna abilitazione disponibile per l'applicazione Libri di testo"),
    ).toBeVisible();
  });
  it('ROLE-021 ROLE-023 ROLE-035 USR-084 are saved with the version that was seen and the status, and not whether an application is enabled', async () => {
    const { dialog, fake, uid } = await open();
    expect(save(dialog)).toHaveAccessibleDescription('Non ci sono modifiche da salvare');
    const enabled = () => dialog.queryAllByText('Abilitata').length;
    expect(enabled()).toBe(1);
    await unfold(dialog, 'Bilancio');
    await userEvent.click(chip(dialog, 'Contabile'));
    expect(enabled()).toBe(2);
    await userEvent.click(save(dialog));
    await waitFor(() => expect(fake.held(uid)).toEqual(['WWA/Docente', 'WWA/Tutor', 'WWB/Contabile']));
    expect(fake.called(userRolesUpdate)[0]?.input).toEqual({
      id: uid,
      body: {
        username: 'rossi',
        groups: heldRoles('WWA/Docente', 'WWA/Tutor', 'WWB/Contabile'),
        stato: true,
      },
      ifMatch: '1',
    });
    await waitFor(() => expect(address()).toBe('/user'));
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(lastSaid()).toEqual(['Abilitazioni aggiornate con successo!', 'success']);
  });
  it('ROLE-012 of a disabled user cannot be saved, and the button says why', async () => {
    const { dialog, fake } = await open({ status: false });
    const why = "L'utenza è disabilitata: riattivarla prima di modificare le abilitazioni";
    expect(save(dialog)).toHaveAttribute('aria-disabled', 'true');
    expect(save(dialog)).toHaveAccessibleDescription(why);
    await unfold(dialog, 'Alunni');
    await userEvent.click(chip(dialog, 'Docente'));
    await userEvent.click(save(dialog));
    expect(fake.called(userRolesUpdate)).toEqual([]);
  });
  it('are not for oneself', async () => {
    const { dialog } = await open({}, 'maria');
    expect(save(dialog)).toHaveAccessibleDescription('Non è possibile modificare le proprie abilitazioni');
  });
  it('changed by somebody else meanwhile are shown with what was meant done again on them', async () => {
    const { dialog, fake, uid } = await open();
    await unfold(dialog, 'Bilancio');
    await userEvent.click(chip(dialog, 'Contabile'));
    fake.change(uid, 'WWA/Preside', 'WWP/Segreteria');
    await userEvent.click(save(dialog));
    await dialog.findByText(/^Un altro utente ha modificato queste abilitazioni nel frattempo/);
    expect(chip(dialog, 'Contabile')).toHaveAttribute('aria-pressed', 'true');
    await userEvent.click(save(dialog));
    await waitFor(() =>
      expect(fake.held(uid).sort()).toEqual(['WWA/Preside', 'WWB/Contabile', 'WWP/Segreteria']),
    );
  });
  it('are not given up by a key pressed too much, only by a button', async () => {
    const { dialog, fake, uid } = await open();
    await unfold(dialog, 'Bilancio');
    await userEvent.click(chip(dialog, 'Contabile'));
    await userEvent.keyboard('{Escape}');
    expect(screen.getByRole('dialog')).toBeVisible();
    await userEvent.click(dialog.getByRole('button', { name: 'Annulla' }));
    await waitFor(() => expect(address()).toBe('/user'));
    expect(fake.held(uid)).toEqual(['WWA/Docente', 'WWA/Tutor']);
  });
});

describe('the way to the roles', () => {
  it.each(['teacherManager', 'supervisor'] as const)(
    "USR-056 USR-057 USR-137 is, for a %s, on each row but that of the school's supervisor, supervisor.{customerCode}",
    async (role) => {
      const fake = fakeRoles([userRow('rossi'), userRow('supervisor'), userRow('spenta', { status: false })]);
      resourceScreen(users, { roles: [role], rows: [], calls: fake.provider });
      await screen.findByRole('link', { name: 'supervisor.SG10001' });
      const links = await screen.findAllByRole('link', { name: /^Abilitazioni di / });
      expect(links.map((one) => one.getAttribute('href'))).toEqual([
        '/user/rossi.SG10001/abilitazioni',
        '/user/spenta.SG10001/abilitazioni',
      ]);
      await userEvent.click(links[0] as HTMLElement);
      await screen.findByRole('dialog', { name: 'Abilitazioni di Mario rossi' });
      expect(address()).toBe('/user/rossi.SG10001/abilitazioni');
      await userEvent.keyboard('{Escape}');
      await waitFor(() => expect(address()).toBe('/user'));
      expect(links[0]).toHaveFocus();
    },
  );
  it("USR-056 is on the user's page, which is there again when the dialog is closed", async () => {
    const fake = fakeRoles([userRow('rossi')]);
    resourceScreen(users, { roles: ['supervisor'], rows: [], at: '/rossi.SG10001', calls: fake.provider });
    const way = await screen.findByRole('button', { name: 'Abilitazioni utente' });
    await userEvent.click(way);
    await screen.findByRole('dialog', { name: 'Abilitazioni di Mario rossi' });
    expect(address()).toBe('/user/rossi.SG10001');
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(way).toHaveFocus());
  });
});
