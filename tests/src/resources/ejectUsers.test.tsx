import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { taxCodeWarnings } from '../../../contract/taxCodeWarnings';
import { ejectCreate } from '../../../scripts/lib/eject/create.mjs';
import { ejectForm } from '../../../scripts/lib/eject/form.mjs';
import { users } from '../../../src/resources/users/users';
import { ejectedViews } from '../../fixtures/ejectedViews';
import { fakeBackend } from '../../fixtures/fakeBackend';
import { fakeRoles } from '../../fixtures/fakeRoles';
import { axeFindings, viewScreen } from '../../fixtures/resourceScreen';
import { goThrough } from '../../fixtures/suites/actionChecks';
import { sayOf } from '../../fixtures/suites/onScreen';
import { userRow } from '../../fixtures/userRecords';
import { input, refusal } from '../../fixtures/visitForm';

describe('npm run eject of the forms of a user', () => {
  const { shown } = ejectedViews({
    'user form': () => ejectForm(users),
    'user create': () => ejectCreate(users),
  });

  it("leaves a new user who is asked for the roles by the input of the resource's own, with what is said against them", async () => {
    const message = "L'opzione Tutor richiede l'opzione Docente.";
    const create = vi.fn(async (_name: string, { data }: { data: object }) => ({
      data: { ...userRow('verdi'), ...data, rolesAssigned: true },
    }));
    create.mockRejectedValueOnce(refusal(400, { errors: [{ field: 'groups', message }] }));
    const calls = { ...fakeRoles([]).provider, create };
    const view = await shown('user create', 'supervisor');
    viewScreen(view, { roles: ['supervisor'], rows: [], at: '/new', resource: users, calls });
    const typed = { username: 'verdi.luigi', sn: 'Verdi', cn: 'Luigi', email: 'luigi@example.org' };
    await waitFor(() => expect(input('username')).toBeVisible());
    for (const [name, value] of Object.entries({ ...typed, codicefiscale: 'vrdlgu81b02h501y' }))
      fireEvent.change(input(name), { target: { value } });
    fireEvent.click(await screen.findByLabelText('Abilitazioni di Alunni'));
    fireEvent.click(await screen.findByText('Docente', { selector: 'button' }));
    fireEvent.click(screen.getByRole('button', { name: 'Salva' }));
    const group = screen.getByRole('group', { name: 'Abilitazioni' });
    await waitFor(() => expect(group).toHaveAccessibleDescription(message));
    expect(await axeFindings()).toEqual([]);
    fireEvent.click(screen.getByRole('button', { name: 'Salva' }));
    await waitFor(() => expect(create).toHaveBeenCalledTimes(2));
    const groups = [{ uid: 'WWA', group: 'Docente' }];
    expect(create.mock.calls[1]?.[1].data).toMatchObject({ ...typed, groups });
  });

  describe('leaves the form of a user', () => {
    const row = userRow('rossi');
    async function open(calls: object = {}, of = row) {
      const view = await shown('user form', 'teacherManager', { id: of.id });
      viewScreen(view, { roles: ['teacherManager'], rows: [of], resource: users, calls });
      await screen.findByRole('button', { name: 'Salva' });
    }
    const type = (name: string, value: string) => fireEvent.change(input(name), { target: { value } });

    it('with the same checks, a summary with the focus, and links to the inputs', async () => {
      const update = vi.fn();
      await open({ update });
      type('email', 'rossi');
      type('dataScadenza', '31/02/2030');
      fireEvent.click(screen.getByRole('button', { name: 'Salva' }));
      const summary = await screen.findByRole('alert');
      expect(summary).toHaveTextContent('Dati assenti o non validi!');
      await waitFor(() => expect(summary.parentElement).toHaveFocus());
      expect(screen.getAllByRole('link', { name: /E-mail non valida|formato DD/ })).toHaveLength(2);
      expect(input('email')).toHaveAccessibleDescription('E-mail non valida');
      expect(update).not.toHaveBeenCalled();
      expect(await axeFindings()).toEqual([]);
    });

    it('that sends what was typed with the version that was seen', async () => {
      const update = vi.fn(async (_name: string, { data }: { data: object }) => ({ data }));
      await open({ update });
      type('codicefiscale', 'rssmra85t10a562s');
      type('dataScadenza', '1/9/2031');
      fireEvent.click(screen.getByRole('button', { name: 'Salva' }));
      await waitFor(() => expect(update).toHaveBeenCalled());
      expect(update.mock.calls[0]?.[1]).toMatchObject({
        id: row.id,
        data: { codicefiscale: 'RSSMRA85T10A562S', dataScadenza: '2031-09-01', email: row.email },
        meta: { version: '1' },
      });
    });

    it('that puts what the provider refuses at its input, and keeps what was typed', async () => {
      const errors = [{ field: 'codiceFiscale', message: 'Già di un altro utente' }];
      await open({ update: vi.fn().mockRejectedValue(refusal(409, { errors })) });
      type('email', 'nuova@example.org');
      fireEvent.click(screen.getByRole('button', { name: 'Salva' }));
      await waitFor(() =>
        expect(input('codicefiscale')).toHaveAccessibleDescription('Già di un altro utente'),
      );
      expect(input('email').value).toBe('nuova@example.org');
    });

    it('on its tabs, without what this person is not asked for of this record', async () => {
      await open();
      const tab = screen.getByRole('tab', { name: 'Utente' });
      expect(tab).toHaveAttribute('aria-selected', 'true');
      expect(within(screen.getByRole('tabpanel', { name: 'Utente' })).getByLabelText('Cognome')).toBe(
        input('sn'),
      );
      expect(document.getElementById('input-gestoreUtenti')).not.toBeNull();
      cleanup();
      await open({}, userRow('supervisor', { username: 'supervisor' }));
      expect(document.getElementById('input-gestoreUtenti')).toBeNull();
    });

    it('that tells of the record what the declaration tells of it', async () => {
      await open({}, userRow('verdi', { emailRespinta: 'verdi@example.org', lastLogin: null }));
      expect(screen.getByRole('note')).toHaveTextContent('verdi@example.org');
    });

    it('that keeps what was typed while something is done with the user, and saves it on top of that', async () => {
      const backend = fakeBackend(users, [row]);
      const view = await shown('user form', 'teacherManager', { id: row.id });
      viewScreen(view, { roles: ['teacherManager'], rows: [], resource: users, backend });
      await screen.findByRole('button', { name: 'Salva' });
      type('email', 'nuova@example.org');
      fireEvent.click(screen.getByRole('button', { name: sayOf(users, 'actions.disable.confirm') }));
      backend.changeMeanwhile(row.id, { status: false });
      await goThrough();
      await waitFor(() => expect(input('status').checked).toBe(false));
      expect(input('email').value).toBe('nuova@example.org');
      fireEvent.click(screen.getByRole('button', { name: 'Salva' }));
      await waitFor(() =>
        expect(backend.rows[0]).toMatchObject({ email: 'nuova@example.org', status: false }),
      );
      expect(backend.asked.filter(({ method }) => method === 'update')).toHaveLength(1);
    });

    it('that says what does not fit about a tax code, aloud, and refuses nothing for it', async () => {
      const update = vi.fn(async (_name: string, { data }: { data: object }) => ({ data }));
      await open({ update }, userRow('rossi', { sn: 'Rossi', cn: 'Mario', dataNascita: null }));
      type('codicefiscale', 'VRDLGU81B02H501Y');
      const [warning = ''] = taxCodeWarnings({ codicefiscale: 'VRDLGU81B02H501Y', sn: 'Rossi', cn: 'Mario' });
      await waitFor(() =>
        expect(input('codicefiscale')).toHaveAccessibleDescription(expect.stringContaining(warning)),
      );
      expect(screen.getAllByRole('status').map(({ id }) => id)).toContain('note-codicefiscale');
      fireEvent.click(screen.getByRole('button', { name: 'Salva' }));
      await waitFor(() => expect(update).toHaveBeenCalled());
    });

    it('whose lock is taken off after a question, where the declaration lets it be', async () => {
      await open({}, userRow('verdi', { lastLogin: '2026-08-01T10:00:00Z' }));
      const unlock = screen.getAllByRole('button', { name: /^Sblocca/ });
      expect(unlock).toHaveLength(1);
      for (const answer of ['No', 'Sì']) {
        expect(input('codicefiscale')).toHaveAttribute('readonly');
        fireEvent.click(screen.getByRole('button', { name: 'Sblocca: Codice fiscale' }));
        await screen.findByRole('dialog', { name: 'Sbloccare il codice fiscale?' });
        fireEvent.click(screen.getByRole('button', { name: answer }));
        await waitFor(() => expect(input('codicefiscale')).toHaveFocus());
      }
      expect(input('codicefiscale')).not.toHaveAttribute('readonly');
      expect(input('sn')).toHaveAttribute('readonly');
      expect(screen.queryByRole('button', { name: /^Sblocca/ })).toBeNull();
    });

    it('that locks what the declaration locks, and says why', async () => {
      await open({}, userRow('verdi', { lastLogin: '2026-08-01T10:00:00Z' }));
      expect(input('sn')).toHaveAttribute('readonly');
      expect(input('sn')).toHaveAccessibleDescription("Non modificabile dopo il primo accesso dell'utente");
      expect(input('email')).not.toHaveAttribute('readonly');
    });
  });
});
