import { type UseQueryOptions, type UseQueryResult, useQuery, useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';
import type { Endpoint, OutputOf } from '../../contract/schema/endpoint';
import { type CallInput, useCallApi } from './CallApi';

/**
 * Returns the query key of an endpoint's answer: the resource of its permission, its id, the input. A prefix of it
 * matches all answers below.
 *
 * @example queries.setQueryData(readKey(spidRequestRead), request);
 */
export function readKey(endpoint: Endpoint, input?: object): readonly unknown[] {
  const { access, id } = endpoint;
  const resource = access === 'public' ? access : access[0];
  return input && Object.keys(input).length > 0 ? [resource, id, input] : [resource, id];
}

interface ReadOptions<E extends Endpoint, T>
  extends Omit<UseQueryOptions<OutputOf<E>, Error, T>, 'queryKey' | 'queryFn'> {
  /** Distinguishes answers to the same input: for example, a document before and after it was created anew. */
  readonly edition?: string;
}

/**
 * Reads an endpoint that belongs to no resource of the engine; react-query caches the answer under `readKey`.
 *
 * @example const { data, isError, refetch } = useRead(practiceFiles, { query }, { retry: false });
 */
export function useRead<E extends Endpoint, T = OutputOf<E>>(
  endpoint: E,
  ...[input, options]: Record<never, never> extends CallInput<E>
    ? [CallInput<E>?, ReadOptions<E, T>?]
    : [CallInput<E>, ReadOptions<E, T>?]
): UseQueryResult<T> {
  const callApi = useCallApi();
  const { edition, ...rest } = options ?? {};
  const key = readKey(endpoint, input);
  return useQuery<OutputOf<E>, Error, T>({
    ...rest,
    queryKey: edition === undefined ? key : [...key, edition],
    queryFn: async ({ signal }) => {
      const { data } = await callApi(endpoint, { ...input, signal } as CallInput<E>);
      // An empty body is parsed as an empty text.
      return (data || null) as OutputOf<E>;
    },
  });
}

/**
 * Returns a function that invalidates the cached answers of endpoints, which are refetched where they are shown; a
 * resource name stands for all its endpoints.
 *
 * @example const refresh = useRefresh(); await refresh(aliasRead, 'session');
 */
export function useRefresh(): (...of: readonly (Endpoint | string)[]) => Promise<void> {
  const queries = useQueryClient();
  return useCallback(
    async (...of) => {
      const keys = of.map((one) => (typeof one === 'string' ? [one] : readKey(one)));
      await Promise.all(keys.map((queryKey) => queries.invalidateQueries({ queryKey })));
    },
    [queries],
  );
}
