import { CUSTOMER_CODE } from '../constants';
import { endpoint } from '../schema/endpoint';
import { fields, pick } from '../schema/fields';
import { fileAnswer } from '../schema/fileAnswer';
import { TAX_CODE } from '../values/codiceFiscale';
import { spidRequestFields } from './spidRequest';
import { spidRequestDocumentEndpoints } from './spidRequestDocumentEndpoints';

export const spidRequestRead = endpoint({
  id: 'spidRequestRead',
  method: 'GET',
  path: '/api/spid/richiesta-attivazione',
  calls: ['EP-027', 'EP-078', 'EP-186'],
  about: 'Returns the state of the school’s request to the agency; an empty string if there is none',
  access: ['spidRequest', 'read'],
  effect: 'read',
  response: { kind: 'record', of: spidRequestFields },
});

export const spidSwitch = endpoint({
  id: 'spidSwitch',
  method: 'PUT',
  path: '/api/spid/abilitazione',
  calls: ['EP-079'],
  about:
    'Enables or disables sign-in with digital identities for the whole school; the settings of its users are unchanged',
  access: ['spidRequest', 'switch'],
  effect: 'command',
  body: { kind: 'record', required: true, of: pick(spidRequestFields, 'spidEnabled') },
  response: { kind: 'record', required: true, of: pick(spidRequestFields, 'spidEnabled') },
  errors: ['conflict'],
});

export const spidAccessLog = endpoint({
  id: 'spidAccessLog',
  method: 'GET',
  path: '/api/spid/accessi',
  calls: ['EP-080'],
  about: 'Returns the address of the archive of SPID accesses up to 31/07/2023; not found if there is none',
  access: ['spidRequest', 'log'],
  effect: 'read',
  response: { kind: 'record', required: true, of: fields({ url: { kind: 'text', required: true } }) },
  errors: ['notFound'],
});

export const spidAccessArchive = endpoint({
  id: 'spidAccessArchive',
  method: 'GET',
  path: '/api/spid/accessi/{chiave}',
  calls: [],
  about: 'Downloads the archive of SPID accesses: a zip with a CSV',
  access: ['spidRequest', 'log'],
  effect: 'read',
  params: fields({ chiave: { kind: 'text', required: true, max: 20 } }),
  response: fileAnswer,
  errors: ['notFound'],
});

/** Text about a contact person of the school; an absent field stays unchanged. */
const text = { kind: 'text', max: 100 } as const;
const personal = { ...text, privacy: 'personal' } as const;
const contact = fields({
  nomeCognomeSoggettoReferente: personal,
  codiceFiscaleSoggettoReferente: { ...personal, pattern: TAX_CODE },
  titoloSoggettoReferente: text,
  qualificaSoggettoReferente: text,
  telSoggettoReferente: { ...personal, max: 30 },
});

export const spidRequestSet = endpoint({
  id: 'spidRequestSet',
  method: 'POST',
  path: '/api/operator/spid',
  calls: [],
  about:
    'Sets the state of a school’s request, and the people of the school responsible for it (the provider’s own staff)',
  access: ['spidRequest', 'set'],
  effect: 'command',
  body: {
    kind: 'record',
    required: true,
    of: {
      customerCode: { kind: 'text', required: true, pattern: CUSTOMER_CODE },
      ...pick(spidRequestFields, 'statusRichiesta'),
      ...contact,
    },
  },
  response: { kind: 'record', required: true, of: pick(spidRequestFields, 'statusRichiesta') },
  errors: ['notFound', 'conflict'],
});

/** Endpoints for the digital identities of a school. */
export const spidRequestEndpoints = [
  spidRequestRead,
  spidSwitch,
  spidAccessLog,
  spidAccessArchive,
  spidRequestSet,
  ...spidRequestDocumentEndpoints,
] as const;
