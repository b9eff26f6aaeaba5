import type { ReactNode } from 'react';
import { ListRowContext, ListRowsContext, ListSearchContext, ListViewContext } from '../list/listContexts';
import type { ResourceListScreen } from '../list/useResourceList';
import { ReactAdminList } from './ReactAdminList';

/** Provides the shared state of a list, one context per slice, and react-admin's ListContext. */
export function ListSlices({
  row,
  rows,
  view,
  search,
  children,
}: ResourceListScreen & { readonly children: ReactNode }) {
  return (
    <ListRowContext value={row}>
      <ListRowsContext value={rows}>
        <ListViewContext value={view}>
          <ListSearchContext value={search}>
            <ReactAdminList row={row} rows={rows} view={view} search={search}>
              {children}
            </ReactAdminList>
          </ListSearchContext>
        </ListViewContext>
      </ListRowsContext>
    </ListRowContext>
  );
}
