import { useMemo, useRef } from 'react';
import { contentWidths } from './contentWidths';
import { useListRow, useListRows } from './listContexts';

const NONE: ReadonlyMap<string, number> = new Map();

/**
 * Returns the widths that the loaded texts need, by field, in rem. A column never becomes narrower while the list is
 * shown, so that it does not jump when other rows are loaded.
 *
 * @param measures false to measure no texts, because the width of the table is unknown
 */
export function useContentWidths(measures: boolean): ReadonlyMap<string, number> {
  const { resource, words, columns } = useListRow();
  const { loaded } = useListRows();
  const widest = useRef(NONE);
  return useMemo(() => {
    if (!measures || loaded.length === 0) return widest.current;
    const now = contentWidths(resource, words, columns, loaded);
    const before = widest.current;
    const isWider = [...now].some(([field, width]) => width > (before.get(field) ?? 0));
    if (isWider)
      widest.current = new Map([
        ...before,
        ...[...now].map(([field, width]) => [field, Math.max(width, before.get(field) ?? 0)] as const),
      ]);
    return widest.current;
  }, [measures, resource, words, columns, loaded]);
}
