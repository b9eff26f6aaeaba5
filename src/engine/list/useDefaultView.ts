import { useEffect } from 'react';
import { useLocation } from 'react-admin';
import type { ListView } from '../../../contract/views/listView';
import type { ListStateControl } from './useListState';

/** Opens the person's default view when the address has no query. */
export function useDefaultView(view: ListView | undefined, { open }: Pick<ListStateControl, 'open'>): void {
  const { search } = useLocation();
  const shows = view?.query;
  useEffect(() => {
    if (shows && search === '') open(shows);
  }, [shows, search, open]);
}
