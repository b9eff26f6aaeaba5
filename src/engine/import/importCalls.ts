import { useMemo } from 'react';
import {
  importAdd,
  importBegin,
  importColumns,
  importPreview,
  importRead,
  importRows,
  importRun,
} from '../../../contract/imports/endpoints';
import type {
  Import,
  ImportColumn,
  ImportedRow,
  ImportOutcome,
  SentRow,
  ValidatedRow,
} from '../../../contract/imports/imported';
import type { TableReading } from '../../../contract/imports/tableReading';
import { type EngineDataProvider, useCallEndpoint } from '../../api/EngineDataProvider';
import { IMPORT } from './history';

/** Creates the provider's import calls. */
export function importCalls(run: EngineDataProvider['callEndpoint']) {
  const call = <T>(...[endpoint, input]: [Parameters<typeof run>[1], Parameters<typeof run>[2]]) =>
    run(IMPORT, endpoint, input) as Promise<T>;
  return {
    columns: (resource: string) => call<readonly ImportColumn[]>(importColumns, { query: { resource } }),
    preview: (resource: string, rows: readonly SentRow[]) =>
      call<readonly ValidatedRow[]>(importPreview, { body: { resource, rows } }),
    begin: (body: {
      resource: string;
      file: string;
      columns: readonly ImportColumn[];
      reading?: TableReading;
    }) => call<{ readonly id: string }>(importBegin, { body }),
    add: (id: string, rows: readonly SentRow[]) =>
      call<readonly ValidatedRow[]>(importAdd, { id, body: { rows } }),
    run: (id: string, agreed: { create: number; update: number }, idempotencyKey: string) =>
      call<Import>(importRun, { id, body: agreed, idempotencyKey }),
    read: (id: string) => call<Import>(importRead, { id }),
    rows: (id: string, page: number, perPage: number, outcome?: ImportOutcome) =>
      call<{ readonly data: readonly ImportedRow[]; readonly total: number }>(importRows, {
        id,
        query: { page: String(page), perPage: String(perPage), ...(outcome && { outcome }) },
      }),
  };
}

export type ImportCalls = ReturnType<typeof importCalls>;

export function useImportCalls(): ImportCalls {
  const run = useCallEndpoint();
  return useMemo(() => importCalls(run), [run]);
}
