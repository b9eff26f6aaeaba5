import { endpoint } from '../schema/endpoint';
import { fields } from '../schema/fields';
import { documentAnswer } from '../schema/fileAnswer';
import { REPORT_FILE_LIMIT } from '../signing/endpoints';
import { onlineSignatureFields, signatureAnswer } from '../signing/signing';

export const spidRequestDocument = endpoint({
  id: 'spidRequestDocument',
  method: 'GET',
  path: '/api/spid/richiesta-attivazione/documento',
  calls: [],
  about:
    'The document of the request as it is handed out to be signed (PDF; frozen from then on), its signed file (.p7m), or the receipt of the signature (PDF)',
  access: ['spidRequest', 'read'],
  effect: 'read',
  query: fields({ versione: { kind: 'choice', of: ['originale', 'firmata', 'ricevuta'] } }),
  response: documentAnswer,
  errors: ['notFound'],
});

export const spidRequestSignOnline = endpoint({
  id: 'spidRequestSignOnline',
  method: 'POST',
  path: '/api/spid/richiesta-attivazione/firma-online',
  calls: [],
  about: 'Has the request signed by a service; it is taken in charge from then on',
  access: ['spidRequest', 'sign'],
  effect: 'command',
  body: { kind: 'record', required: true, of: onlineSignatureFields },
  response: signatureAnswer,
  errors: ['notFound', 'signatureRefused', 'tooManyRequests', 'unavailable'],
});

export const spidRequestSignOffline = endpoint({
  id: 'spidRequestSignOffline',
  method: 'POST',
  path: '/api/spid/richiesta-attivazione/firma-offline',
  calls: [],
  about: 'Takes the request that was signed elsewhere; it is taken in charge from then on',
  access: ['spidRequest', 'sign'],
  effect: 'command',
  upload: { max: REPORT_FILE_LIMIT },
  response: signatureAnswer,
  errors: ['notFound', 'signatureRefused', 'unavailable'],
});

/** Endpoints for the document of the request to the agency. */
export const spidRequestDocumentEndpoints = [
  spidRequestDocument,
  spidRequestSignOnline,
  spidRequestSignOffline,
] as const;
