import { useEffect, useRef, useState } from 'react';
import { useNotify } from 'react-admin';
import { useRun } from '../../api/EngineDataProvider';
import { useIntention } from '../../api/useIntention';
import type { TableFormat } from '../../ui/tableFile/saveTable';
import { useListRows, useListSearch, useListView, useRowScreen } from '../list/ListScreen';
import { writeListState } from '../query/listState';
import type { ExportPlan } from './exportPlan';
import { exportRows } from './exportRows';

/**
 * Makes the file: reads the rows of all pages, records that they leave and why, and only then saves them.
 * Closing the dialog stops it.
 */
export function useExport(plan: ExportPlan, onDone: () => void) {
  const { readAll } = useListRows();
  const { resource, viewer, words } = useRowScreen();
  const view = useListView();
  const { search } = useListSearch();
  const notify = useNotify();
  const run = useRun();
  const [fault, setFault] = useState('');
  /** How many rows were read; undefined while no file is being made. */
  const [read, setRead] = useState<number>();
  // One key for every try of the same file: the log has one line for it.
  const { keyOf } = useIntention();
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
