import { useEffect, useRef } from 'react';
import { useLocation } from 'react-admin';
import type { ListView } from '../../../contract/views/listView';
import type { ListStateControl } from './useListState';

/**
 * Opens the person's default view when the address has no query, once per navigation to the list. If the person then
 * removes the filters of the view, it must not be opened again before the address follows.
 */
export function useDefaultView(view: ListView | undefined, { open }: Pick<ListStateControl, 'open'>): void {
  const { search, key } = useLocation();
  const shows = view?.query;
  const openedAt = useRef<string>(undefined);
  useEffect(() => {
    if (!shows || search !== '' || openedAt.current === key) return;
    openedAt.current = key;
    open(shows);
  }, [shows, search, key, open]);
}
