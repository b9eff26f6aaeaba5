import {
  importAdd,
  importBegin,
  importPreview,
  importRead,
  importRows,
  importRun,
} from '../../../contract/imports/endpoints';
import type { ImportedRow, SentRow, ValidatedRow } from '../../../contract/imports/imported';
import type { TableReading } from '../../../contract/imports/tableReading';
import type { RowsOutcome, SentRows } from '../../../contract/scim/sentRows';
import type { ScimCall } from './scimCall';
import { ScimRefusal } from './scimError';

const RESOURCE = 'user';
/** Outcomes per page. */
const PAGE = '200';

/**
 * Checks rows from a file or a directory with the calls of the console's import. Unless `dryRun`, imports them as one
 * import in the history of the school.
 */
export async function importSentRows(scim: ScimCall, body: unknown): Promise<RowsOutcome> {
  const { ask, client, changes } = scim;
  const { file, reading, rows, dryRun } = sentIn(body);
  const params = { customerCode: client.customerCode };
  const checked = (await ask(importPreview, { params, body: { resource: RESOURCE, rows } })).body;
  const create = numberOf(checked, 'create');
  const update = numberOf(checked, 'update');
  const isTrial = client.mode === 'prova';
  if (dryRun || create + update === 0) return { isTrial, rows: checked.map((row) => ({ ...row })) };
  for (const { verdict, id } of checked)
    if (verdict === 'create' || verdict === 'update') changes(verdict, id);
  const begun = { resource: RESOURCE, file, columns: [], ...(reading && { reading }) } as const;
  const { id } = (await ask(importBegin, { params, body: begun })).body;
  const one = { ...params, id };
  await ask(importAdd, { params: one, body: { rows } });
  await ask(importRun, { params: one, body: { create, update } });
  const outcomes = new Map<number, ImportedRow>();
  for (let page = 1; outcomes.size < rows.length; page += 1) {
    const query = { page: String(page), perPage: PAGE } as const;
    const { data } = (await ask(importRows, { params: one, query })).body;
    for (const row of data) outcomes.set(row.position, row);
    if (data.length === 0) break;
  }
  const { state } = (await ask(importRead, { params: one })).body;
  if (state === 'running') throw new Error('an import of a few rows was left to a job');
  return {
    isTrial,
    rows: checked.map((row) => {
      const { outcome, reason } = outcomes.get(row.position) ?? {};
      return { ...row, ...(outcome && { outcome }), ...(reason && { reason }) };
    }),
  };
}

const numberOf = (checked: readonly ValidatedRow[], expected: string): number =>
  checked.filter(({ verdict }) => verdict === expected).length;

function sentIn(body: unknown): SentRows {
  const { file, reading, rows, dryRun } = (body ?? {}) as Readonly<Record<string, unknown>>;
  if (!Array.isArray(rows)) throw new ScimRefusal(400, 'invalidSyntax', 'Mancano le righe: rows');
  return {
    file: String(file ?? 'utenti'),
    ...(reading !== undefined && { reading: reading as TableReading }),
    rows: rows as readonly SentRow[],
    dryRun: dryRun !== false,
  };
}
