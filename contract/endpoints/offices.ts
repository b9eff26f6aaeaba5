import { endpoint } from '../endpoint';
import { dsFields, dsgaFields } from '../entities/office';
import { schoolParam } from './users';

/** The specification answers an empty string where there is none; here the record is absent from the envelope. */
export const dsRead = endpoint({
  id: 'dsRead',
  method: 'GET',
  path: '/api/users/{customerCode}/ds',
  calls: ['EP-016', 'EP-082'],
  about: 'The current school head, if any',
  access: ['office', 'read'],
  effect: 'read',
  params: schoolParam,
  response: { kind: 'record', required: true, of: { ds: { kind: 'record', of: dsFields } } },
});

export const dsgaRead = endpoint({
  id: 'dsgaRead',
  method: 'GET',
  path: '/api/users/{customerCode}/dsga',
  calls: ['EP-017'],
  about: 'The current administrative director, if any',
  access: ['office', 'read'],
  effect: 'read',
  params: schoolParam,
  response: { kind: 'record', required: true, of: { dsga: { kind: 'record', of: dsgaFields } } },
});
