import { useQuery } from '@tanstack/react-query';
import { resizingCeased, resizingSchools, resizingStatus } from '../../../contract/resizing/endpoints';
import { PENDING_POLLING } from '../../../contract/signing/signing';
import { useCallApi } from '../../api/CallApi';

export const statusKey = ['resizing', 'status'] as const;

/** How far the merged school is; null where the school is not merged. */
export function useMergedStatus() {
  const callApi = useCallApi();
  return useQuery({
    queryKey: statusKey,
    queryFn: async () => (await callApi(resizingStatus)).data || null,
    refetchInterval: ({ state }) => (state.data?.pending?.state === 'waiting' ? PENDING_POLLING : false),
  });
}

/** Whether the school has ceased, the year, and the schools that it is merged into. */
export function useMerger(enabled: boolean) {
  const callApi = useCallApi();
  return useQuery({
    queryKey: ['resizing', 'merger'],
    enabled,
    queryFn: async () => {
      const { data: ceased } = await callApi(resizingCeased);
      const query = { codMin: ceased.codMin.join(',') };
      return { ...ceased, options: (await callApi(resizingSchools, { query })).data };
    },
  });
}

export type Merger = NonNullable<ReturnType<typeof useMerger>['data']>;
