import { useEffect } from 'react';
import { UnreadNews } from '../../features/news/UnreadNews';
import { fetchPages } from './fetchPages';

/** Once the first screen is there: what is asked of the person, and the pages that they may open next. */
export function AfterLoad() {
  useEffect(() => fetchPages(), []);
  return <UnreadNews />;
}
