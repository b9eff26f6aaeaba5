import type { QueryClient } from '@tanstack/react-query';
import type { GetListResult } from 'react-admin';
import type { Resource, Row } from '../../declaration/defineResource';

/** Removes a deleted record from the cache, then refetches the lists. */
export function forgetRow(queries: QueryClient, { name }: Resource, id: string): void {
  queries.removeQueries({ queryKey: [name, 'getOne', { id, meta: undefined }] });
  queries.setQueriesData<GetListResult<Row>>({ queryKey: [name, 'getList'] }, (read) => {
    if (!read?.data.some((row) => row.id === id)) return read;
    return { ...read, data: read.data.filter((row) => row.id !== id), total: (read.total ?? 1) - 1 };
  });
  void queries.invalidateQueries({ queryKey: [name, 'getList'] });
}
