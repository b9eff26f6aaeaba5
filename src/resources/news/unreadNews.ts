import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useGetList } from 'react-admin';
import type { News } from '../../../contract/news/news';
import { notificationMarkRead } from '../../../contract/news/notificationsEndpoints';
import { useCallEndpoint } from '../../api/EngineDataProvider';
import { wholeList } from '../../engine/record/wholeList';

/** Name of the resource of notifications. */
export const NOTIFICATION = 'notification';

/** A notification, identified by its code. */
export type UnreadNews = News & { readonly id: string };

/**
 * Reads the notifications: the unread news for this version of the client, newest first.
 * @param every refetch interval in milliseconds; no automatic refetch by default
 */
export function useUnreadNews(every?: number) {
  // The same query as the list's, so that the badge, the dialog and the page share one response.
  const query = useGetList<UnreadNews>(NOTIFICATION, wholeList, every ? { refetchInterval: every } : {});
  const data = useMemo(
    () => query.data?.toSorted((a, b) => b.publishedAt.localeCompare(a.publishedAt)),
    [query.data],
  );
  return { ...query, data };
}

/** Returns the mutation that marks news as read, with a call for each, and then reloads the notifications. */
export function useMarkRead() {
  const run = useCallEndpoint();
  const queries = useQueryClient();
  return useMutation({
    mutationFn: async (codes: readonly string[]) => {
      for (const id of codes) await run(NOTIFICATION, notificationMarkRead, { id });
    },
    onSettled: () => queries.invalidateQueries({ queryKey: [NOTIFICATION] }),
  });
}
