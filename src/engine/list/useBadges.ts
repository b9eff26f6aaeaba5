import { useQueries } from '@tanstack/react-query';
import { useMemo } from 'react';
import type { Endpoint } from '../../../contract/schema/endpoint';
import { type EngineDataProvider, useCallEndpoint } from '../../api/EngineDataProvider';
import type { Resource } from '../declaration/defineResource';

/** The chips of rows, by field and key. */
export type Badges = ReadonlyMap<string, readonly string[]>;

export const badgeOf = (field: string, id: string) => `${field} ${id}`;

/**
 * Returns the query of a badge, shared by all components that show its answer. The answer null means that no record has
 * the badge.
 */
export const badgeQuery = (
  run: EngineDataProvider['callEndpoint'],
  { name }: Resource,
  endpoint: Endpoint,
) => ({
  queryKey: [name, 'mark', endpoint.id] as const,
  queryFn: async () => (await run(name, endpoint, {})) ?? null,
});

/** Loads the badges of a resource's records. Rows do not wait for them, and omit those that fail. */
export function useBadges(resource: Resource): Badges {
  const run = useCallEndpoint();
  const declared = resource.list.badges ?? [];
  const answers = useQueries({
    queries: declared.map((mark) => ({
      ...badgeQuery(run, resource, mark.endpoint),
      select: (answer: unknown) => (answer as Readonly<Record<string, string>> | null)?.[mark.key] ?? null,
    })),
    combine: (results) => results.map(({ data }) => data ?? null),
  });
  const key = JSON.stringify(answers);

  return useMemo(() => {
    const badges = new Map<string, string[]>();
    for (const [i, id] of (JSON.parse(key) as (string | null)[]).entries()) {
      const mark = declared[i];
      if (!mark || !id) continue;
      const at = badgeOf(mark.at, id);
      badges.set(at, [...(badges.get(at) ?? []), mark.text]);
    }
    return badges;
  }, [key, declared]);
}
