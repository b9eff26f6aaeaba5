import { useMemo, useRef } from 'react';

interface Became<R> {
  readonly record?: R;
  readonly failure?: unknown;
}

/**
 * The outcome of a save of react-admin's controllers. They answer nothing and report to callbacks: `callbacks` are theirs,
 * and `saved` waits for a save and answers the record, or throws why there is none.
 */
export function useSaved<R>() {
  const became = useRef<Became<R>>({});
  return useMemo(
    () => ({
      callbacks: {
        onSuccess: (record: R) => {
          became.current = { record };
        },
        onError: (failure: unknown) => {
          became.current = { failure };
        },
      },
      async saved(save: () => unknown): Promise<R> {
        became.current = {};
        await save();
        const { record, failure } = became.current;
        if (record === undefined) throw failure;
        return record;
      },
    }),
    [],
  );
}
