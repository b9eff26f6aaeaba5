import { useQuery } from '@tanstack/react-query';
import { supportAccessList } from '../../../contract/supportAccess/endpoints';
import { useCallApi } from '../../api/CallApi';

export const SUPPORT_ACCESSES = ['supportAccess'] as const;

/** Who of the provider asked to operate for the supervisors of this school. @param every asks again, in milliseconds */
export function useSupportAccesses(every?: number) {
  const callApi = useCallApi();
  return useQuery({
    queryKey: SUPPORT_ACCESSES,
    queryFn: async () => (await callApi(supportAccessList)).data,
    ...(every !== undefined && { refetchInterval: every }),
  });
}
