import { endpoint } from '../schema/endpoint';
import { fields, pick } from '../schema/fields';
import { listViewFields } from './listView';

/** Selects the list to which views belong, by its entity in the permissions. */
const entity = fields({ entity: { kind: 'text', required: true, max: 40, pattern: /^[a-zA-Z]+$/ } });
const view = fields({ ...entity, ...pick(listViewFields, 'id') });
const one = { kind: 'record', required: true, of: listViewFields } as const;
const written = {
  kind: 'record',
  required: true,
  of: pick(listViewFields, 'name', 'query', 'shared'),
} as const;

export const viewsList = endpoint({
  id: 'viewsList',
  method: 'GET',
  path: '/api/viste/{entity}',
  calls: [],
  about: 'Lists the views of a list by name: those of the caller, and those shared with the school',
  access: ['view', 'list'],
  effect: 'read',
  params: entity,
  response: { kind: 'list', required: true, of: one },
});

export const viewCreate = endpoint({
  id: 'viewCreate',
  method: 'POST',
  path: '/api/viste/{entity}',
  calls: [],
  about: 'Saves a view of a list; sharing it with the school requires a separate permission',
  access: ['view', 'create'],
  effect: 'command',
  params: entity,
  body: written,
  response: one,
  errors: ['conflict'],
});

export const viewUpdate = endpoint({
  id: 'viewUpdate',
  method: 'PUT',
  path: '/api/viste/{entity}/vista/{id}',
  calls: [],
  about: 'Renames or replaces a view, shares it, or stops sharing it',
  access: ['view', 'update'],
  effect: 'update',
  params: view,
  body: written,
  response: one,
  errors: ['conflict'],
});

export const viewDelete = endpoint({
  id: 'viewDelete',
  method: 'DELETE',
  path: '/api/viste/{entity}/vista/{id}',
  calls: [],
  about: 'Deletes a view; a shared one is deleted for everybody',
  access: ['view', 'delete'],
  effect: 'command',
  params: view,
});

export const viewChoose = endpoint({
  id: 'viewChoose',
  method: 'POST',
  path: '/api/viste/{entity}/predefinita',
  calls: [],
  about: 'Chooses the view with which the list opens for the caller; none if no id is sent',
  access: ['view', 'choose'],
  effect: 'command',
  params: entity,
  body: {
    kind: 'record',
    required: true,
    of: fields({ id: { kind: 'text', max: 36 } }),
  },
});
