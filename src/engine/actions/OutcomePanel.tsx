import { lazy, Suspense, useSyncExternalStore } from 'react';
import { later } from '../../i18n/italian';
import { useActions } from './ActionsContext';
import { useRunningOperation } from './useRunningOperation';

const OutcomeDetails = lazy(
  later(() => import('./OutcomeDetails').then((file) => ({ default: file.OutcomeDetails }))),
);

/** Above the rows: what became of the last action, or how far it is. */
export function OutcomePanel() {
  const { outcomes } = useActions();
  const outcome = useSyncExternalStore(outcomes.subscribe, outcomes.latest);
  useRunningOperation();

  return (
    // Here before there is anything in it, so that what comes is spoken.
    <div role="status">
      {outcome && (
        <Suspense fallback={null}>
          <OutcomeDetails outcome={outcome} />
        </Suspense>
      )}
    </div>
  );
}
