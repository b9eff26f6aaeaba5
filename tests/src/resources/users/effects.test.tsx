import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { actionResources } from '../../../../contract/operations/actions';
import { effectsOf } from '../../../../contract/schema/effects';
import { users } from '../../../../src/resources/users/users';
import { lastSaid, resourceScreen } from '../../../fixtures/resourceScreen';
import { userRow } from '../../../fixtures/userRecords';
import { type } from '../../../fixtures/visitForm';

/** Dialogs are loaded when they are opened. */
const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }));
const effects = async () => within(await screen.findByLabelText('Che cosa comporta'));
const tick = async (...names: readonly string[]) => {
  for (const name of names)
    fireEvent.click(await screen.findByRole('checkbox', { name: `Seleziona Mario ${name}` }));
};

describe('what an action means for people', () => {
  it('is shown beforehand: that permissions go is said again, as it was answered', async () => {
    resourceScreen(users, { roles: ['supervisor'], rows: [userRow('anna'), userRow('bruno')] });
    await tick('anna', 'bruno');
    await press('Disattiva utenti');
    await press('Disattiva e togli le abilitazioni');
    const told = await effects();
    expect(told.getByText('Vengono tolte tutte, in ogni applicazione.')).toBeVisible();
    expect(told.getByText('Non è più possibile; le sessioni aperte terminano subito.')).toBeVisible();
    expect(told.getByText(/^È possibile dalla cronologia/)).toBeVisible();
    await press('Annulla');
    await press('Disattiva utenti');
    await press('Disattiva soltanto');
    expect((await effects()).getByText('Restano come sono.')).toBeVisible();
  });

  it('tells how many are written to, and that a mail cannot be taken back', async () => {
    const rows = ['anna', 'bruno'].map((name) => userRow(name, { status: true }));
    resourceScreen(users, { roles: ['supervisor'], rows });
    await tick('anna', 'bruno');
    await press('Invia credenziali');
    const told = await effects();
    expect(told.getByText(/^Partono 2 messaggi, uno a testa/)).toBeVisible();
    expect(told.getByText('Non è possibile.')).toBeVisible();
  });

  it('USR-123 neither asks nor warns if no matching record is left to disable', async () => {
    const rows = Array.from({ length: 30 }, (_, at) => userRow(`u${at}`, { status: false }));
    resourceScreen(users, { roles: ['supervisor'], rows });
    await screen.findByText('Mario u0');
    fireEvent.click(screen.getByRole('checkbox', { name: 'Seleziona Mario u0' }));
    await userEvent.click(screen.getByRole('button', { name: /^Seleziona tutti i 30/ }));
    await press('Disattiva utenti');
    await waitFor(() => expect(lastSaid()?.[0]).toBe('Selezionare una o più utenze non disabilitate!'));
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('does not say that somebody was written to who arrives later', async () => {
    const create = vi.fn(async (_name: string, { data }: { data: object }) => ({
      data: { ...userRow('verdi'), ...data, status: false, rolesAssigned: true },
    }));
    resourceScreen(users, { roles: ['supervisor'], rows: [], at: '/new', calls: { create } });
    await screen.findByRole('heading', { level: 1, name: 'Nuovo utente' });
    type('username', 'verdi.luigi');
    type('sn', 'Verdi');
    type('cn', 'Luigi');
    type('codicefiscale', 'vrdlgu81b02h501y');
    type('email', 'luigi@example.org');
    type('dataInizio', '01/09/2999');
    await press('Salva');
    await waitFor(() => expect(lastSaid()?.[0]).toMatch(/solo allora parte l’e-mail/));
  });

  it('of a file that brings nobody new is about those who change', () => {
    const { effects } = actionResources.user.actions.import;
    const of = (nuovi: number) => Object.fromEntries(effectsOf(effects, { nuovi }, { now: new Date(0) }));
    expect(of(0)).toEqual({
      signIn: 'unchanged',
      mail: 'changed',
      permissions: 'unchanged',
      undo: 'mailStays',
    });
    expect(of(3)).toMatchObject({ signIn: 'made', mail: 'made' });
  });

  it('is said of taking back too, of every action that can be taken back', () => {
    const all = Object.values(actionResources).flatMap(({ actions }) => Object.entries(actions));
    const final = all.filter(([, action]) => !('back' in action)).map(([name]) => name);
    expect(final).toEqual(['sendCredentials']);
    expect(actionResources.user.actions.import.back.signIn).toBe('removed');
  });
});
