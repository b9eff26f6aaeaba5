import { endpoint } from '../schema/endpoint';
import { fields, pick } from '../schema/fields';
import { filterCounts, sortedBy } from '../schema/listing';
import { schoolParam } from '../users/endpoints';
import {
  judgedRecordFields,
  operationFields,
  operationFilterFields,
  operationPreviewFields,
  operationRequestFields,
  operationRowFields,
  operationRowStates,
  pageOf,
  takeBackFields,
  takeBackPreviewFields,
} from './operation';

const operation = { kind: 'record', required: true, of: operationFields } as const;
const one = fields({ ...schoolParam, id: { kind: 'text', required: true, max: 40 } });
/** Requested page of a paged list. */
export const page = fields({
  page: { kind: 'text', pattern: /^[1-9]\d{0,8}$/, about: 'page number, from 1' },
  perPage: { kind: 'choice', of: ['10', '25', '50', '100', '200'] },
});

export const operationPreview = endpoint({
  id: 'operationPreview',
  method: 'POST',
  path: '/api/operazioni/{customerCode}/anteprima',
  calls: [],
  about: 'Previews which records an action on many would change, and which not and why; changes nothing',
  access: ['operation', 'preview'],
  effect: 'read',
  params: schoolParam,
  body: { kind: 'record', required: true, of: operationRequestFields },
  response: { kind: 'record', required: true, of: operationPreviewFields },
});

/** Number of preview records that are read at a time. */
export const PREVIEW_PAGE = 5000;

export const operationPreviewRows = endpoint({
  id: 'operationPreviewRows',
  method: 'POST',
  path: '/api/operazioni/{customerCode}/anteprima/elenco',
  calls: [],
  about: `Lists all records of a preview, ordered by id, ${PREVIEW_PAGE.toLocaleString('en')} at a time; changes nothing`,
  access: ['operation', 'preview'],
  effect: 'read',
  params: schoolParam,
  query: pick(page, 'page'),
  body: { kind: 'record', required: true, of: operationRequestFields },
  response: pageOf(judgedRecordFields),
});

export const operationRun = endpoint({
  id: 'operationRun',
  method: 'POST',
  path: '/api/operazioni/{customerCode}',
  calls: [],
  about:
    'Executes a previewed action: up to 1,000 records at once, more as a job. If the selected records have changed since the preview: conflict, with the new preview as current',
  access: ['operation', 'run'],
  effect: 'command',
  params: schoolParam,
  body: {
    kind: 'record',
    required: true,
    of: { ...operationRequestFields, ...pick(operationPreviewFields, 'digest') },
  },
  response: operation,
  errors: ['conflict'],
});

export const operationList = endpoint({
  id: 'operationList',
  method: 'GET',
  path: '/api/operazioni/{customerCode}',
  calls: [],
  about:
    'Lists the operations (actions on many records) of the school, a page at a time; newest first by default',
  access: ['operation', 'list'],
  effect: 'read',
  params: schoolParam,
  query: { ...operationFilterFields, ...sortedBy('startedAt', 'name', 'done', 'failed'), ...page },
  response: pageOf(operationFields),
});

export const operationCounts = endpoint({
  id: 'operationCounts',
  method: 'GET',
  path: '/api/operazioni/{customerCode}/conteggi',
  calls: [],
  about:
    'Returns, for each value of the filters state and action, the number of matching operations if the other filter stays as it is',
  access: ['operation', 'list'],
  effect: 'read',
  params: schoolParam,
  query: operationFilterFields,
  response: filterCounts,
});

export const operationRead = endpoint({
  id: 'operationRead',
  method: 'GET',
  path: '/api/operazioni/{customerCode}/operazione/{id}',
  calls: [],
  about: 'Returns an operation with its progress',
  access: ['operation', 'read'],
  effect: 'read',
  params: one,
  response: operation,
});

export const operationRows = endpoint({
  id: 'operationRows',
  method: 'GET',
  path: '/api/operazioni/{customerCode}/operazione/{id}/righe',
  calls: [],
  about: 'Lists the outcome of each record of an operation, a page at a time',
  access: ['operation', 'read'],
  effect: 'read',
  params: one,
  query: { ...page, ...fields({ state: { kind: 'choice', of: operationRowStates } }) },
  response: pageOf(operationRowFields),
});

export const operationCancel = endpoint({
  id: 'operationCancel',
  method: 'POST',
  path: '/api/operazioni/{customerCode}/operazione/{id}/interrompi',
  calls: [],
  about: 'Cancels a running operation; records that are already done stay done',
  access: ['operation', 'cancel'],
  effect: 'command',
  params: one,
  response: operation,
  errors: ['conflict'],
});

export const operationRetry = endpoint({
  id: 'operationRetry',
  method: 'POST',
  path: '/api/operazioni/{customerCode}/operazione/{id}/riprova',
  calls: [],
  about:
    'Retries the failed records of an operation, and processes those that it did not reach because it was stopped',
  access: ['operation', 'retry'],
  effect: 'command',
  params: one,
  response: operation,
  errors: ['conflict'],
});

export const operationTakeBackPreview = endpoint({
  id: 'operationTakeBackPreview',
  method: 'GET',
  path: '/api/operazioni/{customerCode}/operazione/{id}/annulla/anteprima',
  calls: [],
  about:
    'Previews undoing an operation: how many records would be restored, why not the others, and later operations on the same records; changes nothing',
  access: ['operation', 'takeBack'],
  effect: 'read',
  params: one,
  response: { kind: 'record', required: true, of: takeBackPreviewFields },
  errors: ['conflict'],
});

export const operationTakeBack = endpoint({
  id: 'operationTakeBack',
  method: 'POST',
  path: '/api/operazioni/{customerCode}/operazione/{id}/annulla',
  calls: [],
  about:
    'Undoes an operation: restores each record that is still as the operation left it and was not restored yet; returns the operation that does so',
  access: ['operation', 'takeBack'],
  effect: 'command',
  params: one,
  body: { kind: 'record', of: takeBackFields },
  response: operation,
  errors: ['conflict'],
});
