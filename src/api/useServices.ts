import { preservationStatus } from '../../contract/preservation/endpoints';
import { isLoading, isWaiting, PRESERVATION_POLLING } from '../../contract/preservation/procedure';
import { PENDING_POLLING } from '../../contract/signing/signing';
import { spidRequestRead } from '../../contract/spid/endpoints';
import { useRead } from './useRead';

/** How far the activation is; null where the school has none. Asked for again and again while documents are made. */
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

/** The school's request to the agency; null where it has none. */
export function useRequest() {
  return useRead(
    spidRequestRead,
    {},
    {
      refetchInterval: ({ state }) => (state.data?.pending?.state === 'waiting' ? PENDING_POLLING : false),
    },
  );
}
