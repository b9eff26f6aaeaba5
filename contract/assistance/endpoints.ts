import { endpoint } from '../schema/endpoint';
import { fields } from '../schema/fields';
import { supportAccessEndpoints } from '../supportAccess/endpoints';
import {
  assistanceContactFields,
  assistancePackageFields,
  interventionFields,
  interventionSearchFields,
} from './assistance';

const path = '/api/area-amministrativa/products';
const interventions = {
  kind: 'list',
  required: true,
  of: { kind: 'record', required: true, of: interventionFields },
} as const;

export const assistanceContactList = endpoint({
  id: 'assistanceContactList',
  method: 'GET',
  path: `${path}/contatti-assistenza`,
  calls: ['EP-171'],
  about: 'The contacts with support that the school has, by product',
  access: ['assistanceContact', 'list'],
  effect: 'read',
  response: {
    kind: 'list',
    required: true,
    of: { kind: 'record', required: true, of: assistanceContactFields },
  },
});

export const assistancePackageList = endpoint({
  id: 'assistancePackageList',
  method: 'GET',
  path: `${path}/pacchetti-assistenza`,
  calls: ['EP-177'],
  about: 'The packages of interventions that the school has bought',
  access: ['assistancePackage', 'list'],
  effect: 'read',
  response: {
    kind: 'list',
    required: true,
    of: { kind: 'record', required: true, of: assistancePackageFields },
  },
});

export const interventionsFind = endpoint({
  id: 'interventionsFind',
  method: 'POST',
  path: `${path}/schede-assistenza`,
  calls: ['EP-176', 'EP-209'],
  about: 'Lists the support interventions for a product of the school, newest first',
  access: ['intervention', 'list'],
  effect: 'read',
  body: { kind: 'record', required: true, of: interventionSearchFields },
  response: interventions,
});

export const interventionsOfPackage = endpoint({
  id: 'interventionsOfPackage',
  method: 'GET',
  path: `${path}/schede-assistenza/{idPacchetto}`,
  calls: ['EP-178'],
  about: 'Lists the support interventions for a package, newest first',
  access: ['intervention', 'list'],
  effect: 'read',
  params: fields({ idPacchetto: { kind: 'text', required: true, max: 40 } }),
  response: interventions,
  errors: ['notFound'],
});

/** Endpoints for support. */
export const assistanceEndpoints = [
  ...supportAccessEndpoints,
  assistanceContactList,
  assistancePackageList,
  interventionsFind,
  interventionsOfPackage,
] as const;
