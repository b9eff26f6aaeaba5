import { listExport } from '../../../contract/exports/endpoints';
import type { Viewer } from '../../../contract/schema/where';
import { csvOf } from '../../../contract/values/csv';
import type { EngineDataProvider } from '../../api/EngineDataProvider';
import type { Intention } from '../../api/useIntention';
import { csvName } from '../../ui/files/csvName';
import { saveFile } from '../../ui/files/saveFile';
import type { Resource, Row } from '../declaration/defineResource';
import type { Words } from '../record/words';
import { type ExportPlan, exportLines } from './exportPlan';

interface ExportInput {
  readonly resource: Resource;
  readonly plan: ExportPlan;
  readonly rows: readonly Row[];
  readonly words: Words;
  readonly viewer: Viewer;
  readonly run: EngineDataProvider['run'];
  /** The address of the list that they are from. */
  readonly query?: string;
  readonly reason?: string | undefined;
  /** The key of what is recorded; each call is meant anew when left out. */
  readonly keyOf?: Intention['keyOf'];
  readonly signal?: AbortSignal;
}

/** Records that rows leave and why, and only then saves them as a file, as the screen has them. */
export async function exportRows({
  resource,
  plan,
  rows,
  words,
  viewer,
  run,
  query = '',
  reason,
  keyOf = () => crypto.randomUUID(),
  signal,
}: ExportInput): Promise<void> {
  const body = { columns: plan.columns, rows: rows.length, query, ...(reason && { reason }) };
  const params = { entity: resource.can.list[0] };
  await run(resource.name, listExport, { params, body, idempotencyKey: keyOf(body) });
  signal?.throwIfAborted();
  const csv = csvOf(exportLines(resource, plan, rows, words));
  saveFile(csvName(words.say('title'), viewer.now), csv, 'text/csv;charset=utf-8');
}
