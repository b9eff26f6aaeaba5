import { useEffect, useMemo, useRef, useState } from 'react';
import type { BookRow } from './book/ImportBook';
import type { Shown } from './book/tally';
import type { Importing } from './useImport';

/** Number of rows fetched beyond the visible ones. */
const AROUND = 20;

const byIndex = (rows: readonly BookRow[]): ReadonlyMap<number, BookRow> =>
  new Map(rows.map((row) => [row.index, row]));

/**
 * Returns the rows of the grid: their order, and the visible ones. The set of rows is determined when a filter is
 * chosen and when a check is complete; until then, a corrected row stays in place.
 */
export function useGridRows({ state, find, ask }: Importing, only: Shown | undefined) {
  const { version, tally, checked, first } = state;
  const { total } = tally;
  const allChecked = checked === total;
  const all = useMemo(() => Array.from({ length: total }, (_, index) => index), [total]);
  const [kept, setKept] = useState<readonly number[]>([]);
  const came = useMemo(() => byIndex(first), [first]);
  const [rows, setRows] = useState(came);
  const [sight, setSight] = useState({ from: 0, to: 40 });
  const latest = useRef(0);
  const places = only ? kept : all;

  // biome-ignore lint/correctness/useExhaustiveDependencies: determined again when the check is complete
  useEffect(() => {
    if (!only) return;
    let over = false;
    void find(only).then(
      (found) => !over && setKept(found),
      () => undefined,
    );
    return () => {
      over = true;
    };
  }, [find, only, allChecked, total]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: a new version reads again
  useEffect(() => {
    latest.current += 1;
    const mine = latest.current;
    if (places === all && sight.to + AROUND <= first.length) return setRows(came);
    const wanted = places.slice(Math.max(0, sight.from - AROUND), sight.to + AROUND);
    void ask('rows', wanted).then(
      (read) => mine === latest.current && setRows(byIndex(read)),
      () => undefined,
    );
  }, [ask, places, sight, came, version]);

  return { places, rows, setSight };
}
