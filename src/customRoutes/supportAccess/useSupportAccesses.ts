import { supportAccessList } from '../../../contract/supportAccess/endpoints';
import { useRead } from '../../api/useRead';

/**
 * Reads the requests of the provider's staff to operate for the supervisors of this school. @param every polling
 * interval in milliseconds
 */
export function useSupportAccesses(every?: number) {
  return useRead(
    supportAccessList,
    {},
    {
      ...(every !== undefined && { refetchInterval: every }),
    },
  );
}
