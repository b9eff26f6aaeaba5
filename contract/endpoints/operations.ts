import { endpoint } from '../endpoint';
import {
  operationFields,
  operationFilterFields,
  operationPreviewFields,
  operationRequestFields,
  operationRowFields,
  operationRowStates,
  pageOf,
} from '../entities/operation';
import { fields, pick } from '../fields';
import { schoolParam } from './users';

const operation = { kind: 'record', required: true, of: operationFields } as const;
const one = fields({ ...schoolParam, id: { kind: 'text', required: true, max: 40 } });
/** Which page of a list that is paged. */
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
  about: 'The actions on many of the school, newest first, a page at a time',
  access: ['operation', 'list'],
  effect: 'read',
  params: schoolParam,
  query: { ...operationFilterFields, ...page },
  response: pageOf(operationFields),
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
  about: 'What became of each of its records, a page at a time',
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
  about: 'Tries the failed records again, and no others',
  access: ['operation', 'retry'],
  effect: 'command',
  params: one,
  response: operation,
  errors: ['conflict'],
});

export const operationTakeBack = endpoint({
  id: 'operationTakeBack',
  method: 'POST',
  path: '/api/operazioni/{customerCode}/operazione/{id}/annulla',
  calls: [],
  about: 'Restores what it changed, where that is still as it left it; answers the operation that does so',
  access: ['operation', 'takeBack'],
  effect: 'command',
  params: one,
  response: operation,
  errors: ['conflict'],
});
