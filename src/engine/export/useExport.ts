import { useEffect, useRef, useState } from 'react';
import { useNotify } from 'react-admin';
import { dayInRome } from '../../../contract/dates';
import { listExport } from '../../../contract/endpoints/exports';
import { useRun } from '../../api/EngineDataProvider';
import { csvOf } from '../../ui/files/csv';
import { saveFile } from '../../ui/files/saveFile';
import { useListRows, useListSearch, useListView, useRowScreen } from '../list/ListScreen';
import { writeListState } from '../query/listState';
import { type ExportPlan, exportLines } from './exportPlan';

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
  // The same for every try of the same file: the log has one line for it.
  const [idempotencyKey] = useState(() => crypto.randomUUID());
  const closed = useRef<AbortController>(undefined);
  useEffect(() => {
    const controller = new AbortController();
    closed.current = controller;
    return () => controller.abort();
  }, []);

  async function make(reason: string | undefined) {
    const { signal } = closed.current ?? new AbortController();
    setRead(0);
    setFault('');
    try {
      const rows = await readAll(setRead, signal);
      const query = writeListState({ ...view, search }, view.shape);
      const body = { columns: plan.columns, rows: rows.length, query, ...(reason && { reason }) };
      const params = { entity: resource.can.list[0] };
      await run(resource.name, listExport, { params, body, idempotencyKey });
      signal.throwIfAborted();
      const name = words.say('title').toLowerCase().replaceAll(/\W+/g, '-');
      const csv = csvOf(exportLines(resource, plan, rows, words));
      saveFile(`${name}-${dayInRome(viewer.now)}.csv`, csv, 'text/csv;charset=utf-8');
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
