import { useCallback, useMemo, useRef, useState } from 'react';
import type { Row } from '../declaration/defineResource';

/**
 * The rows of a list that the provider pages, as far as they were seen: what is ticked on one page is still known on the
 * next, as it was when it was read last.
 *
 * @param answered the rows of this page
 */
export function useRowsSeen(answered: readonly Row[]) {
  const seen = useRef(new Map<string, Row>());
  /** Removed, until an answer is without them. */
  const [removed, setRemoved] = useState<readonly string[]>([]);
  const rows = useMemo(() => {
    for (const row of answered) if (!removed.includes(row.id)) seen.current.set(row.id, row);
    return [...seen.current.values()];
  }, [answered, removed]);
  /** For a record that is removed: where it was not answered with this page, nothing else would say so. */
  const forget = useCallback((id: string) => {
    seen.current.delete(id);
    setRemoved((before) => [...before, id]);
  }, []);
  if (removed.length > 0 && !answered.some(({ id }) => removed.includes(id))) setRemoved([]);
  return { rows, forget };
}

/**
 * Some of the rows that were seen, shown alone in place of what the provider answers, in pages.
 *
 * @param only their keys; undefined: all are shown
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
