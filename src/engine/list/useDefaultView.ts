import { useEffect } from 'react';
import { useLocation, useNavigate } from 'react-admin';
import type { ListView } from '../../../contract/entities/listView';

/** An address that says nothing shows the view that the person opens this list with; not while they are typing. */
export function useDefaultView(view: ListView | undefined, untouched: boolean): void {
  const { search } = useLocation();
  const navigate = useNavigate();
  const shows = view?.query;
  useEffect(() => {
    if (shows && search === '' && untouched) navigate({ search: shows }, { replace: true });
  }, [shows, search, untouched, navigate]);
}
