import { useUnreadNews } from '../resources/news/unreadNews';

const FIVE_MINUTES = 300_000;

/** How many notifications the person has not read; undefined as long as that is not known. */
export function useUnread(): { readonly count: number | undefined; readonly refresh: () => void } {
  const { data, refetch } = useUnreadNews(FIVE_MINUTES);
  return { count: data?.length, refresh: () => void refetch() };
}
