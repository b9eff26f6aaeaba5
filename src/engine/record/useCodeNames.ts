import { useQueries } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useCallEndpoint } from '../../api/EngineDataProvider';
import type { GroupedPart } from '../declaration/declaration';
import type { Resource } from '../declaration/defineResource';
import { offeredIn, offersQuery } from './offersQuery';

/** The names of codes, by the path of their field and by code. */
export type CodeNames = ReadonlyMap<string, ReadonlyMap<string, string>>;

/** Loads the names of the codes by which parts are grouped; until they arrive, the codes are shown. */
export function useCodeNames(resource: Pick<Resource, 'name' | 'parts'>): CodeNames {
  const run = useCallEndpoint();
  const { parts } = resource;
  const grouped = useMemo(
    () =>
      Object.entries(parts ?? {}).flatMap(([field, part]): (readonly [string, GroupedPart])[] =>
        typeof part === 'object' ? [[`${field}.${part.by}`, part]] : [],
      ),
    [parts],
  );
  const answers = useQueries({
    queries: grouped.map(([, { endpoint }]) => offersQuery(run, resource, endpoint)),
    combine: (results) => results.map(({ data }) => data),
  });
  return useMemo(
    () => new Map(grouped.map(([path, part], place) => [path, new Map(offeredIn(answers[place], part))])),
    [grouped, answers],
  );
}
