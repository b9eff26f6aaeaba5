import { useEffect, useState } from 'react';
import { useLocation, useNavigate } from 'react-admin';
import type { Row } from '../declaration/defineResource';
import { openedWith } from '../record/withRows';
import type { Selection } from './selection';

/**
 * Ticks the rows that the address was opened with, and shows them alone; once, so that a reload begins as ever.
 *
 * @param rows all that there are @param ready whether they are read again since
 * @returns the procedure that is to be begun with them
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
