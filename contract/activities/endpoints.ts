import { endpoint } from '../schema/endpoint';
import { schoolParam, userParams } from '../users/endpoints';
import { UUID } from '../values/uuid';
import { activityFields, authorisedAppFields } from './activity';

/** Maximum number of sign-ins in a response, the latest first. */
export const MAX_ACTIVITIES = 200;

export const activitiesFind = endpoint({
  id: 'activitiesFind',
  method: 'POST',
  path: '/api/activities/',
  calls: ['EP-140'],
  about: 'The latest sign-ins of the person, in whichever school, the latest first',
  access: ['activity', 'list'],
  effect: 'read',
  response: { kind: 'list', required: true, of: { kind: 'record', required: true, of: activityFields } },
});

/** GET as in the specification, for other clients. It is refused without an access token of the person. */
export const everywhereLogoutByGet = endpoint({
  id: 'everywhereLogoutByGet',
  method: 'GET',
  path: '/api/activities/logout/{customerCode}/{uid}',
  calls: ['EP-139'],
  about: 'Ends every session of the person, including the current one; clients should prefer the POST',
  access: ['activity', 'end'],
  effect: 'read',
  params: userParams,
  errors: ['notFound'],
});

export const everywhereLogout = endpoint({
  id: 'everywhereLogout',
  method: 'POST',
  path: '/api/activities/logout/{customerCode}/{uid}',
  calls: [],
  about: 'Ends every session of the person, including the current one',
  access: ['activity', 'end'],
  effect: 'command',
  params: userParams,
  errors: ['notFound'],
});

export const othersLogout = endpoint({
  id: 'othersLogout',
  method: 'POST',
  path: '/api/activities/others/logout',
  calls: [],
  about: 'Ends every session of the person except the current one',
  access: ['activity', 'end'],
  effect: 'command',
  response: {
    kind: 'record',
    required: true,
    of: { ended: { kind: 'number', required: true, integer: true } },
  },
});

export const activityLogout = endpoint({
  id: 'activityLogout',
  method: 'POST',
  path: '/api/activities/{id}/logout',
  calls: [],
  about: 'Ends the session that began with this sign-in of the person',
  access: ['activity', 'end'],
  effect: 'command',
  params: { id: { kind: 'text', required: true, pattern: UUID } },
  errors: ['notFound'],
});

export const appsList = endpoint({
  id: 'appsList',
  method: 'POST',
  path: '/api/apps/',
  calls: ['EP-151'],
  about:
    'Lists the applications that may use the signed-in account: those of the portal, and those that the person authorised',
  access: ['authorisedApp', 'list'],
  effect: 'read',
  response: { kind: 'list', required: true, of: { kind: 'record', required: true, of: authorisedAppFields } },
});

export const appRemove = endpoint({
  id: 'appRemove',
  method: 'DELETE',
  path: '/api/apps/{customerCode}/{username}/{clientId}',
  calls: ['EP-152'],
  about: 'Revokes the authorisation of an application; applications of the portal cannot be removed',
  access: ['authorisedApp', 'remove'],
  effect: 'command',
  params: {
    ...schoolParam,
    username: { kind: 'text', required: true, max: 254 },
    clientId: { kind: 'text', required: true, max: 100 },
  },
  errors: ['notFound', 'conflict'],
});
