import { type ReactNode, useCallback, useMemo, useState, useSyncExternalStore } from 'react';
import { type Exporter, ListContextProvider, type ListControllerResult, useNotify } from 'react-admin';
import { useRun } from '../../api/EngineDataProvider';
import type { Row } from '../declaration/defineResource';
import type { ResourceListScreen } from '../list/useResourceList';
import { listForReactAdmin } from './listForReactAdmin';

const NONE: readonly string[] = [];

/**
 * react-admin's list contexts around a list, for whatever is written for react-admin. No part of ours reads them, so that
 * a row that is ticked, or a key, draws again only who does: `children` are the same as before.
 */
export function ReactAdminList({ children, ...list }: ResourceListScreen & { children: ReactNode }) {
  const { row, rows, view, search } = list;
  const { selection } = row;
  const [displayed, setDisplayed] = useState(NONE);
  const exporter = useExporter(list);
  const known = useMemo(() => {
    const names = [...displayed, ...Object.keys(view.filters)];
    const displayedFilters = Object.fromEntries(names.map((name) => [name, true as const]));
    return listForReactAdmin({ row, rows, view, search }, { displayedFilters, setDisplayed, exporter });
  }, [row, rows, view, search, displayed, exporter]);
  const ticked = useSyncExternalStore(selection.subscribe, selection.ids);
  const value = useMemo(() => ({ ...known, selectedIds: [...ticked] }), [known, ticked]);

  return (
    <ListContextProvider value={value as unknown as ListControllerResult<Row>}>
      {children}
    </ListContextProvider>
  );
}

/** Makes a file of rows as the screen has them; what is personal leaves only through the dialog, which asks why. */
function useExporter({ row: { resource, columns, words, viewer } }: ResourceListScreen): Exporter<Row> {
  const run = useRun();
  const notify = useNotify();
  return useCallback(
    async (rows) => {
      const [{ exportPlan }, { exportRows }] = await Promise.all([
        import('../export/exportPlan'),
        import('../export/exportRows'),
      ]);
      const plan = exportPlan(resource, columns);
      if (plan.reasonNeeded) notify('engine.export.personal', { type: 'warning' });
      else await exportRows({ resource, plan, rows, words, viewer, format: 'csv', run });
    },
    [resource, columns, words, viewer, run, notify],
  );
}
