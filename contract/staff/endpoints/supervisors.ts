import { endpoint } from '../../schema/endpoint';
import { fields, optional, pick } from '../../schema/fields';
import { searched, sortedBy } from '../../schema/listing';
import { pageFields, pageOf } from '../operatorPages';
import { newSupervisorFields, platformSupervisorFields } from '../platformSupervisor';
import { ofSchool } from './schools';

const path = '/api/operator/schools/{school}/supervisors';
const supervisor = { kind: 'record', required: true, of: platformSupervisorFields } as const;

export const platformSupervisorList = endpoint({
  id: 'platformSupervisorList',
  method: 'GET',
  path,
  calls: [],
  about: 'The supervisors of a school',
  access: ['platformSupervisor', 'list'],
  effect: 'read',
  params: ofSchool,
  response: { kind: 'list', required: true, of: supervisor },
});

export const platformSupervisorFind = endpoint({
  id: 'platformSupervisorFind',
  method: 'GET',
  path: '/api/operator/supervisors',
  calls: [],
  about: 'The supervisors of all schools, a page at a time',
  access: ['platformSupervisor', 'list'],
  effect: 'read',
  query: fields({
    ...optional(pick(platformSupervisorFields, 'school', 'uid', 'access')),
    ...searched,
    ...sortedBy('uid', 'sn', 'school', 'lastLogin'),
    ...pageFields,
  }),
  response: pageOf(supervisor),
});

export const platformSupervisorCreate = endpoint({
  id: 'platformSupervisorCreate',
  method: 'POST',
  path,
  calls: [],
  about: 'Creates a supervisor, and mails the supervisor a link for setting the first password',
  access: ['platformSupervisor', 'create'],
  effect: 'command',
  params: ofSchool,
  body: { kind: 'record', required: true, of: newSupervisorFields },
  response: supervisor,
  errors: ['conflict'],
});

export const platformSupervisorInvite = endpoint({
  id: 'platformSupervisorInvite',
  method: 'POST',
  path: `${path}/{uid}/invite`,
  calls: [],
  about:
    'Mails the first-access link again to a supervisor who has never signed in; the earlier link is invalidated',
  access: ['platformSupervisor', 'invite'],
  effect: 'command',
  params: fields({ ...ofSchool, uid: { kind: 'text', required: true, max: 120 } }),
  response: supervisor,
  errors: ['conflict'],
});

/** Endpoints for the supervisors of schools. */
export const platformSupervisorsEndpoints = [
  platformSupervisorList,
  platformSupervisorFind,
  platformSupervisorCreate,
  platformSupervisorInvite,
] as const;
