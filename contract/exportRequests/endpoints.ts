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
  about: 'Returns an export request of the school, even if it was cancelled or deleted',
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
    'Requests the data of some applications; at most once every 15 days. The person must have just confirmed their identity, with a second factor if they have one',
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
  about: 'Cancels a request whose file is not ready yet',
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
  about: 'Deletes a request whose file is ready, with the password of the file',
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
  about: 'Returns what the file of a request would contain now, for each application of the school',
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
  about:
    'Returns the address of the zip file of a request, valid for five minutes; each call is recorded in the audit log',
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
