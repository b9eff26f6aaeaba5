import { importedNames } from '../operations/actions';
import { page } from '../operations/endpoints';
import { pageOf } from '../operations/operation';
import { endpoint } from '../schema/endpoint';
import { fields } from '../schema/fields';
import { filterCounts, sortedBy } from '../schema/listing';
import { schoolParam } from '../users/endpoints';
import { userFileEndpoints } from '../users/userFilesEndpoints';
import {
  importColumnFields,
  importedRowFields,
  importFields,
  importFilterFields,
  importOutcomes,
  sentRowFields,
  validatedRowFields,
} from './imported';
import { IMPORT_ROWS, IMPORT_ROWS_PER_REQUEST } from './importLimits';
import { tableReadingFields } from './tableReading';

const one = fields({ ...schoolParam, id: { kind: 'text', required: true, max: 40 } });
const resource = { kind: 'choice', required: true, of: importedNames } as const;
const columns = {
  kind: 'list',
  required: true,
  max: 200,
  of: { kind: 'record', required: true, of: importColumnFields },
} as const;
const rows = {
  kind: 'list',
  required: true,
  min: 1,
  max: IMPORT_ROWS_PER_REQUEST,
  of: { kind: 'record', required: true, of: sentRowFields },
} as const;
const judged = {
  kind: 'list',
  required: true,
  of: { kind: 'record', required: true, of: validatedRowFields },
} as const;
const imported = { kind: 'record', required: true, of: importFields } as const;
const count = { kind: 'number', required: true, integer: true, min: 0, max: IMPORT_ROWS } as const;

export const importColumns = endpoint({
  id: 'importColumns',
  method: 'GET',
  path: '/api/importazioni/{customerCode}/colonne',
  calls: [],
  about: 'Which columns the files of the school had, and which fields they were',
  access: ['import', 'preview'],
  effect: 'read',
  params: schoolParam,
  query: fields({ resource }),
  response: columns,
});

export const importPreview = endpoint({
  id: 'importPreview',
  method: 'POST',
  path: '/api/importazioni/{customerCode}/anteprima',
  calls: [],
  about: 'Previews the effect of rows of a file: create, update, nothing, or refused and why; writes nothing',
  access: ['import', 'preview'],
  effect: 'read',
  params: schoolParam,
  body: { kind: 'record', required: true, of: { resource, rows } },
  response: judged,
});

export const importBegin = endpoint({
  id: 'importBegin',
  method: 'POST',
  path: '/api/importazioni/{customerCode}',
  calls: [],
  about: 'Begins an import, whose rows follow in pieces; nothing is done and nobody sees it until it is run',
  access: ['import', 'run'],
  effect: 'command',
  params: schoolParam,
  body: {
    kind: 'record',
    required: true,
    of: {
      resource,
      file: { kind: 'text', required: true, fileName: true },
      columns,
      reading: { kind: 'record', of: tableReadingFields },
    },
  },
  response: { kind: 'record', required: true, of: { id: importFields.id } },
});

export const importAdd = endpoint({
  id: 'importAdd',
  method: 'POST',
  path: '/api/importazioni/{customerCode}/importazione/{id}/righe',
  calls: [],
  about: 'The next rows of an import that was begun, in the order of the file',
  access: ['import', 'run'],
  effect: 'command',
  params: one,
  body: { kind: 'record', required: true, of: { rows } },
  response: judged,
  errors: ['conflict'],
});

export const importRun = endpoint({
  id: 'importRun',
  method: 'POST',
  path: '/api/importazioni/{customerCode}/importazione/{id}/esegui',
  calls: [],
  about:
    'Imports the rows: at once up to 1,000, beyond that as a job. Where they would do something else than was agreed to: conflict',
  access: ['import', 'run'],
  effect: 'command',
  params: one,
  body: { kind: 'record', required: true, of: { create: count, update: count } },
  response: imported,
  errors: ['conflict'],
});

export const importList = endpoint({
  id: 'importList',
  method: 'GET',
  path: '/api/importazioni/{customerCode}',
  calls: [],
  about: 'The files that were imported, a page at a time; newest first where no order is asked for',
  access: ['import', 'list'],
  effect: 'read',
  params: schoolParam,
  query: { ...importFilterFields, ...sortedBy('startedAt', 'file', 'name'), ...page },
  response: pageOf(importFields),
});

export const importCounts = endpoint({
  id: 'importCounts',
  method: 'GET',
  path: '/api/importazioni/{customerCode}/conteggi',
  calls: [],
  about: 'How many of them each value of the filter state would leave',
  access: ['import', 'list'],
  effect: 'read',
  params: schoolParam,
  query: importFilterFields,
  response: filterCounts,
});

export const importRead = endpoint({
  id: 'importRead',
  method: 'GET',
  path: '/api/importazioni/{customerCode}/importazione/{id}',
  calls: [],
  about: 'One of them, with its progress',
  access: ['import', 'read'],
  effect: 'read',
  params: one,
  response: imported,
});

export const importRows = endpoint({
  id: 'importRows',
  method: 'GET',
  path: '/api/importazioni/{customerCode}/importazione/{id}/righe',
  calls: [],
  about: 'Lists the outcome of each of its rows, a page at a time',
  access: ['import', 'read'],
  effect: 'read',
  params: one,
  query: { ...page, ...fields({ outcome: { kind: 'choice', of: importOutcomes } }) },
  response: pageOf(importedRowFields),
});

/** Endpoints for importing records from files. */
export const importEndpoints = [
  importColumns,
  importCounts,
  importPreview,
  importBegin,
  importAdd,
  importRun,
  importList,
  importRead,
  importRows,
  ...userFileEndpoints,
] as const;
