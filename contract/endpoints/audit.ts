import { endpoint } from '../endpoint';
import { auditEntryFields } from '../entities/auditEntry';
import { fields } from '../fields';
import { schoolParam } from './users';

export const auditList = endpoint({
  id: 'auditList',
  method: 'GET',
  path: '/api/audit/{customerCode}',
  calls: [],
  about: 'The audit log of a school, newest first, a page at a time',
  access: ['audit', 'list'],
  effect: 'read',
  params: schoolParam,
  query: fields({
    before: { kind: 'text', pattern: /^\d{1,15}$/, about: 'entries with a smaller seq' },
  }),
  response: { kind: 'list', required: true, of: { kind: 'record', required: true, of: auditEntryFields } },
});
