import { useQuery } from '@tanstack/react-query';
import { preservationManagerRead } from '../../../contract/preservation/endpoints';
import { useCallApi } from '../../api/CallApi';

/** The name of the preservation manager, where it is wanted. */
export function useManagerName(wanted: boolean): string | undefined {
  const callApi = useCallApi();
  const { data } = useQuery({
    queryKey: ['preservation', 'managerName'],
    queryFn: async () => (await callApi(preservationManagerRead)).data.name ?? null,
    enabled: wanted,
  });
  return data ?? undefined;
}
