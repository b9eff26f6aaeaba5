import { preservationStatus } from '../../contract/preservation/endpoints';
import { isLoading, isWaiting, PRESERVATION_POLLING } from '../../contract/preservation/procedure';
import { PENDING_POLLING } from '../../contract/signing/signing';
import { spidRequestRead } from '../../contract/spid/endpoints';
import { useRead } from './useRead';

/** Reads the state of preservation; null if the school has none. Polled while documents are being created. */
export function useStatus() {
  return useRead(
    preservationStatus,
    {},
    {
      refetchInterval: ({ state: { data } }) => {
        if (data && isLoading(data)) return PRESERVATION_POLLING;
        return data && isWaiting(data) ? PENDING_POLLING : false;
      },
    },
  );
}

/** Reads the school's SPID request to AgID; null if it has none. */
export function useRequest() {
  return useRead(
    spidRequestRead,
    {},
    {
      refetchInterval: ({ state }) => (state.data?.pending?.state === 'waiting' ? PENDING_POLLING : false),
    },
  );
}
