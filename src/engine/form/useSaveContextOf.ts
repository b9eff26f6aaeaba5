import { useMemo, useRef } from 'react';
import type { SaveContextValue } from 'react-admin';

/** How a controller takes and gives up what is to be done with each of its saves. */
export type Middlewares = Pick<
  SaveContextValue,
  'registerMutationMiddleware' | 'unregisterMutationMiddleware'
>;

/** What react-admin's save buttons and inputs find of a form; it stays the same while somebody types. */
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
