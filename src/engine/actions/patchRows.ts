import type { QueryClient } from '@tanstack/react-query';
import type { GetListResult } from 'react-admin';
import type { Resource, Row } from '../declaration/defineResource';

/** Applies the effect of an action to the cached rows immediately, then refetches them. */
export function patchRows(
  queries: QueryClient,
  resource: Resource,
  ids: readonly string[],
  set: Partial<Row>,
): void {
  const changed = new Set(ids);
  queries.setQueriesData<GetListResult<Row>>(
    { queryKey: [resource.name, 'getList'] },
    (read) =>
      read && {
        ...read,
        data: read.data.map((row) => (changed.has(row.id) ? ({ ...row, ...set } as Row) : row)),
      },
  );
  void queries.invalidateQueries({ queryKey: [resource.name] });
}
