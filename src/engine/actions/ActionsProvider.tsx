import { lazy, type ReactNode, Suspense, useMemo } from 'react';
import type { Resource } from '../declaration/defineResource';
import { ActionsContext } from './ActionsContext';
import { useActionFlow } from './useActionFlow';
import { useFocusReturn } from './useFocusReturn';

const ActionDialog = lazy(() => import('./ActionDialog').then((file) => ({ default: file.ActionDialog })));

interface ActionsProviderProps {
  readonly resource: Resource;
  readonly onSettled: Parameters<typeof useActionFlow>[1]['onSettled'];
  readonly children: ReactNode;
}

/** Lets the screen below begin the resource's actions; asks the questions of the one that was begun. */
export function ActionsProvider({ resource, onSettled, children }: ActionsProviderProps) {
  const { pending, setPending, start, send, outcomes } = useActionFlow(resource, { onSettled });
  useFocusReturn(pending !== undefined);
  const actions = useMemo(() => ({ start, outcomes }), [start, outcomes]);

  return (
    <ActionsContext value={actions}>
      {children}
      {pending && (
        <Suspense fallback={null}>
          <ActionDialog resource={resource} pending={pending} change={setPending} send={send} />
        </Suspense>
      )}
    </ActionsContext>
  );
}
