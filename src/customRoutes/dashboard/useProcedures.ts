import { useQuery } from '@tanstack/react-query';
import { procedureList } from '../../../contract/endpoints/procedures';
import { useCallApi } from '../../api/CallApi';
import { useSession } from '../../session/SessionContext';

/** The procedures of the school that are not over; asked for only where the person may have some. */
export function useProcedures(enabled: boolean) {
  const callApi = useCallApi();
  const { school, profile } = useSession();
  return useQuery({
    queryKey: ['procedures', school.customerCode, profile.selected_account.username],
    queryFn: async ({ signal }) => (await callApi(procedureList, { signal })).data,
    enabled,
  });
}

export type ProceduresQuery = ReturnType<typeof useProcedures>;
