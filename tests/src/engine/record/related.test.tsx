import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { users } from '../../../../src/resources/users/users';
import { keepStored } from '../../../fixtures/keepStored';
import { storedTrips } from '../../../fixtures/reference/storedTrips';
import { axeFindings, resourceScreen } from '../../../fixtures/resourceScreen';
import { userRow } from '../../../fixtures/userRecords';

const forget = keepStored(storedTrips);
const { trips } = await import('../../../fixtures/reference/trips');
const row = userRow('rossi');
const trip = (id: string, leader: string, day: string, position: number) => ({
  id,
  position,
  title: `Gita ${id}`,
  leader,
  day,
  by: 'bus',
});

const lists: Readonly<Record<string, readonly object[]>> = {
  user: [row],
  sampleTrips: [
    trip('a', row.id, '2026-09-01', 3),
    trip('b', 'altri.SG10001', '2026-09-02', 2),
    trip('c', row.id, '2026-10-01', 1),
  ],
};
const update = vi.fn();
const getList = async (name: string) => ({ data: lists[name] ?? [], total: lists[name]?.length ?? 0 });

it('lists the records that refer to one on a tab of its page, in the order of their list, each with a way to it', async () => {
  const resource = { ...users, related: { sampleTrips: { by: 'leader' } } };
  resourceScreen(resource, {
    roles: ['supervisor'],
    rows: [row],
    at: `/${row.id}`,
    beside: [trips],
    calls: { getList, update },
  });
  await userEvent.click(await screen.findByRole('tab', { name: 'Uscite' }));
  const panel = screen.getByRole('tabpanel', { name: 'Uscite' });
  const table = await within(panel).findByRole('table');
  const links = await within(table).findAllByRole('link');
  expect(links.map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
    ['Gita c', '/sampleTrips/c'],
    ['Gita a', '/sampleTrips/a'],
  ]);
  expect(await within(panel).findByText('2 elementi trovati')).toBeInTheDocument();
  expect(within(panel).getByText('01/10/2026')).toBeInTheDocument();
  expect(within(panel).queryByText('Responsabile')).toBeNull();
  expect(await axeFindings()).toEqual([]);
  // The search is inside the record's form, and Enter in it saves nothing.
  await userEvent.type(within(panel).getByRole('textbox', { name: /^Ricerca/ }), 'gita c{Enter}');
  await waitFor(() => expect(within(table).getAllByRole('link')).toHaveLength(1));
  expect(update).not.toHaveBeenCalled();
  forget();
});

it('has no such tab for people who may not list them', async () => {
  const resource = { ...users, related: { sampleTrips: { by: 'leader' } } };
  const [, ...others] = [trips, { ...trips, can: { ...trips.can, list: ['clock', 'move'] as const } }];
  resourceScreen(resource, {
    roles: ['supervisor'],
    rows: [row],
    at: `/${row.id}`,
    beside: others,
    calls: { getList },
  });
  await screen.findByRole('button', { name: 'Salva' });
  expect(screen.queryByRole('tab', { name: 'Uscite' })).toBeNull();
});
