import { act, renderHook, waitFor } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import type { BookRow } from '../../../../src/engine/import/book/ImportBook';
import type { RowVerdict } from '../../../../src/engine/import/book/tally';
import { useGridRows } from '../../../../src/engine/import/useGridRows';
import type { Importing } from '../../../../src/engine/import/useImport';

const rowAt = (index: number, sn = 'Rossi'): BookRow => ({
  index,
  position: index + 2,
  cells: { sn },
  verdict: 'unchecked',
  id: '',
  problems: {},
  warnings: [],
  isDoubtful: false,
  proposals: [],
});
const FIRST = Array.from({ length: 60 }, (_, index) => rowAt(index));

it('shows the rows that came with the file without asking, also after a filter, and asks once they have changed', async () => {
  const ask = vi.fn(async (_call: string, places: readonly number[]) =>
    places.map((index) => rowAt(index, 'Verdi')),
  );
  const find = async () => [7];
  const given = (part: object, only?: RowVerdict) => ({
    importing: {
      state: { version: 1, tally: { total: 500 }, checked: 0, first: FIRST, ...part },
      find,
      ask,
    } as unknown as Importing,
    only,
  });
  const { result, rerender } = renderHook(({ importing, only }) => useGridRows(importing, only), {
    initialProps: given({}),
  });
  const said = (index: number) => result.current.rows.get(index)?.cells.sn;
  expect([said(0), said(59), result.current.places.length]).toEqual(['Rossi', 'Rossi', 500]);
  act(() => result.current.setSight({ from: 0, to: 30 }));
  expect(ask).not.toHaveBeenCalled();

  rerender(given({}, 'refused'));
  await waitFor(() => expect([...result.current.rows.keys()]).toEqual([7]));
  rerender(given({}));
  await waitFor(() => expect(said(0)).toBe('Rossi'));

  act(() => result.current.setSight({ from: 100, to: 130 }));
  await waitFor(() => expect(said(100)).toBe('Verdi'));
  rerender(given({ version: 2, first: [] }));
  act(() => result.current.setSight({ from: 0, to: 30 }));
  await waitFor(() => expect(said(0)).toBe('Verdi'));
});
