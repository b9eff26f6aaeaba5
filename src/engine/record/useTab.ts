import { useCallback } from 'react';
import { useSearchParams } from 'react-router';
import type { Section } from './sections';

/** Returns the open tab (the one in the address, otherwise the first) and the function that opens another. */
export function useTab(sections: readonly Pick<Section, 'tab'>[]) {
  const [search, setSearch] = useSearchParams();
  const tabs = sections.flatMap(({ tab }) => tab ?? []);
  const asked = search.get('tab');
  const tab = tabs.find((one) => one === asked) ?? tabs[0];
  const open = useCallback(
    (next: string) =>
      setSearch(
        (before) => {
          const after = new URLSearchParams(before);
          after.set('tab', next);
          return after;
        },
        { replace: true, preventScrollReset: true },
      ),
    [setSearch],
  );
  return { tab, open };
}
