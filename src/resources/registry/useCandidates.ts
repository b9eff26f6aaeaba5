import { useQuery } from '@tanstack/react-query';
import { registryList } from '../../../contract/registry/endpoints';
import type { RegistryPerson } from '../../../contract/registry/registryPerson';
import { useCallEndpoint } from '../../api/EngineDataProvider';

const NOBODY: readonly RegistryPerson[] = [];

/**
 * Reads the people in a year's registry who have no account yet, sorted by surname.
 * @param enabled false to request nothing yet
 */
export function useCandidates(year: string, enabled = true) {
  const call = useCallEndpoint();
  const { data, isError, isFetching, refetch } = useQuery({
    enabled,
    queryKey: ['registryPerson', 'candidates', year],
    queryFn: async () => {
      const { data: people } = (await call('registryPerson', registryList, { params: { year } })) as {
        data: readonly RegistryPerson[];
      };
      return people.filter(({ uidPortale }) => !uidPortale);
    },
  });
  const phase: 'ready' | 'failed' | 'loading' = data
    ? 'ready'
    : isError && !isFetching
      ? 'failed'
      : 'loading';
  return { candidates: data ?? NOBODY, phase, refetch: () => void refetch() };
}
