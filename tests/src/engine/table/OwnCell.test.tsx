import { screen, waitFor, within } from '@testing-library/react';
import { afterAll, describe, expect, it, vi } from 'vitest';
import type { Resource } from '../../../../src/engine/declaration/defineResource';
import { fake } from '../../../fixtures/fake/fake';
import { keepStored } from '../../../fixtures/keepStored';
import { storedTrips } from '../../../fixtures/reference/storedTrips';
import { resourceScreen } from '../../../fixtures/resourceScreen';

const undo = keepStored(storedTrips);
const { trips } = await import('../../../fixtures/reference/trips');
afterAll(undo);

const rows = fake(trips as never, 5, 2).map((row, at) => ({
  ...row,
  by: 'bus',
  people: at === 0 ? 1200 : null,
}));
const open = (width?: number, resource = trips as unknown as Resource) =>
  resourceScreen(resource, { roles: ['supervisor'], rows, ...(width && { width }) });

/** Returns the component, once it is loaded: until then only the text is shown. */
const ownCell = async () => {
  await waitFor(() => expect(screen.getByText('1.200')).toHaveAttribute('data-full', 'true'));
  return screen.getByText('1.200');
};

describe("a cell of the resource's own", () => {
  it("is drawn in the row, with the record, its text, and what react-admin's fields read", async () => {
    open();
    const cell = await ownCell();
    expect(cell).toHaveTextContent('1.200 (bus)');
    expect(cell.closest('td')).not.toBeNull();
  });

  it('is drawn on the card, under the name of its field, and told that there is room', async () => {
    open(390);
    const cell = await ownCell();
    expect(cell).toHaveTextContent('1.200 (in tutto, bus)');
    expect(cell.closest('dd')?.previousElementSibling).toHaveTextContent('Partecipanti');
  });

  it('leaves its text in its place where it fails, and the rest of the row as it was', async () => {
    const logged = vi.spyOn(console, 'error').mockReturnValue();
    const Broken = () => {
      throw new Error('broken');
    };
    const columns = trips.list.columns.map((column) =>
      column.field === 'people' ? { ...column, cell: async () => Broken } : column,
    );
    open(undefined, { ...trips, list: { ...trips.list, columns } } as unknown as Resource);
    const cell = await screen.findByText('1.200');
    const row = cell.closest('tr') as HTMLElement;
    expect(within(row).getByRole('rowheader').textContent).not.toBe('');
    logged.mockRestore();
  });
});
