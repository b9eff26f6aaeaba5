import { useCallback } from 'react';
import { useListView } from './listContexts';

type Value = string | boolean | undefined;

/**
 * Returns the value of a declared filter, in sync with the chips and the address, and its setter; undefined removes the
 * filter.
 *
 * @example const [stato, setStato] = useListFilter('stato');
 */
export function useListFilter(name: string): readonly [Value, (value: Value) => void] {
  const { filters, change } = useListView();
  const set = useCallback(
    (value: Value) => {
      const { [name]: _before, ...others } = filters;
      change({ filters: value === undefined ? others : { ...others, [name]: value } });
    },
    [name, filters, change],
  );
  return [filters[name], set];
}
