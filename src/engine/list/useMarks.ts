import { useQueries } from '@tanstack/react-query';
import { useMemo } from 'react';
import type { Resource } from '../declaration/defineResource';
import { useRun } from '../EngineDataProvider';

/** The chips of rows: by field, by key. */
export type Marks = ReadonlyMap<string, readonly string[]>;

export const markOf = (field: string, id: string) => `${field} ${id}`;

/** Asks for the marks of a resource's records. Rows do not wait for them, and do without those that fail. */
export function useMarks(resource: Resource): Marks {
  const run = useRun();
  const declared = resource.list.marks ?? [];
  const answers = useQueries({
    queries: declared.map((mark) => ({
      queryKey: [resource.name, 'mark', mark.endpoint.id],
      queryFn: async () => mark.key(await run(resource.name, mark.endpoint, {})) ?? null,
    })),
    combine: (results) => results.map(({ data }) => data ?? null),
  });
  const key = JSON.stringify(answers);

  return useMemo(() => {
    const marks = new Map<string, string[]>();
    for (const [i, id] of (JSON.parse(key) as (string | null)[]).entries()) {
      const mark = declared[i];
      if (!mark || !id) continue;
      const at = markOf(mark.at, id);
      marks.set(at, [...(marks.get(at) ?? []), mark.text]);
    }
    return marks;
  }, [key, declared]);
}
