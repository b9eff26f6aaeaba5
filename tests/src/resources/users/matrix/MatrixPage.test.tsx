import { act, fireEvent, screen, waitFor } from '@testing-library/react';
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

  it('P04 keeps every letter of the search, however late the address follows', async () => {
    viewScreen(<MatrixPage resource={users} />, {
      roles: ['supervisor'],
      rows: [],
      resource: users,
      calls: fakeRoles([userRow('rossi', { sn: 'Rossi' }), userRow('verdi', { sn: 'Verdi' })]).provider,
    });
    const box = await screen.findByLabelText<HTMLInputElement>(/^Ricerca/);
    const seen: string[] = [];
    // What may wait is done when this ends: until then the letters come faster than the address.
    act(() => {
      for (const typed of ['v', 'e', 'r']) {
        fireEvent.change(box, { target: { value: box.value + typed } });
        seen.push(box.value);
      }
    });
    expect(seen).toEqual(['v', 've', 'ver']);
    await waitFor(() => expect(screen.getByRole('grid')).toHaveAttribute('aria-rowcount', '2'));
  });
});
