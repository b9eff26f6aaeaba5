import { type ReactNode, useCallback, useMemo, useState, useSyncExternalStore } from 'react';
import { type Exporter, ListContextProvider, type ListControllerResult, useNotify } from 'react-admin';
import { useCallEndpoint } from '../../api/EngineDataProvider';
import type { Row } from '../declaration/defineResource';
import type { ResourceListScreen } from '../list/useResourceList';
import { listForReactAdmin } from './listForReactAdmin';

const NONE: readonly string[] = [];

/**
 * Provides react-admin's list contexts, for components written for react-admin. None of our components reads them, so
 * selecting a row or typing renders only their consumers: `children` stays the same element.
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

/**
 * Returns an exporter of the rows as shown; personal data can only be exported through the dialog, which asks for a
 * reason.
 */
function useExporter({ row: { resource, columns, words, viewer } }: ResourceListScreen): Exporter<Row> {
  const run = useCallEndpoint();
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
