import { useCallback, useMemo, useState } from 'react';
import type { Resource } from '../declaration/defineResource';

/** The filters that were added but not set yet: they have a chip, and do not narrow the list. */
export interface AddedFilters {
  readonly names: readonly string[];
  /** The filter that the person added last. */
  readonly fresh: string | undefined;
  /** True while a condition is being built. */
  readonly composing: boolean;
  /** Adds a filter. @param name null for a condition */
  readonly choose: (name: string | null) => void;
  readonly keep: (names: readonly string[]) => void;
  readonly forget: (names?: readonly string[]) => void;
  readonly composed: () => void;
}

export function useAddedFilters({ list }: Resource): AddedFilters {
  const [names, setNames] = useState<readonly string[]>([]);
  const [fresh, setFresh] = useState<string>();
  const [composing, setComposing] = useState(false);

  const keep = useCallback(
    (more: readonly string[]) => setNames((now) => [...new Set([...now, ...more])]),
    [],
  );
  const choose = useCallback(
    (name: string | null) => {
      if (name === null) return setComposing(true);
      // A filter whose values depend on another is added together with it, and the other is set first.
      const first = list.filters.show.find(({ field }) => field === name)?.offers?.after?.filter;
      keep(first ? [first, name] : [name]);
      setFresh(first ?? name);
    },
    [list, keep],
  );
  const forget = useCallback((gone?: readonly string[]) => {
    setNames((now) => (gone ? now.filter((name) => !gone.includes(name)) : []));
    setFresh(undefined);
  }, []);
  const composed = useCallback(() => setComposing(false), []);
  return useMemo(
    () => ({ names, fresh, composing, choose, keep, forget, composed }),
    [names, fresh, composing, choose, keep, forget, composed],
  );
}
