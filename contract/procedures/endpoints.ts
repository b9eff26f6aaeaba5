import { endpoint } from '../schema/endpoint';
import { procedureInProgressFields } from './procedureInProgress';

export const procedureList = endpoint({
  id: 'procedureList',
  method: 'GET',
  path: '/api/pratiche',
  calls: [],
  about:
    'The procedures of the school that are not over or were over lately, of every kind that the person may see, newest first',
  access: ['procedure', 'list'],
  effect: 'read',
  response: {
    kind: 'list',
    required: true,
    of: { kind: 'record', required: true, of: procedureInProgressFields },
  },
});
