import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterAll, describe, expect, it } from 'vitest';
import { fake } from '../../../fixtures/fake/fake';
import { fakeBackend } from '../../../fixtures/fakeBackend';
import { keepStored } from '../../../fixtures/keepStored';
import { storedJourneys } from '../../../fixtures/reference/storedJourneys';
import { resourceScreen } from '../../../fixtures/resourceScreen';

const undo = keepStored(storedJourneys);
const { journeys } = await import('../../../fixtures/reference/journeys');
afterAll(undo);

const rows = fake(journeys, 5, 14).map((row, i) => ({
  ...row,
  title: `Viaggio ${String(i).padStart(2, '0')}`,
  day: `2026-10-${String(30 - i).padStart(2, '0')}`,
  after: null as string | null,
}));
const [first, last] = [rows[0], rows[13]] as const;
if (!first || !last) throw new Error('no rows');
first.after = last.id;

describe('a reference to a record of a list that the provider pages', () => {
  it('shows the name of a record on another page, requested once with the others', async () => {
    const backend = fakeBackend(journeys, rows);
    resourceScreen(journeys, { roles: ['supervisor'], rows, backend });
    const link = await screen.findByRole('link', { name: 'Viaggio 13' });
    expect(link).toHaveAttribute('href', `/journeys/${encodeURIComponent(last.id)}`);
    const asked = backend.asked.map(({ input }) => (input as { filter?: { where?: string } })?.filter?.where);
    expect(asked.filter(Boolean)).toEqual([JSON.stringify({ id: { in: [last.id] } })]);
  });

  it('is chosen by typing: the provider finds the records, and the key is saved', async () => {
    const backend = fakeBackend(journeys, rows);
    const at = `/${encodeURIComponent(first.id)}`;
    resourceScreen(journeys, { roles: ['supervisor'], rows, backend, at });
    const input = await screen.findByRole('combobox', { name: 'Dopo il viaggio' });
    await waitFor(() => expect(input).toHaveProperty('value', expect.stringMatching(/^Viaggio 13/)));
    fireEvent.change(input, { target: { value: '07' } });
    const [option, ...others] = await waitFor(() => {
      const found = within(screen.getByRole('listbox')).getAllByRole('option');
      expect(found).toHaveLength(1);
      return found;
    });
    expect(others).toEqual([]);
    fireEvent.click(option as HTMLElement);
    expect(input).toHaveProperty('value', expect.stringMatching(/^Viaggio 07/));
    fireEvent.click(screen.getByRole('button', { name: 'Salva' }));
    await waitFor(() =>
      expect(backend.asked.find(({ method }) => method === 'update')?.input).toMatchObject({
        data: { after: rows[7]?.id },
      }),
    );
  });
});
