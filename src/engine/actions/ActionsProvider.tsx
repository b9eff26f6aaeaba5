import { lazy, type ReactNode, Suspense, useCallback, useMemo, useState } from 'react';
import type { Resource } from '../declaration/defineResource';
import { ActionsContext } from './ActionsContext';
import { createOutcomes } from './outcomes';
import type { Begun } from './pending';
import type { Chosen } from './sheet';
import type { OnSettled } from './useOutcome';

/** All that an action does from the click on is not needed to show a list. */
const ActionRun = lazy(() => import('./ActionRun').then((file) => ({ default: file.ActionRun })));

interface ActionsProviderProps {
  readonly resource: Resource;
  readonly onSettled: OnSettled;
  readonly children: ReactNode;
}

/** Lets the screen below begin the resource's actions; asks the questions of the one that was begun. */
export function ActionsProvider({ resource, onSettled, children }: ActionsProviderProps) {
  const [begun, setBegun] = useState<Begun>();
  const [outcomes] = useState(createOutcomes);
  const start = useCallback((action: string, chosen: Chosen) => setBegun({ action, chosen }), []);
  const actions = useMemo(() => ({ start, outcomes, onSettled }), [start, outcomes, onSettled]);

  return (
    <ActionsContext value={actions}>
      {children}
      {begun && (
        <Suspense fallback={null}>
          <ActionRun resource={resource} begun={begun} />
        </Suspense>
      )}
    </ActionsContext>
  );
}
