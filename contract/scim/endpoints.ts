import { endpoint } from '../schema/endpoint';
import {
  newScimClientFields,
  scimChangeFields,
  scimClientFields,
  scimClientIdFields,
  scimTokenFields,
} from './scimClient';

const token = { kind: 'record', required: true, of: scimTokenFields } as const;

export const scimClientList = endpoint({
  id: 'scimClientList',
  method: 'GET',
  path: '/api/scim-clients',
  calls: [],
  about: 'The systems that manage the users of this school through SCIM, by name',
  access: ['scimClient', 'list'],
  effect: 'read',
  response: { kind: 'list', required: true, of: { kind: 'record', required: true, of: scimClientFields } },
});

export const scimChangeList = endpoint({
  id: 'scimChangeList',
  method: 'GET',
  path: '/api/scim-clients/{id}/changes',
  calls: [],
  about: 'Lists the changes that a client requested and that were not made, refused ones first; at most 500',
  access: ['scimClient', 'read'],
  effect: 'read',
  params: scimClientIdFields,
  response: { kind: 'list', required: true, of: { kind: 'record', required: true, of: scimChangeFields } },
});

export const scimClientCreate = endpoint({
  id: 'scimClientCreate',
  method: 'POST',
  path: '/api/scim-clients',
  calls: [],
  about:
    'Creates a client on trial; the token is returned only in this response. Requires a confirmed identity',
  access: ['scimClient', 'create'],
  effect: 'command',
  body: { kind: 'record', required: true, of: newScimClientFields },
  response: token,
  errors: ['confirmationNeeded', 'conflict'],
});

export const scimClientRotate = endpoint({
  id: 'scimClientRotate',
  method: 'POST',
  path: '/api/scim-clients/{id}/rotate',
  calls: [],
  about:
    'Replaces the token of a client; the new one is returned only in this response, and the previous one is revoked at once. Requires a confirmed identity',
  access: ['scimClient', 'rotate'],
  effect: 'command',
  params: scimClientIdFields,
  response: token,
  errors: ['confirmationNeeded'],
});

export const scimClientActivate = endpoint({
  id: 'scimClientActivate',
  method: 'POST',
  path: '/api/scim-clients/{id}/activate',
  calls: [],
  about: 'Ends the trial of a client: its later requests change users',
  access: ['scimClient', 'activate'],
  effect: 'command',
  params: scimClientIdFields,
  errors: ['conflict'],
});

export const scimClientDelete = endpoint({
  id: 'scimClientDelete',
  method: 'DELETE',
  path: '/api/scim-clients/{id}',
  calls: [],
  about: 'Revokes the access of a client at once; the users are unchanged',
  access: ['scimClient', 'delete'],
  effect: 'command',
  params: scimClientIdFields,
});

/** Endpoints with which a supervisor manages SCIM clients; SCIM itself is at /scim/v2 (RFC 7644). */
export const scimEndpoints = [
  scimClientList,
  scimChangeList,
  scimClientCreate,
  scimClientRotate,
  scimClientActivate,
  scimClientDelete,
] as const;
