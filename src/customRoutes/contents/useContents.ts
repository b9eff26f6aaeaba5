import type { ContentFilter } from '../../../contract/contents/content';
import { contentList } from '../../../contract/contents/endpoints';
import { useRead } from '../../api/useRead';

/** Reads the items of the news centre, all or those of an application and a category, newest first. */
export function useContents(filter: ContentFilter) {
  return useRead(contentList, { query: filter });
}
