import type { DataProvider } from 'react-admin';
import type { Resource, Row } from '../declaration/defineResource';

/** The page size of a request for a whole list, larger than most lists; see {@link isCut} for longer ones. */
const WHOLE = 20_000;

/** The getList parameters under which react-admin caches a whole list. */
export const wholeList = {
  pagination: { page: 1, perPage: WHOLE },
  sort: { field: 'id', order: 'ASC' as const },
  filter: {},
};

/**
 * Returns the query key under which react-admin caches a whole list.
 * @param filter the filters that fill a part of the path
 */
export const wholeListKey = (name: string, filter = {}) =>
  [name, 'getList', { ...wholeList, filter, meta: undefined }] as const;

/** Returns the query options of a whole list. */
export const wholeListQuery = (provider: DataProvider, { name }: Resource, filter = {}) => ({
  queryKey: wholeListKey(name, filter),
  queryFn: () => provider.getList<Row>(name, { ...wholeList, filter }),
});

/** Returns true if the response to a request for a whole list has only its first records. */
export const isCut = (
  answer: { readonly data?: readonly unknown[] | undefined; readonly total?: number | undefined } | undefined,
) => answer?.data !== undefined && (answer.total ?? 0) > answer.data.length;
