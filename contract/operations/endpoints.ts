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
  page: { kind: 'text', pattern: /^[1-9]\d{0,8}$/, about: 'the first is 1' },
  perPage: { kind: 'choice', of: ['10', '25', '50', '100', '200'] },
});

export const operationPreview = endpoint({
  id: 'operationPreview',
  method: 'POST',
  path: '/api/operazioni/{customerCode}/anteprima',
  calls: [],
  about: 'Who would change by an action on many and who would not, and why; changes nothing',
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
  about: `All whom a preview is about, in the order of their ids, ${PREVIEW_PAGE.toLocaleString('en')} at a time; changes nothing`,
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
    'Does what was previewed: at once up to 1,000 records, beyond that as a job. Where the set has changed since: conflict, with the new preview as current',
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
  about: 'The actions on many of the school, a page at a time; newest first where no order is asked for',
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
  about: 'How many of them each value of the filters state and action would leave, the other being as it is',
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
  about: 'One of them, with its progress',
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
  about: 'Lists the outcome of each of its records, a page at a time',
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
  about: 'Ends one that is at work; what is done stays done',
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
  about: 'Tries again what failed, takes up what a stopped one did not reach, and does nothing to the others',
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
    'How many taking it back would restore and why not the others, and what was done later to the same records; changes nothing',
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
    'Restores what it changed and no taking back has restored yet, where that is still as it left it; answers the operation that does so',
  access: ['operation', 'takeBack'],
  effect: 'command',
  params: one,
  body: { kind: 'record', of: takeBackFields },
  response: operation,
  errors: ['conflict'],
});
