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
    'Returns the document of the request as it is to be signed (PDF, which no longer changes), its signed file (.p7m), or the receipt of the signature (PDF)',
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
  about: 'Has the request signed by a signature service; its state then becomes PRESA_IN_CARICO',
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
  about: 'Accepts the request as a file that was signed elsewhere; its state then becomes PRESA_IN_CARICO',
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
