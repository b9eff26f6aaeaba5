import { useQuery } from '@tanstack/react-query';
import { registryNews } from '../../../contract/registry/endpoints';
import type { RegistryNews } from '../../../contract/registry/registryNews';
import { useRun } from '../../api/EngineDataProvider';

/** The parts of the news, in the order of their tabs. */
export const newsParts = ['nuovi', 'cambiati', 'usciti'] as const;
export type NewsPart = (typeof newsParts)[number];

const newsKey = (year: string) => ['registryPerson', 'news', year];

/** What Alunni and Personale say otherwise than the registry of a service year; nothing until it is known. */
export function useNews(year: string) {
  const call = useRun();
  const { data, isError } = useQuery({
    queryKey: newsKey(year),
    queryFn: async () =>
      ((await call('registryPerson', registryNews, { params: { year } })) ?? null) as RegistryNews | null,
    // Beside the list it is a help: where it is not there, the list is all the same.
    retry: false,
  });
  return { news: data?.impronta ? data : undefined, failed: isError && !data };
}
