import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { operationList } from '../../../contract/operations/endpoints';
import type { Operation } from '../../../contract/operations/operation';
import { useRun } from '../../api/EngineDataProvider';
import { useMay } from '../../session/viewer';
import { useListRows, useRowScreen } from '../list/ListScreen';
import { OPERATION } from '../operations/history';
import { useActions } from './ActionsContext';
import { isPreviewed } from './commonFilter';

/** Finds an action on many that is still at work, as after a reload, so that its progress is shown again. */
export function useRunningOperation(): void {
  const { resource } = useRowScreen();
  const { phase } = useListRows();
  const { outcomes } = useActions();
  const run = useRun();
  const may = useMay();
  const watched = Object.keys(resource.actions).some((action) => isPreviewed(resource, action));
  const { data } = useQuery({
    queryKey: [OPERATION, 'running', resource.name],
    queryFn: async () => {
      const answer = await run(OPERATION, operationList, { query: { state: 'running', perPage: '10' } });
      const { data: running } = answer as { data: readonly Operation[] };
      return running.find((one) => one.resource === resource.name) ?? null;
    },
    // Somebody may have begun one a moment ago.
    staleTime: 0,
    // The rows come first.
    enabled: watched && phase === 'ready' && may(['operation', 'list']),
  });

  useEffect(() => {
    if (!data || outcomes.latest()) return;
    const { id, action, done } = data;
    outcomes.set({ action, done, failed: [], operation: id, progress: data });
  }, [data, outcomes]);
}
