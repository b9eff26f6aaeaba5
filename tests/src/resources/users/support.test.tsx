import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { errors } from '../../../../contract/schema/errors';
import { users } from '../../../../src/resources/users/users';
import { fakeBackend } from '../../../fixtures/fakeBackend';
import { axeFindings, resourceScreen } from '../../../fixtures/resourceScreen';
import { userRow } from '../../../fixtures/userRecords';

const WHY = errors.notForSupport.say;
const rows = [userRow('alfa', { lastLogin: '2026-08-01T10:00:00Z' }), userRow('beta')];

const open = (at = '') => {
  const backend = fakeBackend(users, rows);
  resourceScreen(users, { roles: ['support'], rows, backend, school: { otpEnabled: true }, at });
};
/** By text: queries by role are slow on a whole screen. */
const button = (name: string) => screen.findByText(name, { selector: 'button' });

describe('support in the users of a school', () => {
  it('reads on the page of a person what is left to the school, and may do the rest', async () => {
    open('/alfa.SG10001');
    for (const name of ['Abilita Spid', 'Ripristina OTP', 'Elimina']) {
      expect(await button(name)).toHaveAttribute('aria-disabled', 'true');
      expect(await button(name)).toHaveAccessibleDescription(WHY);
    }
    expect(await button('Disattiva')).not.toHaveAttribute('aria-disabled');
    for (const label of [/^E-mail/, /^Codice fiscale/, /^Inizio/])
      expect(await screen.findByLabelText(label)).toHaveAttribute('readonly');
    expect(await screen.findByLabelText(/^Scadenza/)).not.toHaveAttribute('readonly');
    expect(await axeFindings()).toEqual([]);
  });

  it('reads the same in the list: of many, in the menus, and in the row', async () => {
    open();
    await userEvent.click(await screen.findByLabelText('Seleziona Mario alfa'));
    expect(await button('Abilita Spid')).toHaveAccessibleDescription(WHY);
    expect(await button('Disattiva utenti')).not.toHaveAttribute('aria-disabled');
    await userEvent.click(await button('Aggiungi utenti'));
    const create = within(await screen.findByRole('menu')).getByRole('menuitem', { name: /Nuovo utente/ });
    expect(create).toHaveAttribute('aria-disabled', 'true');
    expect(create).toHaveTextContent(WHY);
    await userEvent.click(create);
    expect(screen.getByRole('menu')).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('menu')).toBeNull());
  });
});
