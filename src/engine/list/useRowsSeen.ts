import { useCallback, useMemo, useState } from 'react';
import type { Row } from '../declaration/defineResource';

/**
 * Returns the rows of a paged list that were loaded so far: rows selected on one page are still known on the next, in
 * the state in which they were last read.
 *
 * @param answered the rows of this page
 * @param initial rows that were loaded when the list was shown before
 */
export function useRowsSeen(answered: readonly Row[], initial: readonly Row[]) {
  const [seen] = useState(() => ({ current: new Map(initial.map((row) => [row.id, row])) }));
  /** The keys of removed rows, until an answer no longer contains them. */
  const [removed, setRemoved] = useState<readonly string[]>([]);
  const rows = useMemo(() => {
    for (const row of answered) if (!removed.includes(row.id)) seen.current.set(row.id, row);
    return [...seen.current.values()];
  }, [answered, removed, seen]);
  /** Drops a removed record: if it is on another page, no answer would show that it is gone. */
  const forget = useCallback(
    (id: string) => {
      seen.current.delete(id);
      setRemoved((before) => [...before, id]);
    },
    [seen],
  );
  if (removed.length > 0 && !answered.some(({ id }) => removed.includes(id))) setRemoved([]);
  return { rows, forget };
}

/**
 * Returns a page of the loaded rows that are shown alone, in place of the provider's answer.
 *
 * @param only the keys of these rows; undefined if all rows are shown
 */
export function useRowsAlone(
  seen: readonly Row[],
  only: ReadonlySet<string> | undefined,
  askedPage: number,
  size: number,
) {
  return useMemo(() => {
    if (!only) return undefined;
    const results = seen.filter(({ id }) => only.has(id));
    const pages = Math.max(1, Math.ceil(results.length / size));
    const page = Math.min(askedPage, pages);
    return { results, shown: results.slice((page - 1) * size, page * size), page, pages };
  }, [seen, only, askedPage, size]);
}
