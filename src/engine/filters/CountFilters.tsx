import { useEffect } from 'react';
import { useListRows } from '../list/ListScreen';
import type { FilterCounts } from '../query/filterCounts';

/** A pause after a change before anything is counted, in milliseconds. */
const PAUSE = 200;

/**
 * Counts what the values of the filters would leave, whenever what the list shows has changed. A part of its own that
 * draws nothing: the filters are drawn when the counts are there, not at every key of a search.
 */
export function CountFilters({ onCounted }: { onCounted: (counts: FilterCounts | undefined) => void }) {
  const { countFilters, phase } = useListRows();
  useEffect(() => {
    if (!countFilters || phase !== 'ready') return;
    const controller = new AbortController();
    const count = async () => {
      const counts = await countFilters(controller.signal).catch(() => undefined);
      if (!controller.signal.aborted) onCounted(counts);
    };
    const timer = setTimeout(() => void count(), PAUSE);
    return () => {
      clearTimeout(timer);
      controller.abort();
    };
  }, [countFilters, phase, onCounted]);
  return null;
}
