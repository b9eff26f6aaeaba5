import { useQuery } from '@tanstack/react-query';
import type { ContentFilter } from '../../../contract/contents/content';
import { contentList } from '../../../contract/contents/endpoints';
import { useCallApi } from '../../api/CallApi';

/** The items of the news centre, all of them or those of an application and a category, newest first. */
export function useContents(filter: ContentFilter) {
  const callApi = useCallApi();
  return useQuery({
    queryKey: ['contents', filter],
    queryFn: async ({ signal }) => (await callApi(contentList, { query: filter, signal })).data,
  });
}
