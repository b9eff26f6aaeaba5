import { lazy, type ReactNode, Suspense, useCallback, useMemo, useState } from 'react';
import { later } from '../../i18n/italian';
import type { Resource, Row } from '../declaration/defineResource';
import { ActionsContext } from './ActionsContext';
import { OwnDialog } from './OwnDialog';
import { createOutcomes } from './outcomes';
import type { StartedAction } from './pending';
import { type Chosen, isAll } from './preview';
import type { OnFinished } from './useOutcome';

/** The code of actions and removals is loaded lazily, because a list can be shown without it. */
const ActionRun = lazy(later(() => import('./ActionRun').then((file) => ({ default: file.ActionRun }))));

const RemovalDialog = lazy(
  later(() => import('./removal/RemovalDialog').then((file) => ({ default: file.RemovalDialog }))),
);

interface ActionsProviderProps {
  readonly resource: Resource;
  readonly onFinished: OnFinished;
  /** True if a panel on the screen shows the outcomes. */
  readonly panel?: true;
  readonly onRemoved?: (id: string) => void;
  readonly children: ReactNode;
}

/**
 * Provides its children with functions that start actions and removals of the resource's records, and renders the
 * dialogs of the one that is in progress.
 */
export function ActionsProvider({
  resource,
  onFinished,
  panel,
  onRemoved = nothing,
  children,
}: ActionsProviderProps) {
  const [begun, setBegun] = useState<StartedAction>();
  const [leaving, setLeaving] = useState<{ readonly record: Row }>();
  const [outcomes] = useState(() => createOutcomes(panel === true));
  const start = useCallback((action: string, chosen: Chosen) => setBegun({ action, chosen }), []);
  const remove = useCallback((record: Row) => setLeaving({ record }), []);
  const actions = useMemo(
    () => ({ start, remove, outcomes, onFinished }),
    [start, remove, outcomes, onFinished],
  );

  const own = begun && resource.actions[begun.action]?.dialog;
  return (
    <ActionsContext value={actions}>
      {children}
      {begun && (
        <Suspense fallback={null}>
          {own && !isAll(begun.chosen) ? (
            <OwnDialog
              load={own}
              resource={resource}
              rows={begun.chosen}
              close={() => setBegun(undefined)}
              onFinished={(done: readonly string[]) => onFinished({ remain: [], over: done })}
            />
          ) : (
            <ActionRun resource={resource} begun={begun} />
          )}
        </Suspense>
      )}
      {leaving && (
        <Suspense fallback={null}>
          <RemovalDialog resource={resource} begun={leaving} onRemoved={onRemoved} />
        </Suspense>
      )}
    </ActionsContext>
  );
}

const nothing = () => undefined;
