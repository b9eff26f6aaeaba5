import { endpoint } from '../endpoint';
import { pageOf } from '../entities/operation';
import { userHistoryFields } from '../entities/userHistory';
import { page } from './operations';
import { userParams } from './users';

export const userHistory = endpoint({
  id: 'userHistory',
  method: 'GET',
  path: '/api/users/{customerCode}/user/{uid}/cronologia',
  calls: [],
  about: 'What was done to a user and by whom, newest first, a page at a time; refusals are left out',
  access: ['user', 'read'],
  effect: 'read',
  params: userParams,
  query: page,
  response: pageOf(userHistoryFields),
});
