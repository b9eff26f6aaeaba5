import { endpoint } from '../schema/endpoint';
import { supportAccessFields, supportAnswerFields, supportIdFields } from './supportAccess';

const access = { kind: 'record', required: true, of: supportAccessFields } as const;

export const supportAccessList = endpoint({
  id: 'supportAccessList',
  method: 'GET',
  path: '/api/support-access',
  calls: [],
  about:
    'Lists the requests of the provider’s support to operate on behalf of supervisors of this school, newest first; at most one hundred',
  access: ['supportAccess', 'list'],
  effect: 'read',
  response: { kind: 'list', required: true, of: access },
});

export const supportAccessAnswer = endpoint({
  id: 'supportAccessAnswer',
  method: 'POST',
  path: '/api/support-access/{id}/answer',
  calls: [],
  about: 'Consents to a request for an hour, or refuses it; only for the supervisor who was asked',
  access: ['supportAccess', 'answer'],
  effect: 'command',
  params: supportIdFields,
  body: { kind: 'record', required: true, of: supportAnswerFields },
  response: access,
  errors: ['notFound', 'conflict'],
});

export const supportAccessClose = endpoint({
  id: 'supportAccessClose',
  method: 'POST',
  path: '/api/support-access/{id}/close',
  calls: [],
  about: 'Ends the access: the operator can do nothing more from the next call on',
  access: ['supportAccess', 'close'],
  effect: 'command',
  params: supportIdFields,
  response: access,
  errors: ['notFound'],
});

/** Endpoints with which a school grants and ends access of the provider's support. */
export const supportAccessEndpoints = [supportAccessList, supportAccessAnswer, supportAccessClose] as const;
