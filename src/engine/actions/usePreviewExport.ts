import { useEffect, useRef, useState } from 'react';
import { useNotify } from 'react-admin';
import { listExport } from '../../../contract/exports/endpoints';
import { MAX_EXPORTED } from '../../../contract/exports/exports';
import type { JudgedRecord } from '../../../contract/operations/operation';
import { useCallEndpoint } from '../../api/EngineDataProvider';
import { refusalText } from '../../api/refusal';
import { useIdempotencyKeys } from '../../api/useIdempotencyKeys';
import { fileName } from '../../ui/files/fileName';
import { saveTable, type TableFormat } from '../../ui/tableFile/saveTable';
import { useListRow } from '../list/listContexts';
import { operationCalls } from '../operations/operationCalls';
import type { PendingAction } from './pending';
import { requestOf } from './preview';

/**
 * Returns a function that exports all targets of an action and the records left out, with the reasons. The export is
 * logged before the file is saved.
 */
export function usePreviewExport({ name, chosen, answers }: PendingAction) {
  const { resource, viewer, words } = useListRow();
  const run = useCallEndpoint();
  const notify = useNotify();
  const [fault, setFault] = useState('');
  /** The number of rows read so far; undefined while no file is being created. */
  const [read, setRead] = useState<number>();
  const intention = useIdempotencyKeys();
  const closed = useRef(false);
  useEffect(() => {
    closed.current = false;
    return () => {
      closed.current = true;
    };
  }, []);

  async function readAll(): Promise<readonly JudgedRecord[]> {
    const request = requestOf(resource, name, chosen, answers) as never;
    const rows: JudgedRecord[] = [];
    for (let page = 1; ; page++) {
      const { data, total } = await operationCalls(run).previewRows(request, page);
      if (total > MAX_EXPORTED) throw tooMany();
      rows.push(...data);
      setRead(rows.length);
      if (closed.current || rows.length >= total || data.length === 0) return rows;
    }
  }

  const tooMany = () => Object.assign(new Error('engine.action.namesTooMany'), { status: 413 });

  async function make(reason: string, format: TableFormat) {
    setFault('');
    setRead(0);
    try {
      const rows = await readAll();
      if (closed.current) return;
      const columns = [resource.title, ...resource.key];
      const body = { columns, rows: rows.length, reason, query: `?${new URLSearchParams({ azione: name })}` };
      await run(resource.name, listExport, {
        params: { entity: resource.can.list[0] },
        body,
        idempotencyKey: intention.keyOf(body),
      });
      intention.end();
      const label = words.say(`actions.${name}.label`);
      const head = [...columns.map((field) => words.label(field)), label];
      const planned = words.say(`actions.${name}.planned`, { smart_count: 1 }).replace(/^1 /, '');
      const lines = rows.map(({ id, label, reason: why }) => [label, id, why ?? planned]);
      const heading = head.map((label) => ({ label, type: 'text' }) as const);
      await saveTable(fileName(label, viewer.now), { name: label, columns: heading, rows: lines }, format);
      notify('engine.export.done', { type: 'success', messageArgs: { smart_count: rows.length } });
    } catch (error) {
      setFault(refusalText(error) || 'engine.list.failed');
    } finally {
      setRead(undefined);
    }
  }
  return { make, fault, read };
}
