import { endpoint } from '../../schema/endpoint';
import {
  applicationParam,
  platformApplicationFields,
  writtenApplicationFields,
} from '../platformApplication';

const application = { kind: 'record', required: true, of: platformApplicationFields } as const;

export const platformApplicationList = endpoint({
  id: 'platformApplicationList',
  method: 'GET',
  path: '/api/operator/applications',
  calls: [],
  about: 'Every application with its roles and rules',
  access: ['platformApplication', 'list'],
  effect: 'read',
  response: { kind: 'list', required: true, of: application },
});

export const platformApplicationPut = endpoint({
  id: 'platformApplicationPut',
  method: 'PUT',
  path: '/api/operator/applications/{ac}',
  calls: [],
  about:
    'Creates or replaces an application. A role that a person holds must not be missing; the rules are replaced by those sent',
  access: ['platformApplication', 'put'],
  effect: 'command',
  params: applicationParam,
  body: { kind: 'record', required: true, of: writtenApplicationFields },
  response: application,
  errors: ['conflict'],
});

/** Endpoints for the applications that the provider sells. */
export const platformApplicationsEndpoints = [platformApplicationList, platformApplicationPut] as const;
