import { endpoint } from '../schema/endpoint';
import { optional } from '../schema/fields';
import { fileAnswer } from '../schema/fileAnswer';
import { schoolParam } from '../users/endpoints';
import { schoolProfileFields, schoolUpdateFields } from './schoolProfile';

export const schoolRead = endpoint({
  id: 'schoolRead',
  method: 'GET',
  path: '/api/schools/{customerCode}',
  calls: ['EP-020', 'EP-077'],
  about: 'The record of the school, with its version',
  access: ['school', 'read'],
  effect: 'read',
  params: schoolParam,
  response: { kind: 'record', required: true, of: schoolProfileFields },
});

export const schoolUpdate = endpoint({
  id: 'schoolUpdate',
  method: 'PUT',
  path: '/api/schools/{customerCode}',
  calls: ['EP-021'],
  about:
    'Updates the fields of the school’s record that are sent. Enabling OTP requires the supervisor to register a device at the next sign-in; disabling it requires a confirmed identity, and disables it for every account of the school',
  access: ['school', 'update'],
  effect: 'update',
  params: schoolParam,
  body: { kind: 'record', required: true, of: optional(schoolUpdateFields) },
  response: { kind: 'record', required: true, of: schoolProfileFields },
  errors: ['confirmationNeeded'],
});

export const processingRegister = endpoint({
  id: 'processingRegister',
  method: 'GET',
  path: '/api/schools/{customerCode}/registro-trattamento',
  calls: ['EP-022'],
  about: 'The data-processing register of the school (GDPR, article 30), a PDF',
  access: ['school', 'register'],
  effect: 'read',
  params: schoolParam,
  response: fileAnswer,
});
