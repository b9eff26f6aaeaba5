import { hashKey, notifyManager, useQueryClient } from '@tanstack/react-query';
import { useCallback, useMemo, useSyncExternalStore } from 'react';
import { matches, type Where } from '../../../contract/schema/where';
import { useSession } from '../../session/SessionContext';
import { viewerOf } from '../../session/viewer';
import type { Resource, Row } from '../declaration/defineResource';
import { wholeListKey } from '../record/wholeList';

/**
 * How many rows of a list that is read whole satisfy each of some conditions, whatever the list shows of them.
 * Nothing is asked for: the rows are those that the list has; undefined before it has them. Whoever uses it is
 * drawn again only when the rows are others: not when they are searched, ordered or filtered.
 *
 * @param wheres stay the same from one drawing to the next
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

/** The rows of a list as they were read last. */
function useCachedRows(name: string): readonly Row[] | undefined {
  const client = useQueryClient();
  const key = useMemo(() => wholeListKey(name), [name]);
  const subscribe = useCallback(
    (changed: () => void) => {
      const hash = hashKey(key);
      // Told later: rows may be put there while something is being drawn.
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
