import { endpoint } from '../endpoint';
import { practiceFields } from '../entities/practice';

export const practiceList = endpoint({
  id: 'practiceList',
  method: 'GET',
  path: '/api/altri-fornitori/stato',
  calls: ['EP-114'],
  about: "The school's transfers of data from other suppliers, the last changed first",
  access: ['practice', 'list'],
  effect: 'read',
  response: { kind: 'list', required: true, of: { kind: 'record', required: true, of: practiceFields } },
});
