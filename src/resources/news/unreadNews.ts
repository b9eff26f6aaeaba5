import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useGetList } from 'react-admin';
import type { News } from '../../../contract/news/news';
import { notificationMarkRead } from '../../../contract/news/notificationsEndpoints';
import { useRun } from '../../api/EngineDataProvider';

/** The resource of the notifications. */
export const NOTIFICATION = 'notification';

/** One of them, known by its code. */
export type UnreadNews = News & { readonly id: string };

/** How all of them are asked for, newest first: the badge, the dialog and the page share one answer. */
export const allUnread = {
  pagination: { page: 1, perPage: 1000 },
  sort: { field: 'publishedAt', order: 'DESC' as const },
};

/**
 * The news for this version of the client that the person has not read, newest first: their notifications.
 * @param every how often they are asked for again, in milliseconds; not by themselves when left out
 */
export const useUnreadNews = (every?: number) =>
  useGetList<UnreadNews>(NOTIFICATION, allUnread, every ? { refetchInterval: every } : {});

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
