import * as exportRequestsMessages from '../messages/it/exportRequests';
import { endpoint } from '../schema/endpoint';
import { fields } from '../schema/fields';
import { schoolParam } from '../users/endpoints';
import { exportApplications, exportRequestFields, exportScopeFields } from './exportRequest';

const request = { kind: 'record', required: true, of: exportRequestFields } as const;
const numbered = fields({ id: { kind: 'text', required: true, pattern: /^[1-9]\d{0,8}$/ } });

export const exportRequestList = endpoint({
  id: 'exportRequestList',
  method: 'GET',
  path: '/api/area-amministrativa/esportazione-dati/richiesta/cliente/{customerCode}',
  calls: ['EP-173'],
  about: 'The export requests of the school, newest first',
  access: ['exportRequest', 'list'],
  effect: 'read',
  params: schoolParam,
  response: { kind: 'list', required: true, of: request },
});

export const exportRequestRead = endpoint({
  id: 'exportRequestRead',
  method: 'GET',
  path: '/api/area-amministrativa/esportazione-dati/richiesta/{id}',
  calls: [],
  about: 'One export request of the school, also after it was cancelled or deleted',
  access: ['exportRequest', 'list'],
  effect: 'read',
  params: numbered,
  response: request,
  errors: ['notFound'],
});

export const exportRequestCreate = endpoint({
  id: 'exportRequestCreate',
  method: 'POST',
  path: '/api/area-amministrativa/esportazione-dati/products/email/{email}',
  calls: ['EP-172'],
  about:
    'Requests the data of some applications; once every 15 days, by a person who has just confirmed their identity: with a second factor if they have one',
  access: ['exportRequest', 'create'],
  effect: 'command',
  params: fields({ email: { kind: 'text', required: true, max: 254, privacy: 'personal' } }),
  body: {
    kind: 'list',
    required: true,
    min: 1,
    max: exportApplications.length,
    of: { kind: 'choice', required: true, of: exportApplications },
    say: { min: exportRequestsMessages.chooseApplicationWhoseData },
  },
  response: request,
  errors: ['confirmationNeeded', 'codeConfirmationNeeded', 'conflict'],
});

export const exportRequestCancel = endpoint({
  id: 'exportRequestCancel',
  method: 'PUT',
  path: '/api/area-amministrativa/esportazione-dati/richiesta/{id}',
  calls: ['EP-174'],
  about: 'Cancels a request that is still to be prepared',
  access: ['exportRequest', 'cancel'],
  effect: 'command',
  params: numbered,
  errors: ['conflict'],
});

export const exportRequestDelete = endpoint({
  id: 'exportRequestDelete',
  method: 'DELETE',
  path: '/api/area-amministrativa/esportazione-dati/richiesta/{id}',
  calls: ['EP-175'],
  about: 'Deletes a request that has been served; its password is forgotten',
  access: ['exportRequest', 'delete'],
  effect: 'command',
  params: numbered,
  errors: ['conflict'],
});

export const exportScope = endpoint({
  id: 'exportScope',
  method: 'GET',
  path: '/api/area-amministrativa/esportazione-dati/contenuto',
  calls: [],
  about: 'Returns the current contents of a request’s file, for each application of the school',
  access: ['exportRequest', 'create'],
  effect: 'read',
  response: {
    kind: 'list',
    required: true,
    of: { kind: 'record', required: true, of: exportScopeFields },
  },
});

export const exportFile = endpoint({
  id: 'exportFile',
  method: 'GET',
  path: '/api/area-amministrativa/esportazione-dati/file/{fileName}',
  calls: ['EP-181'],
  about: 'Where the file of a request can be fetched, a zip, for five minutes; each time is in the audit log',
  access: ['exportRequest', 'download'],
  effect: 'read',
  params: fields({ fileName: { kind: 'text', required: true, max: 200 } }),
  response: {
    kind: 'record',
    required: true,
    of: fields({ url: { kind: 'text', required: true }, until: { kind: 'instant', required: true } }),
  },
  errors: ['notFound'],
});

/** Endpoints for requests for the data of a school. */
export const exportRequestEndpoints = [
  exportRequestList,
  exportRequestRead,
  exportRequestCreate,
  exportRequestCancel,
  exportRequestDelete,
  exportScope,
  exportFile,
] as const;
