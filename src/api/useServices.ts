import { useQuery } from '@tanstack/react-query';
import { preservationStatus } from '../../contract/preservation/endpoints';
import type { PreservationStatus } from '../../contract/preservation/preservation';
import { isLoading, isWaiting, PRESERVATION_POLLING } from '../../contract/preservation/procedure';
import { PENDING_POLLING } from '../../contract/signing/signing';
import { spidRequestRead } from '../../contract/spid/endpoints';
import type { SpidRequest } from '../../contract/spid/spidRequest';
import { useCallApi } from './CallApi';

export const statusKey = ['preservation', 'status'] as const;
export const requestKey = ['spid', 'request'] as const;

/** How far the activation is; null where the school has none. Asked for again and again while documents are made. */
export function useStatus() {
  const callApi = useCallApi();
  return useQuery<PreservationStatus | null>({
    queryKey: statusKey,
    // An empty string where there is none.
    queryFn: async () => (await callApi(preservationStatus)).data || null,
    refetchInterval: ({ state: { data } }) => {
      if (data && isLoading(data)) return PRESERVATION_POLLING;
      return data && isWaiting(data) ? PENDING_POLLING : false;
    },
  });
}

/** The school's request to the agency; null where it has none. */
export function useRequest() {
  const callApi = useCallApi();
  return useQuery<SpidRequest | null>({
    queryKey: requestKey,
    queryFn: async () => (await callApi(spidRequestRead)).data || null,
    refetchInterval: ({ state }) => (state.data?.pending?.state === 'waiting' ? PENDING_POLLING : false),
  });
}
