import { listExport } from '../../../contract/exports/endpoints';
import type { Viewer } from '../../../contract/schema/where';
import type { EngineDataProvider } from '../../api/EngineDataProvider';
import type { IdempotencyKeys } from '../../api/useIdempotencyKeys';
import { fileName } from '../../ui/files/fileName';
import { saveTable, type TableFormat } from '../../ui/tableFile/saveTable';
import type { Resource, Row } from '../declaration/defineResource';
import type { Words } from '../record/words';
import { type ExportPlan, exportSheet } from './exportPlan';

interface ExportInput {
  readonly resource: Resource;
  readonly plan: ExportPlan;
  readonly rows: readonly Row[];
  readonly words: Words;
  readonly viewer: Viewer;
  readonly format: TableFormat;
  readonly run: EngineDataProvider['callEndpoint'];
  /** The address query of the exported list. */
  readonly query?: string;
  readonly reason?: string | undefined;
  /** Returns the idempotency key of the log entry; by default each call gets a new one. */
  readonly keyOf?: IdempotencyKeys['keyOf'];
  readonly signal?: AbortSignal;
}

/** Logs the export with its reason, and only then saves the rows as a file, as the screen shows them. */
export async function exportRows({
  resource,
  plan,
  rows,
  words,
  viewer,
  format,
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
  const { columns, cells } = exportSheet(resource, plan, words);
  const name = words.say('title');
  await saveTable(fileName(name, viewer.now), { name, columns, rows: mapped(rows, cells) }, format, signal);
}

/** Maps lazily: converting thousands of rows at once would block the page. */
function* mapped<T, R>(all: readonly T[], make: (one: T) => R): Generator<R> {
  for (const one of all) yield make(one);
}
