import { useMemo, useRef } from 'react';
import type { SaveContextValue } from 'react-admin';

/** What react-admin's save buttons find of a form; it stays the same while somebody types. */
export function useSaveContextOf(save: (values: object) => Promise<void>, saving: boolean): SaveContextValue {
  const latest = useRef(save);
  latest.current = save;
  return useMemo(
    () => ({
      save: async (values: object) => {
        await latest.current(values);
      },
      saving,
      mutationMode: 'pessimistic' as const,
    }),
    [saving],
  );
}
