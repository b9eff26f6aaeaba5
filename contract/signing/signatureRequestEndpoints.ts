import { CONTRACT_FILE_LIMIT, SIGN_MANY_LIMIT } from '../contracts/endpoints';
import { endpoint } from '../schema/endpoint';
import { fields } from '../schema/fields';
import { documentAnswer } from '../schema/fileAnswer';

import { requestParams, signatureRequestFields } from './signatureRequest';
import { onlineSignatureFields, pendingProcedures, signatureAnswer } from './signing';

const fileName = { kind: 'text', required: true, max: 120 } as const;
const request = { kind: 'record', required: true, of: signatureRequestFields } as const;

/** Document to sign and, if it is a contract, the signer's acceptance of both clauses. */
const signedFields = fields({
  fileName,
  clausole: {
    kind: 'choice',
    of: ['accettate'],
    about: 'the signer accepts both clauses of the contract; required for contracts',
  },
});

export const signatureRequestSend = endpoint({
  id: 'signatureRequestSend',
  method: 'POST',
  path: '/api/signatures/requests',
  calls: [],
  about:
    'Asks the school head by mail to sign documents of one procedure from elsewhere, with the head’s own account',
  access: ['signatureRequest', 'send'],
  effect: 'command',
  body: {
    kind: 'record',
    required: true,
    of: fields({
      procedure: { kind: 'choice', required: true, of: pendingProcedures },
      fileNames: { kind: 'list', required: true, of: fileName, min: 1, max: SIGN_MANY_LIMIT },
    }),
  },
  response: request,
  errors: ['conflict', 'notFound', 'signatureRefused', 'tooManyRequests'],
});

export const signatureRequestRead = endpoint({
  id: 'signatureRequestRead',
  method: 'GET',
  path: '/api/signatures/requests/{id}',
  calls: [],
  about: 'Returns a signature request, for the person who is asked and for supervisors',
  access: ['signatureRequest', 'read'],
  effect: 'read',
  params: requestParams,
  response: request,
  errors: ['conflict', 'notFound'],
});

export const signatureRequestDocument = endpoint({
  id: 'signatureRequestDocument',
  method: 'GET',
  path: '/api/signatures/requests/{id}/document',
  calls: [],
  about: 'Returns a document of a signature request as it is to be signed, only for the person who is asked',
  access: ['signatureRequest', 'read'],
  effect: 'read',
  params: requestParams,
  query: fields({ fileName }),
  response: documentAnswer,
  errors: ['conflict', 'notFound'],
});

const change = {
  method: 'POST',
  calls: [],
  effect: 'command',
  params: requestParams,
  response: request,
  errors: ['conflict', 'notFound'],
} as const;

export const signatureRequestRemind = endpoint({
  ...change,
  id: 'signatureRequestRemind',
  access: ['signatureRequest', 'remind'],
  path: '/api/signatures/requests/{id}/remind',
  about: 'Sends the mail of a request again',
});

export const signatureRequestCancel = endpoint({
  ...change,
  id: 'signatureRequestCancel',
  access: ['signatureRequest', 'cancel'],
  path: '/api/signatures/requests/{id}/cancel',
  about: 'Cancels a signature request; its documents can no longer be signed with it',
});

const sign = {
  method: 'POST',
  calls: [],
  access: ['signatureRequest', 'sign'],
  effect: 'command',
  params: requestParams,
  response: signatureAnswer,
} as const;

export const signatureRequestSignOnline = endpoint({
  ...sign,
  id: 'signatureRequestSignOnline',
  path: '/api/signatures/requests/{id}/online',
  about:
    'Has a document of a signature request signed by a signature service, only for the person who is asked',
  body: { kind: 'record', required: true, of: fields({ ...signedFields, ...onlineSignatureFields }) },
  errors: ['conflict', 'notFound', 'signatureRefused', 'tooManyRequests', 'unavailable'],
});

export const signatureRequestSignOffline = endpoint({
  ...sign,
  id: 'signatureRequestSignOffline',
  path: '/api/signatures/requests/{id}/offline',
  about:
    'Accepts a document of a signature request that was signed elsewhere, only from the person who is asked',
  body: { kind: 'record', required: true, of: signedFields },
  upload: { max: CONTRACT_FILE_LIMIT },
  errors: ['conflict', 'notFound', 'signatureRefused', 'unavailable'],
});

/** Endpoints for requests to sign from elsewhere. */
export const signatureRequestEndpoints = [
  signatureRequestSend,
  signatureRequestRead,
  signatureRequestDocument,
  signatureRequestRemind,
  signatureRequestCancel,
  signatureRequestSignOnline,
  signatureRequestSignOffline,
] as const;
