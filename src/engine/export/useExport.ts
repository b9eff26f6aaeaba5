import { useEffect, useRef, useState } from 'react';
import { useNotify } from 'react-admin';
import { useCallEndpoint } from '../../api/EngineDataProvider';
import { useIdempotencyKeys } from '../../api/useIdempotencyKeys';
import type { TableFormat } from '../../ui/tableFile/saveTable';
import { useListRow, useListRows, useListSearch, useListView } from '../list/listContexts';
import { writeListState } from '../query/listState';
import type { ExportPlan } from './exportPlan';
import { exportRows } from './exportRows';

/**
 * Returns a function that creates the export file: it reads the rows of all pages, logs the export with its reason, and
 * only then saves the file. Closing the dialog cancels it.
 */
export function useExport(plan: ExportPlan, onDone: () => void) {
  const { readAll } = useListRows();
  const { resource, viewer, words } = useListRow();
  const view = useListView();
  const { search } = useListSearch();
  const notify = useNotify();
  const run = useCallEndpoint();
  const [fault, setFault] = useState('');
  /** The number of rows read so far; undefined while no file is being created. */
  const [read, setRead] = useState<number>();
  // All attempts at the same file share one key, so the log has one entry for it.
  const { keyOf } = useIdempotencyKeys();
  const closed = useRef<AbortController>(undefined);
  useEffect(() => {
    const controller = new AbortController();
    closed.current = controller;
    return () => controller.abort();
  }, []);

  async function make(reason: string | undefined, format: TableFormat) {
    const { signal } = closed.current ?? new AbortController();
    setRead(0);
    setFault('');
    try {
      const rows = await readAll(setRead, signal);
      const query = writeListState({ ...view, search }, view.shape);
      await exportRows({ resource, plan, rows, words, viewer, format, run, query, reason, keyOf, signal });
      notify('engine.export.done', { type: 'success', messageArgs: { smart_count: rows.length } });
      onDone();
    } catch (error) {
      if (signal.aborted) return;
      setFault(error instanceof Error ? error.message : 'engine.list.failed');
      setRead(undefined);
    }
  }
  return { make, fault, read };
}
