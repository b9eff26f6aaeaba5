import { hashKey, notifyManager, useQueryClient } from '@tanstack/react-query';
import { useCallback, useMemo, useSyncExternalStore } from 'react';
import { matches, type Where } from '../../../contract/schema/where';
import { useSession } from '../../session/SessionContext';
import { viewerOf } from '../../session/viewer';
import type { Resource, Row } from '../declaration/defineResource';
import { wholeListKey } from '../record/wholeList';

/**
 * Counts the rows that satisfy each of some conditions in a list that is loaded whole, regardless of the list's
 * filters. It sends no request but uses the cached rows of the list; undefined before they are loaded. The component
 * re-renders only when the rows change: not on search, sort or filter.
 *
 * @param wheres must keep their identity between renders
 */
export function useRowCounts<K extends string>(
  { name }: Resource,
  wheres: Readonly<Record<K, Where<Row>>>,
): Readonly<Record<K, number>> | undefined {
  const session = useSession();
  const rows = useCachedRows(name);
  return useMemo(() => {
    if (!rows) return undefined;
    const viewer = viewerOf(session);
    const counted = Object.entries<Where<Row>>(wheres).map(
      ([key, where]) => [key, rows.filter((row) => matches(where, row, viewer)).length] as const,
    );
    return Object.fromEntries(counted) as Record<K, number>;
  }, [rows, wheres, session]);
}

/** Returns the rows of a list as they were read last. */
function useCachedRows(name: string): readonly Row[] | undefined {
  const client = useQueryClient();
  const key = useMemo(() => wholeListKey(name), [name]);
  const subscribe = useCallback(
    (changed: () => void) => {
      const hash = hashKey(key);
      // Notify asynchronously: rows may be cached while a component is rendering.
      const tell = notifyManager.batchCalls(changed);
      return client.getQueryCache().subscribe(({ query }) => {
        if (query.queryHash === hash) tell();
      });
    },
    [client, key],
  );
  return useSyncExternalStore(
    subscribe,
    () => client.getQueryData<{ readonly data: readonly Row[] }>(key)?.data,
  );
}
