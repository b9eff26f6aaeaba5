import { useEffect, useState } from 'react';
import { useLocation, useNavigate } from 'react-admin';
import type { Row } from '../declaration/defineResource';
import { openedWith } from '../record/withRows';
import type { Selection } from './selection';

/**
 * Selects the rows that the address was opened with, and shows only them; once, so that a reload starts normally.
 *
 * @param rows all rows
 * @param ready true once the rows have been read after the address was opened
 * @returns the procedure to start with the selected rows
 */
export function useOpenedWith(
  selection: Selection,
  rows: readonly Row[],
  ready: boolean,
  showOnly: (ids: ReadonlySet<string>) => void,
): string | undefined {
  const { pathname, search, state } = useLocation();
  const navigate = useNavigate();
  const [begin, setBegin] = useState<string>();
  const asked = openedWith(state);

  useEffect(() => {
    if (!asked || !ready) return;
    const wanted = new Set(asked.ids);
    const ids = new Set(rows.filter(({ id }) => wanted.has(id)).map(({ id }) => id));
    selection.keep(new Set());
    selection.set(ids, true);
    showOnly(ids);
    setBegin(asked.begin);
    navigate({ pathname, search }, { replace: true, state: null });
  }, [asked, ready, rows, selection, showOnly, navigate, pathname, search]);

  return begin;
}
