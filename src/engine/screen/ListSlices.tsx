import type { ReactNode } from 'react';
import { ListRowsContext, ListSearchContext, ListViewContext, RowScreenContext } from '../list/ListScreen';
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
    <RowScreenContext value={row}>
      <ListRowsContext value={rows}>
        <ListViewContext value={view}>
          <ListSearchContext value={search}>
            <ReactAdminList row={row} rows={rows} view={view} search={search}>
              {children}
            </ReactAdminList>
          </ListSearchContext>
        </ListViewContext>
      </ListRowsContext>
    </RowScreenContext>
  );
}
