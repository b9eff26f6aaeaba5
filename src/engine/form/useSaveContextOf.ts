import { useMemo, useRef } from 'react';
import type { SaveContextValue } from 'react-admin';

/** The methods with which an input controller registers and unregisters middleware for saves. */
export type Middlewares = Pick<
  SaveContextValue,
  'registerMutationMiddleware' | 'unregisterMutationMiddleware'
>;

/** Provides the SaveContext that react-admin's save buttons and inputs expect; it keeps its identity during typing. */
export function useSaveContextOf(
  save: (values: object) => Promise<void>,
  saving: boolean,
  { registerMutationMiddleware, unregisterMutationMiddleware }: Middlewares,
): SaveContextValue {
  const latest = useRef(save);
  latest.current = save;
  return useMemo(
    () =>
      ({
        save: async (values: object) => {
          await latest.current(values);
        },
        saving,
        mutationMode: 'pessimistic' as const,
        registerMutationMiddleware,
        unregisterMutationMiddleware,
      }) as SaveContextValue,
    [saving, registerMutationMiddleware, unregisterMutationMiddleware],
  );
}
