import { useQuery } from '@tanstack/react-query';
import { registryNews } from '../../../contract/registry/endpoints';
import type { RegistryNews } from '../../../contract/registry/registryNews';
import { useCallEndpoint } from '../../api/EngineDataProvider';

/** Parts of the news, in the order of their tabs. */
export const newsParts = ['nuovi', 'cambiati', 'usciti'] as const;
export type NewsPart = (typeof newsParts)[number];

const newsKey = (year: string) => ['registryPerson', 'news', year];

/**
 * Reads the differences of Alunni and Personale from the registry of a service year; undefined until they are known.
 */
export function useNews(year: string) {
  const call = useCallEndpoint();
  const { data, isError } = useQuery({
    queryKey: newsKey(year),
    queryFn: async () =>
      ((await call('registryPerson', registryNews, { params: { year } })) ?? null) as RegistryNews | null,
    // Not retried, because the list works without the news.
    retry: false,
  });
  return { news: data?.impronta ? data : undefined, failed: isError && !data };
}
