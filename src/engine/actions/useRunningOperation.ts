import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { operationList } from '../../../contract/operations/endpoints';
import type { Operation } from '../../../contract/operations/operation';
import { useCallEndpoint } from '../../api/EngineDataProvider';
import { useMay } from '../../session/viewer';
import { useListRow, useListRows } from '../list/listContexts';
import { OPERATION } from '../operations/history';
import { useActions } from './ActionsContext';
import { isPreviewed } from './commonFilter';

/**
 * Looks for a bulk operation on the resource that is still running, for example after a reload, and shows its progress.
 */
export function useRunningOperation(): void {
  const { resource } = useListRow();
  const { phase } = useListRows();
  const { outcomes } = useActions();
  const run = useCallEndpoint();
  const may = useMay();
  const watched = Object.keys(resource.actions).some((action) => isPreviewed(resource, action));
  const { data } = useQuery({
    queryKey: [OPERATION, 'running', resource.name],
    queryFn: async () => {
      const answer = await run(OPERATION, operationList, { query: { state: 'running', perPage: '10' } });
      const { data: running } = answer as { data: readonly Operation[] };
      return running.find((one) => one.resource === resource.name) ?? null;
    },
    // Cached answers are not used, because an operation may have been started a moment ago.
    staleTime: 0,
    // Load the rows first.
    enabled: watched && phase === 'ready' && may(['operation', 'list']),
  });

  useEffect(() => {
    if (!data || outcomes.latest()) return;
    const { id, action, done } = data;
    outcomes.set({ action, done, failed: [], operation: id, progress: data });
  }, [data, outcomes]);
}
