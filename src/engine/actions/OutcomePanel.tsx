import { lazy, Suspense, useSyncExternalStore } from 'react';
import { later } from '../../i18n/italian';
import { useActions } from './ActionsContext';
import { useRunningOperation } from './useRunningOperation';

const OutcomeDetails = lazy(
  later(() => import('./OutcomeDetails').then((file) => ({ default: file.OutcomeDetails }))),
);

/** Renders the panel above the rows with the outcome of the last action, or its progress. */
export function OutcomePanel() {
  const { outcomes } = useActions();
  const outcome = useSyncExternalStore(outcomes.subscribe, outcomes.latest);
  useRunningOperation();

  return (
    // Rendered while still empty, so that the live region announces new content.
    <div role="status">
      {outcome && (
        <Suspense fallback={null}>
          <OutcomeDetails outcome={outcome} />
        </Suspense>
      )}
    </div>
  );
}
