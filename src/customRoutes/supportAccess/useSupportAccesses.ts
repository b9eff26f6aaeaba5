import { supportAccessList } from '../../../contract/supportAccess/endpoints';
import { useRead } from '../../api/useRead';

/** Who of the provider asked to operate for the supervisors of this school. @param every asks again, in milliseconds */
export function useSupportAccesses(every?: number) {
  return useRead(
    supportAccessList,
    {},
    {
      ...(every !== undefined && { refetchInterval: every }),
    },
  );
}
