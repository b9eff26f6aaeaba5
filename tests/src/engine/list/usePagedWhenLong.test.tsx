import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterAll, describe, expect, it } from 'vitest';
import type { Row } from '../../../../src/engine/declaration/defineResource';
import { pagedOf } from '../../../../src/engine/list/pagedOf';
import { fake } from '../../../fixtures/fake/fake';
import { fakeBackend } from '../../../fixtures/fakeBackend';
import { keepStored } from '../../../fixtures/keepStored';
import { storedPapers } from '../../../fixtures/reference/storedPapers';
import { storedTrips } from '../../../fixtures/reference/storedTrips';
import { address, resourceScreen } from '../../../fixtures/resourceScreen';
import { chips, rangeText, shownIds, ticked } from '../../../fixtures/suites/onScreen';

const undo = [storedPapers, storedTrips].map(keepStored);
const { trips } = await import('../../../fixtures/reference/trips');
afterAll(() => {
  for (const one of undo) one();
});

const rows = fake(trips, 4, 40).map((row, i) => ({
  ...row,
  by: i % 2 === 0 ? 'bus' : 'train',
  position: i + 1,
}));

/** A provider of which a list loads thirty records at once, and which has some of them at first. */
function growing() {
  let held = rows.slice(0, 20);
  const paged = () => fakeBackend(pagedOf(trips), held).dataProvider;
  const getList = async (name: string, asked: { meta?: { paged?: boolean } }) =>
    asked.meta?.paged
      ? paged().getList(name, asked as never)
      : { data: held.slice(0, 30), total: held.length };
  const callEndpoint = (...args: unknown[]) =>
    (paged() as unknown as { callEndpoint: (...all: unknown[]) => unknown }).callEndpoint(...args);
  return {
    calls: { getList, callEndpoint },
    grow() {
      held = rows;
    },
  };
}

describe('a list that becomes too long to be loaded whole', () => {
  it('continues with its filter, order, search and selection, and is paged by the provider', async () => {
    const { calls, grow } = growing();
    const { queryClient } = resourceScreen(trips, {
      roles: ['supervisor'],
      rows: [],
      calls,
      at: '?by=bus&sort=-day&v=1',
    });
    await waitFor(() => expect(rangeText()).toBe('1-10 di 10'));
    for (const box of screen.getAllByRole('checkbox', { name: /^Seleziona / }).slice(1, 3))
      fireEvent.click(box);
    const chosen = [...ticked(trips)].sort();
    expect(chosen).toHaveLength(2);

    grow();
    await act(() => queryClient.invalidateQueries());
    await waitFor(() => expect(rangeText()).toBe('1-10 di 20'));
    expect(chips()).toHaveLength(1);
    expect(address()).toContain('?by=bus&sort=-day&v=1');
    const expected = rows
      .filter(({ by }) => by === 'bus')
      .map((row) => [String((row as Row).day ?? ''), row.id] as const)
      .sort(([one], [other]) => (one < other ? 1 : -1));
    expect(shownIds(trips)[0]).toBe(expected[0]?.[1]);
    await screen.findByText('2 selezionati');
    const shown = shownIds(trips).filter((id) => chosen.includes(id));
    expect([...ticked(trips)].sort()).toEqual([...shown].sort());
  });

  it('is paged from the beginning if it was too long before, without the rows that a browser cannot hold', async () => {
    const { calls, grow } = growing();
    grow();
    resourceScreen(trips, { roles: ['supervisor'], rows: [], calls });
    await waitFor(() => expect(rangeText()).toBe('1-10 di 40'));
    expect(screen.queryByRole('option', { name: 'Tutte' })).toBeNull();
  });
});
