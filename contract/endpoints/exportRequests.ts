import { endpoint } from '../endpoint';
import { exportApplications, exportRequestFields } from '../entities/exportRequest';
import { fields } from '../fields';
import { schoolParam } from './users';

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

export const exportRequestCreate = endpoint({
  id: 'exportRequestCreate',
  method: 'POST',
  path: '/api/area-amministrativa/esportazione-dati/products/email/{email}',
  calls: ['EP-172'],
  about: 'Asks for the data of some applications; once every 15 days',
  access: ['exportRequest', 'create'],
  effect: 'command',
  params: fields({ email: { kind: 'text', required: true, max: 254, privacy: 'personal' } }),
  body: {
    kind: 'list',
    required: true,
    min: 1,
    max: exportApplications.length,
    of: { kind: 'choice', required: true, of: exportApplications },
    say: { min: "Scegliere l'applicazione di cui esportare i dati." },
  },
  response: request,
  errors: ['conflict'],
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

/** The calls about requests for the data of a school. */
export const exportRequestEndpoints = [
  exportRequestList,
  exportRequestCreate,
  exportRequestCancel,
  exportRequestDelete,
] as const;
