import { useQuery } from '@tanstack/react-query';
import { registryNews } from '../../../contract/endpoints/registry';
import type { RegistryNews } from '../../../contract/entities/registryNews';
import { useRun } from '../../api/EngineDataProvider';

/** The parts of the news, in the order of their tabs. */
export const newsParts = ['nuovi', 'cambiati', 'usciti'] as const;
export type NewsPart = (typeof newsParts)[number];

const newsKey = (year: string) => ['registryPerson', 'news', year];

/** What Alunni and Personale say otherwise than the registry of a service year; nothing while it is not known. */
export function useNews(year: string) {
  const call = useRun();
  const { data } = useQuery({
    queryKey: newsKey(year),
    queryFn: async () =>
      ((await call('registryPerson', registryNews, { params: { year } })) ?? null) as RegistryNews | null,
    // Beside the list it is a help: where it is not there, the list is all the same.
    retry: false,
  });
  return data?.impronta ? data : undefined;
}

/** How many people are new, changed or gone. */
export const countNews = (news: RegistryNews): number =>
  newsParts.reduce((sum, part) => sum + news[part].length, 0);
