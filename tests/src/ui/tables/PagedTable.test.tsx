import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { expect, it } from 'vitest';
import { PagedTable } from '../../../../src/ui/tables/PagedTable';
import { firstScreen } from '../../../fixtures/resourceScreen';

/** Twelve rows, until they are read again. */
function Shrinking() {
  const [count, setCount] = useState(12);
  const lines = Array.from({ length: count }, (_, place) => ({ key: `${place}`, cells: [`Riga ${place}`] }));
  return (
    <>
      <button type="button" onClick={() => setCount(3)}>
        rilette
      </button>
      <PagedTable label="Righe" head={['Riga']} lines={lines} />
    </>
  );
}

it('shows the last page where there are fewer rows than before, never an empty one', async () => {
  firstScreen(<Shrinking />, { roles: ['supervisor'] });
  const rows = () => within(screen.getByRole('table')).getAllByRole('row').slice(1);
  await screen.findByRole('table');
  await userEvent.click(screen.getByRole('button', { name: 'Pagina successiva' }));
  expect(rows()).toHaveLength(2);
  await userEvent.click(screen.getByRole('button', { name: 'rilette' }));
  expect(rows()).toHaveLength(3);
});
