import { endpoint } from '../schema/endpoint';
import { schoolParam } from '../users/endpoints';
import { dsFields, dsgaFields, officeChoiceFields, officeTermFields } from './office';

export const dsRead = endpoint({
  id: 'dsRead',
  method: 'GET',
  path: '/api/users/{customerCode}/ds',
  calls: ['EP-016', 'EP-082'],
  about: 'The current school head; an empty string where there is none',
  access: ['office', 'read'],
  effect: 'read',
  params: schoolParam,
  response: { kind: 'record', of: dsFields },
});

export const dsgaRead = endpoint({
  id: 'dsgaRead',
  method: 'GET',
  path: '/api/users/{customerCode}/dsga',
  calls: ['EP-017'],
  about: 'The current administrative director; an empty string where there is none',
  access: ['office', 'read'],
  effect: 'read',
  params: schoolParam,
  response: { kind: 'record', of: dsgaFields },
});

export const dsWrite = endpoint({
  id: 'dsWrite',
  method: 'PUT',
  path: '/api/users/{customerCode}/ds',
  calls: ['EP-018'],
  about: 'Appoints the school head, replacing the previous one',
  access: ['office', 'write'],
  effect: 'command',
  params: schoolParam,
  body: { kind: 'record', required: true, of: officeChoiceFields },
  response: { kind: 'record', required: true, of: dsFields },
  errors: ['conflict'],
});

export const dsgaWrite = endpoint({
  id: 'dsgaWrite',
  method: 'PUT',
  path: '/api/users/{customerCode}/dsga',
  calls: ['EP-019'],
  about: 'Appoints the administrative director, replacing the previous one',
  access: ['office', 'write'],
  effect: 'command',
  params: schoolParam,
  body: { kind: 'record', required: true, of: officeChoiceFields },
  response: { kind: 'record', required: true, of: dsgaFields },
  errors: ['conflict'],
});

export const officeTerms = endpoint({
  id: 'officeTerms',
  method: 'GET',
  path: '/api/users/{customerCode}/incarichi',
  calls: [],
  about: 'Lists the people who have held the offices of the school, the latest first',
  access: ['office', 'read'],
  effect: 'read',
  params: schoolParam,
  response: { kind: 'list', required: true, of: { kind: 'record', required: true, of: officeTermFields } },
});
