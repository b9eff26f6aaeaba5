import { screen, waitFor } from '@testing-library/react';
import { afterAll, describe, expect, it } from 'vitest';
import type { Role } from '../../../../contract/permissions/roles';
import { fake } from '../../../fixtures/fake/fake';
import { keepStored } from '../../../fixtures/keepStored';
import { storedTrips } from '../../../fixtures/reference/storedTrips';
import { resourceScreen } from '../../../fixtures/resourceScreen';

const undo = keepStored(storedTrips);
const { trips } = await import('../../../fixtures/reference/trips');
afterAll(undo);

/** Adds the column of a field that only supervisors may read. */
const withDiet = {
  ...trips,
  list: {
    ...trips.list,
    columns: [...trips.list.columns, { field: 'diet', priority: 1, width: '12ch' }],
  },
} as typeof trips;
const [row] = fake(trips, 3, 1).map((one) => ({ ...one, guided: true, guide: 'Ada', diet: 'celiaca' }));

async function open(role: Role, at: string, record: object = row ?? {}) {
  const rows = [{ ...row, ...record, id: 'a' }];
  const { unmount } = resourceScreen(withDiet, { roles: [role], rows, at });
  await waitFor(() => expect(document.querySelector('main form, main tbody th a')).not.toBeNull());
  return unmount;
}

describe('a field that only some people read', () => {
  it('is a column and an input for them, and for nobody else', async () => {
    for (const [role, times] of [
      ['supervisor', 1],
      ['teacherManager', 0],
    ] as const) {
      const closeList = await open(role, '');
      expect(screen.queryAllByRole('columnheader', { name: 'Diete' }), role).toHaveLength(times);
      expect(document.body.textContent?.includes('celiaca'), role).toBe(times > 0);
      closeList();
      const closePage = await open(role, '/a');
      expect(document.querySelectorAll('#input-diet'), role).toHaveLength(times);
      closePage();
    }
  });

  it('is asked for where the provider answers the record with it, and not where it does not', async () => {
    const close = await open('supervisor', '/a');
    expect(document.getElementById('input-guide')).not.toBeNull();
    close();
    const { guide: _unread, ...rest } = row as Record<string, unknown>;
    resourceScreen(withDiet, { roles: ['supervisor'], rows: [{ ...rest, id: 'a' }], at: '/a' });
    await waitFor(() => expect(document.getElementById('input-title')).not.toBeNull());
    expect(document.getElementById('input-guide')).toBeNull();
  });
});
