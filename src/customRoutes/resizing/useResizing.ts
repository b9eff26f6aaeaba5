import { resizingCeased, resizingSchools, resizingStatus } from '../../../contract/resizing/endpoints';
import { PENDING_POLLING } from '../../../contract/signing/signing';
import { useRead } from '../../api/useRead';

/** Reads the state of the merged school; null if the school is not merged. */
export function useMergedStatus() {
  return useRead(
    resizingStatus,
    {},
    {
      refetchInterval: ({ state }) => (state.data?.pending?.state === 'waiting' ? PENDING_POLLING : false),
    },
  );
}

/** Reads whether the school has ceased, the year, and the schools that it is merged into. */
export function useMerger(enabled: boolean) {
  const ceased = useRead(resizingCeased, {}, { enabled });
  const query = { codMin: ceased.data?.codMin.join(',') ?? '' };
  const schools = useRead(resizingSchools, { query }, { enabled: enabled && ceased.data !== undefined });
  const data = ceased.data && schools.data && { ...ceased.data, options: schools.data };
  const failed = ceased.isError ? ceased : schools;
  return { data, isError: failed.isError, error: failed.error, refetch: failed.refetch };
}

export type Merger = NonNullable<ReturnType<typeof useMerger>['data']>;
