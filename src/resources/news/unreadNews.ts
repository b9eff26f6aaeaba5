import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useGetList } from 'react-admin';
import type { News } from '../../../contract/news/news';
import { notificationMarkRead } from '../../../contract/news/notificationsEndpoints';
import { useRun } from '../../api/EngineDataProvider';
import { wholeList } from '../../engine/record/wholeList';

/** The resource of the notifications. */
export const NOTIFICATION = 'notification';

/** One of them, known by its code. */
export type UnreadNews = News & { readonly id: string };

/**
 * The news for this version of the client that the person has not read, newest first: their notifications.
 * @param every how often they are asked for again, in milliseconds; not by themselves when left out
 */
export function useUnreadNews(every?: number) {
  // As the engine's list asks for them: the badge, the dialog and the page share one answer.
  const query = useGetList<UnreadNews>(NOTIFICATION, wholeList, every ? { refetchInterval: every } : {});
  const data = useMemo(
    () => query.data?.toSorted((a, b) => b.publishedAt.localeCompare(a.publishedAt)),
    [query.data],
  );
  return { ...query, data };
}

/** Marks news as read, one call each, then reads again what is left. */
export function useMarkRead() {
  const run = useRun();
  const queries = useQueryClient();
  return useMutation({
    mutationFn: async (codes: readonly string[]) => {
      for (const id of codes) await run(NOTIFICATION, notificationMarkRead, { id });
    },
    onSettled: () => queries.invalidateQueries({ queryKey: [NOTIFICATION] }),
  });
}
