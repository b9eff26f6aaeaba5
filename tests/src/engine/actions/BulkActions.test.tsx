import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { users } from '../../../../src/resources/users/users';
import { resourceScreen } from '../../../fixtures/resourceScreen';
import { userRow } from '../../../fixtures/userRecords';

async function ticked(width: number) {
  resourceScreen(users, { roles: ['supervisor'], rows: [userRow('anna'), userRow('bruno')], width });
  fireEvent.click(await screen.findByRole('checkbox', { name: 'Seleziona Mario anna' }));
  return within(await screen.findByRole('region', { name: 'Azioni sugli elementi selezionati' }));
}
const names = (of: readonly HTMLElement[]) =>
  of.map((one) => one.textContent || one.getAttribute('aria-label'));

describe('what can be done with the rows that are ticked', () => {
  it('is a button each on a desk; on a phone the others and the way out are in a menu, none of them lost', async () => {
    const desk = await ticked(1440);
    const all = names(desk.getAllByRole('button'));
    expect(all.length).toBeGreaterThan(3);
    cleanup();

    const phone = await ticked(390);
    expect(names(phone.getAllByRole('button'))).toEqual([all[0], 'Altre azioni']);
    await userEvent.click(phone.getByRole('button', { name: 'Altre azioni' }));
    const menu = within(await screen.findByRole('menu', { name: 'Altre azioni' }));
    expect(names(menu.getAllByRole('menuitem'))).toEqual(all.slice(1));
    await userEvent.click(menu.getByRole('menuitem', { name: 'Annulla la selezione' }));
    expect(screen.queryByRole('region', { name: 'Azioni sugli elementi selezionati' })).toBeNull();
    const box = screen.getByRole('checkbox', { name: 'Seleziona tutte le righe mostrate' });
    await waitFor(() => expect(box).toHaveFocus());
  });

  it('leaves the focus with the rows once nobody is ticked any more, not on a button that is hidden', async () => {
    const desk = await ticked(1440);
    await userEvent.click(desk.getByRole('button', { name: 'Annulla la selezione' }));
    const box = screen.getByRole('checkbox', { name: 'Seleziona tutte le righe mostrate' });
    await waitFor(() => expect(box).toHaveFocus());
  });

  it('keeps the focus where the choice of all matching records, once made, is no longer offered', async () => {
    const rows = ['a', 'b', 'c', 'd', 'e', 'f'].map((name) => userRow(name));
    resourceScreen(users, { roles: ['supervisor'], rows, at: '?per=5' });
    await screen.findByText('1-5 di 6');
    fireEvent.click(screen.getByRole('checkbox', { name: 'Seleziona tutte le righe mostrate' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Seleziona tutti i 6 risultati' }));
    const menu = screen.getByRole('region', { name: 'Azioni sugli elementi selezionati' });
    await waitFor(() => expect(within(menu).getAllByRole('button')[0]).toHaveFocus());
  });
});
