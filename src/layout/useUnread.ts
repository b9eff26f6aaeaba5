import { useUnreadNews } from '../resources/news/unreadNews';

const FIVE_MINUTES = 300_000;

/** Returns the number of unread notifications; undefined until it is known. */
export function useUnread(): { readonly count: number | undefined; readonly refresh: () => void } {
  const { data, refetch } = useUnreadNews(FIVE_MINUTES);
  return { count: data?.length, refresh: () => void refetch() };
}
