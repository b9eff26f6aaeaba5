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
});
