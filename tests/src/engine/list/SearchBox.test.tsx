import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { users } from '../../../../src/resources/users/users';
import { resourceScreen } from '../../../fixtures/resourceScreen';
import { userRow } from '../../../fixtures/userRecords';

describe('the search of a list', () => {
  it('has the focus once it is cleared, since the button that did it is gone', async () => {
    resourceScreen(users, { roles: ['supervisor'], rows: [userRow('anna')], at: '?q=anna' });
    await userEvent.click(await screen.findByRole('button', { name: 'Cancella la ricerca' }));
    expect(screen.getByRole('search').querySelector('input')).toHaveFocus();
  });

  it('is left alone by password managers', async () => {
    resourceScreen(users, { roles: ['supervisor'], rows: [userRow('anna')] });
    const input = (await screen.findByRole('search')).querySelector('input');
    for (const attribute of ['data-1p-ignore', 'data-lpignore', 'data-bwignore'])
      expect(input).toHaveAttribute(attribute);
    expect(input).toHaveAttribute('autocomplete', 'off');
  });

  it('takes the lines of a spreadsheet as values, at the place of the cursor', async () => {
    resourceScreen(users, { roles: ['supervisor'], rows: [userRow('anna'), userRow('bruno')] });
    const input = (await screen.findByRole('search')).querySelector('input') as HTMLInputElement;
    await userEvent.click(input);
    await userEvent.paste('anna\r\nbruno\r\nnessuno\r\n');
    expect(input).toHaveValue('anna; bruno; nessuno');
    expect(await screen.findByText('Trovati 2 valori su 3. Non trovati: nessuno')).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Seleziona i risultati' }));
    expect(screen.getByText('2 selezionati')).toBeVisible();
    // A single value is pasted as ever.
    await userEvent.clear(input);
    await userEvent.paste('anna');
    expect(input).toHaveValue('anna');
  });
});
