import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { address } from '../../../fixtures/resourceScreen';
import { addFilter, openList, say, searchFor, shownIds, shownRows } from '../../../fixtures/suites/onScreen';

/** Keys of the rows whose cells were rendered since this was cleared. */
const drawn = vi.hoisted(() => {
  // Other files of this worker have loaded the unmodified engine; they must not get this file's version either.
  vi.resetModules();
  return new Set<string>();
});
afterAll(() => {
  vi.doUnmock('../../../../src/engine/table/renderCell');
  vi.resetModules();
});
vi.mock(import('../../../../src/engine/table/renderCell'), async (original) => {
  const file = await original();
  return {
    ...file,
    renderCell: (screenOf, column, row, spelt) => {
      drawn.add(row.id);
      return file.renderCell(screenOf, column, row, spelt);
    },
  };
});
const { users } = await import('../../../../src/resources/users/users');
const resource = users as unknown as Parameters<typeof openList>[0];

/** Waits until all subsequent updates are done. */
const settled = () => act(() => new Promise((after) => setTimeout(after, 400)));

describe('the rows of a list', () => {
  beforeEach(async () => {
    await openList(resource, { count: 12 });
    await settled();
    expect(drawn.size).toBe(12);
    drawn.clear();
  });

  it('are drawn again one by one as they are ticked', async () => {
    const at = shownRows().findIndex((row) => row.querySelector('.select input:not([aria-disabled])'));
    fireEvent.click(shownRows()[at]?.querySelector('.select input') as HTMLElement);
    await screen.findByText(say('engine.list.selected', { smart_count: 1 }));
    await settled();
    expect([...drawn]).toEqual([shownIds(resource)[at]]);
  });

  it('stay as they are drawn while somebody types, though some of them go', async () => {
    searchFor(resource, shownIds(resource)[0] ?? '');
    expect(shownRows()).toHaveLength(1);
    await waitFor(() => expect(address()).toContain('q='));
    await settled();
    expect([...drawn]).toEqual([]);
  });

  it('are not drawn again by filters and tools that are opened, nor by what they ask the provider for', async () => {
    await addFilter(say('engine.filter.own'));
    await waitFor(() => expect(document.querySelector('#list-filters form')).not.toBeNull());
    fireEvent.click(screen.getByRole('button', { name: say('engine.views.button') }));
    await screen.findByRole('dialog', { name: say('engine.views.title') });
    await settled();
    expect([...drawn]).toEqual([]);
  });
});
