import { page } from '../operations/endpoints';
import { pageOf } from '../operations/operation';
import { endpoint } from '../schema/endpoint';
import { userParams } from './endpoints';
import { userHistoryFields } from './userHistory';

export const userHistory = endpoint({
  id: 'userHistory',
  method: 'GET',
  path: '/api/users/{customerCode}/user/{uid}/cronologia',
  calls: [],
  about:
    'Lists the changes of a user and their authors, newest first, a page at a time; refused changes are not included',
  access: ['user', 'read'],
  effect: 'read',
  params: userParams,
  query: page,
  response: pageOf(userHistoryFields),
});
