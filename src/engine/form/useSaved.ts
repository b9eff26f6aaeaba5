import { useMemo, useRef } from 'react';

interface Became<R> {
  readonly record?: R;
  readonly failure?: unknown;
}

/**
 * Adapts the save functions of react-admin's controllers, which return nothing and report to callbacks. Pass
 * `callbacks` to the controller; `saved` waits for a save, and returns the record or throws the error.
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
