import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { CLIENT_VERSION } from '../../../contract/constants';
import { newsUnread } from '../../../contract/endpoints/news';
import { notificationMarkRead } from '../../../contract/endpoints/notifications';
import { useCallApi } from '../../api/CallApi';
import { useSession } from '../../session/SessionContext';

const KEY = 'unreadNews';

/**
 * The news for this version of the client that the person has not read, newest first: their notifications.
 * @param every how often they are asked for again, in milliseconds; not by themselves when left out
 */
export function useUnreadNews(every?: number) {
  const callApi = useCallApi();
  const { sub } = useSession().profile;
  return useQuery({
    queryKey: [KEY, sub],
    queryFn: async ({ signal }) => {
      const { data } = await callApi(newsUnread, { params: { version: CLIENT_VERSION }, signal });
      // A provider may answer one item where there is one.
      return Array.isArray(data) ? data : [data];
    },
    ...(every && { refetchInterval: every }),
  });
}

/** Marks news as read, one call each, then reads again what is left. */
export function useMarkRead() {
  const callApi = useCallApi();
  const queries = useQueryClient();
  return useMutation({
    mutationFn: async (codes: readonly string[]) => {
      for (const codeNews of codes)
        await callApi(notificationMarkRead, { params: { version: CLIENT_VERSION, codeNews } });
    },
    onSettled: () => queries.invalidateQueries({ queryKey: [KEY] }),
  });
}
