import { useEffect } from 'react';
import { useListRows } from '../list/listContexts';
import type { FilterCounts } from '../query/filterCounts';

/** The delay between a change and counting, in milliseconds. */
const PAUSE = 200;

/**
 * Counts the records that each value of the filters would leave, after every change of the list. It is a component that
 * renders nothing, so that the filters re-render only when the counts arrive, not on each keystroke in the search.
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
