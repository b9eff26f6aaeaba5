import { endpoint } from '../schema/endpoint';
import { fields } from '../schema/fields';
import { filterCounts } from '../schema/listing';
import { schoolParam } from '../users/endpoints';
import { auditEntryFields } from './auditEntry';
import { auditFilterFields, auditPageFields, auditSortFields } from './auditFilter';

const entry = { kind: 'record', required: true, of: auditEntryFields } as const;

export const auditList = endpoint({
  id: 'auditList',
  method: 'GET',
  path: '/api/audit/{customerCode}',
  calls: [],
  about: 'Returns a page of the audit log of a school, and the number of lines that match the filter',
  access: ['audit', 'list'],
  effect: 'read',
  params: schoolParam,
  query: { ...auditFilterFields, ...auditPageFields, ...auditSortFields },
  response: {
    kind: 'record',
    required: true,
    of: {
      data: { kind: 'list', required: true, of: entry },
      total: { kind: 'number', required: true, integer: true, min: 0 },
    },
  },
});

export const auditCounts = endpoint({
  id: 'auditCounts',
  method: 'GET',
  path: '/api/audit/{customerCode}/conteggi',
  calls: [],
  about:
    'Returns, for each value of the filters entity, action and outcome, the number of matching lines if the other filters stay as they are',
  access: ['audit', 'list'],
  effect: 'read',
  params: schoolParam,
  query: auditFilterFields,
  response: filterCounts,
});

export const auditArchived = endpoint({
  id: 'auditArchived',
  method: 'GET',
  path: '/api/audit/{customerCode}/archivio',
  calls: [],
  about: 'Returns the last day whose lines are only in the archive, and whom to ask for them',
  access: ['audit', 'list'],
  effect: 'read',
  params: schoolParam,
  response: {
    kind: 'record',
    required: true,
    of: {
      until: { kind: 'day', about: 'null if the list contains all lines' },
      contact: { kind: 'text', required: true },
    },
  },
});

export const auditRead = endpoint({
  id: 'auditRead',
  method: 'GET',
  path: '/api/audit/{customerCode}/{seq}',
  calls: [],
  about: 'One line of the audit log',
  access: ['audit', 'read'],
  effect: 'read',
  params: fields({ ...schoolParam, seq: { kind: 'text', required: true, pattern: /^[1-9]\d{0,14}$/ } }),
  response: entry,
});

export const auditEndpoints = [auditArchived, auditCounts, auditList, auditRead] as const;
