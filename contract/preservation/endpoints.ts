import { CUSTOMER_CODE } from '../constants';
import { receiptFields } from '../procedures/receipt';
import { endpoint } from '../schema/endpoint';
import { fields } from '../schema/fields';
import { documentAnswer } from '../schema/fileAnswer';
import { REPORT_FILE_LIMIT } from '../signing/endpoints';
import { onlineProviderNames } from '../signing/providers';
import { onlineCredentialsFields, signatureAnswer } from '../signing/signing';
import { preservationKindFields, preservationManagerFields, preservationStatusFields } from './preservation';

const status = { kind: 'record', required: true, of: preservationStatusFields } as const;

export const preservationStatus = endpoint({
  id: 'preservationStatus',
  method: 'GET',
  path: '/api/conservazione/stato-attivazione',
  calls: ['EP-023', 'EP-063', 'EP-069', 'EP-185'],
  about:
    'Returns the progress of activating preservation; an empty string if there is no licence or no activation',
  access: ['preservation', 'read'],
  effect: 'read',
  response: { kind: 'record', of: preservationStatusFields },
});

export const preservationManagerRead = endpoint({
  id: 'preservationManagerRead',
  method: 'GET',
  path: '/api/conservazione/responsabile',
  calls: ['EP-062', 'EP-070'],
  about: 'Returns the preservation manager; name and tax code are empty if none is appointed',
  access: ['preservation', 'read'],
  effect: 'read',
  response: {
    kind: 'record',
    required: true,
    of: fields({
      name: { kind: 'text', privacy: 'personal' },
      cf: { kind: 'text', privacy: 'personal' },
    }),
  },
  errors: ['notFound'],
});

export const preservationManagerWrite = endpoint({
  id: 'preservationManagerWrite',
  method: 'PUT',
  path: '/api/conservazione/responsabile/',
  calls: ['EP-061', 'EP-071'],
  about: 'Appoints the preservation manager. If it is another person, existing documents become invalid',
  access: ['preservation', 'update'],
  effect: 'update',
  body: { kind: 'record', required: true, of: preservationManagerFields },
  response: { kind: 'record', required: true, of: preservationManagerFields },
  errors: ['notFound', 'conflict'],
});

export const preservationGenerate = endpoint({
  id: 'preservationGenerate',
  method: 'POST',
  path: '/api/conservazione/contratti',
  calls: ['EP-064', 'EP-072'],
  about:
    'Requests the documents that do not exist. If the documents name another school head, all are created again and their signatures are lost',
  access: ['preservation', 'update'],
  effect: 'command',
  response: status,
  errors: ['notFound', 'conflict'],
});

export const preservationDocument = endpoint({
  id: 'preservationDocument',
  method: 'GET',
  path: '/api/conservazione/documenti/{tipoDocumento}',
  calls: [],
  about: 'Returns a document as it is to be signed (PDF), or its signed file (.p7m)',
  access: ['preservation', 'read'],
  effect: 'read',
  params: preservationKindFields,
  query: fields({ versione: { kind: 'choice', of: ['originale', 'firmata'] } }),
  response: documentAnswer,
  errors: ['notFound'],
});

export const preservationSignOnline = endpoint({
  id: 'preservationSignOnline',
  method: 'POST',
  path: '/api/conservazione/firma-online',
  calls: ['EP-065', 'EP-074', 'EP-190'],
  about:
    'Has a document signed by a signature service; by default the first one. The credentials are not stored',
  access: ['preservation', 'sign'],
  effect: 'command',
  body: {
    kind: 'record',
    required: true,
    of: fields({
      ...preservationKindFields,
      ...onlineCredentialsFields,
      provider: { kind: 'choice', of: onlineProviderNames },
    }),
  },
  response: signatureAnswer,
  errors: ['notFound', 'conflict', 'signatureRefused', 'tooManyRequests'],
});

export const preservationSignOffline = endpoint({
  id: 'preservationSignOffline',
  method: 'POST',
  path: '/api/conservazione/firma-offline',
  calls: ['EP-066', 'EP-073', 'EP-189'],
  about: 'Takes the signed file (.p7m) of a document that was signed elsewhere',
  access: ['preservation', 'sign'],
  effect: 'command',
  upload: { max: REPORT_FILE_LIMIT },
  body: { kind: 'record', required: true, of: preservationKindFields },
  response: signatureAnswer,
  errors: ['notFound', 'conflict', 'signatureRefused'],
});

export const preservationDemoSigner = endpoint({
  id: 'preservationDemoSigner',
  method: 'GET',
  path: '/api/conservazione/firma-online/{tipoDocumento}',
  calls: [],
  about:
    'In a demo, whose signature services are simulated: returns the input for signing a document as its signer. An empty string elsewhere, or if the signer has no account',
  access: ['preservation', 'sign'],
  effect: 'read',
  params: preservationKindFields,
  response: {
    kind: 'record',
    of: fields({
      username: { kind: 'text', required: true },
      otp6: { kind: 'text', required: true },
      otp8: { kind: 'text', required: true },
    }),
  },
});

export const preservationReset = endpoint({
  id: 'preservationReset',
  method: 'DELETE',
  path: '/api/conservazione/reset-dati',
  calls: ['EP-067', 'EP-076'],
  about: 'Restarts the activation: removes the manager and the documents; the school head stays',
  access: ['preservation', 'update'],
  effect: 'command',
  errors: ['notFound', 'conflict'],
});

export const preservationComplete = endpoint({
  id: 'preservationComplete',
  method: 'PUT',
  path: '/api/conservazione/completa-attivazione',
  calls: ['EP-068', 'EP-075'],
  about: 'Completes the activation, once all four documents are signed',
  access: ['preservation', 'update'],
  effect: 'command',
  response: status,
  errors: ['notFound', 'conflict'],
});

export const preservationReceipt = endpoint({
  id: 'preservationReceipt',
  method: 'GET',
  path: '/api/conservazione/ricevuta',
  calls: [],
  about: 'The receipt of the activation, also as a PDF; not found before it is completed',
  access: ['preservation', 'read'],
  effect: 'read',
  response: {
    kind: 'record',
    required: true,
    of: {
      ...receiptFields,
      nomeFile: { kind: 'text', required: true },
      pdf: { kind: 'text', required: true, about: 'base64' },
    },
  },
  errors: ['notFound'],
});

export const preservationSet = endpoint({
  id: 'preservationSet',
  method: 'POST',
  path: '/api/operator/conservazione',
  calls: [],
  about:
    'Allows a school to activate preservation, including the licence, or reports that the service has been set up (the provider’s own staff)',
  access: ['preservation', 'set'],
  effect: 'command',
  body: {
    kind: 'record',
    required: true,
    of: {
      customerCode: { kind: 'text', required: true, pattern: CUSTOMER_CODE },
      azione: { kind: 'choice', required: true, of: ['apri', 'configura'] },
    },
  },
  response: {
    kind: 'record',
    required: true,
    of: fields({ stato: { kind: 'choice', required: true, of: ['aperta', 'configurata'] } }),
  },
  errors: ['notFound', 'conflict'],
});

/** Endpoints for digital preservation. */
export const preservationEndpoints = [
  preservationStatus,
  preservationManagerRead,
  preservationManagerWrite,
  preservationGenerate,
  preservationDocument,
  preservationSignOnline,
  preservationSignOffline,
  preservationDemoSigner,
  preservationReset,
  preservationComplete,
  preservationReceipt,
  preservationSet,
] as const;
