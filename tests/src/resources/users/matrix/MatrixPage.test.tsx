import { fireEvent, screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { MatrixPage } from '../../../../../src/resources/users/matrix/MatrixPage';
import { users } from '../../../../../src/resources/users/users';
import { fakeRoles } from '../../../../fixtures/fakeRoles';
import { viewScreen } from '../../../../fixtures/resourceScreen';
import { userRow } from '../../../../fixtures/userRecords';

describe('the matrix of people and applications', () => {
  it('P04 begins at the first person again when it is narrowed', async () => {
    const people = ['rossi', 'verdi', 'bianchi'].map((sn) => userRow(sn, { sn }));
    viewScreen(<MatrixPage resource={users} />, {
      roles: ['supervisor'],
      rows: [],
      resource: users,
      calls: fakeRoles(people).provider,
    });
    const grid = await screen.findByRole('grid');
    grid.scrollTop = 24_000;
    fireEvent.change(screen.getByLabelText(/^Ricerca/), { target: { value: 'rossi' } });
    await waitFor(() => expect(grid).toHaveAttribute('aria-rowcount', '2'));
    expect(grid.scrollTop).toBe(0);
  });
});
