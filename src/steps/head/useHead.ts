import { useQuery } from '@tanstack/react-query';
import { dsRead } from '../../../contract/offices/endpoints';
import { useCallApi } from '../../api/CallApi';
import { useSession } from '../../session/SessionContext';

export const headKey = ['head'] as const;

/** The head of the school as user management has it; null where there is none. */
export function useHead(enabled: boolean) {
  const callApi = useCallApi();
  const { customerCode } = useSession().school;
  return useQuery({
    queryKey: headKey,
    enabled,
    queryFn: async () => (await callApi(dsRead, { params: { customerCode } })).data || null,
  });
}
