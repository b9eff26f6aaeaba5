import { useEffect } from 'react';
import { useLocation } from 'react-admin';
import type { ListView } from '../../../contract/views/listView';
import type { ListStateControl } from './useListState';

/** An address that says nothing shows the view that the person opens this list with. */
export function useDefaultView(view: ListView | undefined, { open }: Pick<ListStateControl, 'open'>): void {
  const { search } = useLocation();
  const shows = view?.query;
  useEffect(() => {
    if (shows && search === '') open(shows);
  }, [shows, search, open]);
}
