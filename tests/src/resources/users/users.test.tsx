import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import type { Role } from '../../../../contract/permissions/roles';
import { users } from '../../../../src/resources/users/users';
import { fakeBackend } from '../../../fixtures/fakeBackend';
import { lastSaid, resourceScreen } from '../../../fixtures/resourceScreen';
import { userRow } from '../../../fixtures/userRecords';
import { press, type } from '../../../fixtures/visitForm';

const off = { status: false };
const seen = { lastLogin: '2026-08-01T08:00:00Z' };
const rows = [
  userRow('alfa', seen),
  userRow('beta', seen),
  userRow('gamma', off),
  userRow('delta', off),
  userRow('capo', { inCarica: true }),
  userRow('mai'),
  userRow('maria'),
  userRow('supervisor', seen),
  userRow('supervisor2'),
];

function open({ at = '?per=tutti', role = 'supervisor' as Role } = {}) {
  const backend = fakeBackend(users, rows);
  resourceScreen(users, { roles: [role], rows, backend, at });
  return backend;
}
const box = (name: string) => screen.findByLabelText(`Seleziona ${name}`);
const tick = async (...names: string[]) => {
  for (const name of names) await userEvent.click(await box(`Mario ${name}`));
};
/** By text: queries by role are slow on a whole screen. */
const choose = async (name: string) => userEvent.click(await screen.findByText(name, { selector: 'button' }));
const inDialog = async (name: string) =>
  userEvent.click(within(await screen.findByRole('dialog')).getByText(name, { selector: 'button' }));
const says = (text: string) => waitFor(() => expect(lastSaid()).toEqual([text, 'success']));

describe('the list of users', () => {
  it('USR-040 USR-125 ticks nobody whose uid starts with supervisor, alone or with all the others', async () => {
    open();
    const reserved = await Promise.all(['supervisor', 'supervisor2'].map((name) => box(`Mario ${name}`)));
    for (const one of reserved) await userEvent.click(one);
    expect(screen.queryByText(/selezionat/)).toBeNull();
    await userEvent.click(await screen.findByLabelText('Seleziona tutte le righe mostrate'));
    expect(await screen.findByText('7 selezionati')).toBeVisible();
    for (const one of reserved) expect(one).not.toBeChecked();
    for (const name of ['alfa', 'gamma', 'capo', 'maria']) expect(await box(`Mario ${name}`)).toBeChecked();
  });

  it.each([
    ['supervisor', ['capo', 'delta', 'gamma', 'mai']],
    ['teacherManager', ['delta', 'gamma', 'mai']],
  ] as const)(
    'USR-059 USR-125 offers a %s to delete a person who never signed in and is deletable: %j',
    async (role, deletable) => {
      open({ role });
      await box('Mario supervisor2');
      const offered: string[] = [];
      for (const row of document.querySelectorAll<HTMLElement>('tbody tr')) {
        const name = within(row).getByRole('rowheader').textContent ?? '';
        if (within(row).queryByRole('button', { name: /^Elimina / })) offered.push(name);
        const more = within(row).queryByRole('button', { name: /^Altre azioni su/ });
        if (!more) continue;
        await userEvent.click(more);
        const menu = within(await screen.findByRole('menu'));
        if (menu.queryByRole('menuitem', { name: 'Elimina' })) offered.push(name);
        await userEvent.keyboard('{Escape}');
        await waitFor(() => expect(screen.queryByRole('menu')).toBeNull());
      }
      expect(offered.sort()).toEqual(deletable.map((name) => `${name}.SG10001`));
    },
  );
});

describe('what is said when it is done', () => {
  const disable = async (...names: string[]) => {
    await tick(...names);
    await choose('Disattiva utenti');
    await inDialog('Disattiva soltanto');
    await inDialog('Disattiva');
  };

  it('USR-150 of several who were deactivated', async () => {
    open();
    await disable('alfa', 'beta');
    await says('Utenti disabilitati con successo!');
  });

  it('USR-123 or that nobody of those chosen is active', async () => {
    const { asked } = open();
    await tick('gamma', 'delta');
    await choose('Disattiva utenti');
    await waitFor(() => expect(lastSaid()?.[0]).toBe('Selezionare una o più utenze non disabilitate!'));
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(asked.some(({ endpoint }) => endpoint === 'usersDisable')).toBe(false);
  });

  it.each([
    ['USR-149', {}, ['Utente disattivato con successo!', 'success']],
    ['USR-148', { 'alfa.SG10001': 'x' }, ["L'utente risulta gia' disattivato!", 'warning']],
  ])('%s of one who was deactivated, or was so already', async (_id, skipped, said) => {
    const backend = open();
    backend.skip(skipped);
    await userEvent.click(await screen.findByLabelText('Disattiva Mario alfa'));
    await inDialog('Disattiva soltanto');
    await inDialog('Disattiva');
    await waitFor(() => expect(lastSaid()).toEqual(said));
  });

  it('USR-154 of those who were activated', async () => {
    open();
    await tick('gamma', 'delta');
    await choose('Attiva utenti');
    await inDialog('Prosegui');
    await inDialog('Attiva');
    await says('Utenze riattivate, inviata email agli utenti con le credenziali di accesso.');
  });

  it('USR-152 of one who was changed', async () => {
    open({ at: '/mai.SG10001' });
    await screen.findByRole('tab');
    type('email', 'altra@example.org');
    await press('Salva');
    await says('Utente aggiornato con successo!');
  });

  it('USR-153 of one who was deleted', async () => {
    const backend = open({ at: '/mai.SG10001' });
    await choose('Elimina');
    await inDialog('Prosegui');
    expect(backend.asked.some(({ method }) => method === 'delete')).toBe(false);
    await inDialog('Elimina');
    await says('Utenza eliminata con successo');
  });
});
