import { procedureCalls, runFields } from '../procedures/procedureCalls';
import { endpoint } from '../schema/endpoint';
import { fields } from '../schema/fields';
import { documentAnswer } from '../schema/fileAnswer';
import { REPORT_FILE_LIMIT } from '../signing/endpoints';
import { onlineSignatureFields, pendingSignature, signatureAnswer } from '../signing/signing';
import { partAddressFields, uploadFields } from '../uploads/upload';
import { practiceFields, practiceStageFields } from './practice';
import { practiceOperatorEndpoints } from './practicesOfOperatorEndpoints';
import { transfer } from './procedure';
import {
  attachedFileFields,
  practiceQuery,
  transferCompleteFields,
  transferDocumentFields,
  transferPayloadFields,
  transferUploadFields,
} from './transferPayloads';

const BASE = '/api/altri-fornitori';
const list = ['practice', 'list'] as const;
const update = ['practice', 'update'] as const;
const sign = ['practice', 'sign'] as const;
const practice = { kind: 'record', required: true, of: practiceFields } as const;
const run = { kind: 'record', required: true, of: runFields } as const;
const upload = { kind: 'record', required: true, of: uploadFields } as const;

export const transferCalls = procedureCalls(transfer, {
  path: `${BASE}/pratica`,
  id: 'transfer',
  about: 'a transfer of data from another supplier',
  read: list,
  update,
  several: true,
});

export const practiceList = endpoint({
  id: 'practiceList',
  method: 'GET',
  path: `${BASE}/stato`,
  calls: ['EP-114', 'EP-097'],
  about: 'Lists the school’s transfers of data from other suppliers, the most recently changed first',
  access: list,
  effect: 'read',
  response: { kind: 'list', required: true, of: practice },
});

export const practiceProgress = endpoint({
  id: 'practiceProgress',
  method: 'GET',
  path: `${BASE}/progress`,
  calls: ['EP-117', 'EP-098'],
  about:
    'Returns the percentage of the files that has arrived, by source code, and for each practice also by source code, ~ and area',
  access: list,
  effect: 'read',
  response: { kind: 'json', required: true },
});

export const practiceHeads = endpoint({
  id: 'practiceHeads',
  method: 'GET',
  path: `${BASE}/dirigenti`,
  calls: [],
  about:
    'Lists the people who can be chosen as school head: those with a tax code who have signed in, except accounts of an office',
  access: list,
  effect: 'read',
  response: {
    kind: 'list',
    required: true,
    of: {
      kind: 'record',
      required: true,
      of: fields({
        uid: { kind: 'text', required: true },
        name: { kind: 'text', required: true, privacy: 'personal' },
      }),
    },
  },
});

export const practiceDetails = endpoint({
  id: 'practiceDetails',
  method: 'POST',
  path: `${BASE}/details-customer`,
  calls: ['EP-116'],
  about:
    'Returns the school, its practice of a source and area if there is one, and the pending signature if there is one',
  access: list,
  effect: 'read',
  query: fields({ codMin: practiceQuery.codMin, area: practiceQuery.area }),
  response: {
    kind: 'record',
    required: true,
    of: fields({
      customerCode: { kind: 'text', required: true },
      codMin: { kind: 'text', required: true },
      name: { kind: 'text', required: true },
      practice: { kind: 'record', of: practiceFields },
      pending: pendingSignature,
    }),
  },
});

export const practiceSave = endpoint({
  id: 'practiceSave',
  method: 'POST',
  path: `${BASE}/application-data`,
  calls: ['EP-115', 'EP-100'],
  about:
    'Saves the choices, so that the practice appears in the history; returns the source ministerial code',
  access: update,
  effect: 'command',
  errors: ['notFound', 'conflict', 'stale'],
  body: { kind: 'record', required: true, of: transferPayloadFields },
  response: { kind: 'text', required: true },
});

export const practiceUpload = endpoint({
  id: 'practiceUpload',
  method: 'POST',
  path: `${BASE}/upload`,
  calls: ['EP-111', 'EP-102'],
  about: 'Begins or continues the upload of a file of a practice; returns the id of the upload',
  access: update,
  effect: 'command',
  response: upload,
  body: { kind: 'record', required: true, of: transferUploadFields },
  errors: ['notFound', 'conflict', 'otherFile', 'quotaReached', 'noRoom'],
});

export const practiceAddress = endpoint({
  id: 'practiceAddress',
  method: 'POST',
  path: `${BASE}/presigned-url`,
  calls: ['EP-112', 'EP-103'],
  about: 'Returns an address to which one part can be sent with PUT, for five minutes, without a session',
  access: update,
  effect: 'command',
  uploadToken: true,
  body: { kind: 'record', required: true, of: transferUploadFields },
  response: { kind: 'record', required: true, of: partAddressFields },
  errors: ['notFound', 'conflict', 'otherFile', 'noRoom'],
});

export const practiceComplete = endpoint({
  id: 'practiceComplete',
  method: 'POST',
  path: `${BASE}/complete`,
  calls: ['EP-113', 'EP-105'],
  about: 'Joins the parts of a file, after the store has verified size and SHA-256',
  access: update,
  effect: 'command',
  uploadToken: true,
  response: upload,
  body: { kind: 'record', required: true, of: transferCompleteFields },
  errors: ['notFound', 'conflict', 'uploadIncomplete', 'otherFile'],
});

export const practiceFiles = endpoint({
  id: 'practiceFiles',
  method: 'GET',
  path: `${BASE}/file`,
  calls: ['EP-125', 'EP-101'],
  about: 'The files of a practice; whether a password opens each, never which',
  access: list,
  effect: 'read',
  errors: ['notFound'],
  query: practiceQuery,
  response: {
    kind: 'list',
    required: true,
    of: {
      kind: 'record',
      required: true,
      of: fields({
        ...attachedFileFields,
        bytes: { kind: 'number', integer: true, required: true },
        upload,
      }),
    },
  },
});

export const practiceDocument = endpoint({
  id: 'practiceDocument',
  method: 'POST',
  path: `${BASE}/create-documento`,
  calls: ['EP-120', 'EP-106'],
  about: 'Creates the document to be signed, once all files have arrived',
  access: update,
  effect: 'command',
  response: run,
  errors: ['notFound', 'conflict'],
  body: { kind: 'record', required: true, of: transferDocumentFields },
});

export const practiceHistory = endpoint({
  id: 'practiceHistory',
  method: 'GET',
  path: `${BASE}/tappe`,
  calls: [],
  about: 'Lists the events of a practice, the earliest first: begun, signed, started, completed',
  access: list,
  effect: 'read',
  errors: ['notFound'],
  query: practiceQuery,
  response: {
    kind: 'list',
    required: true,
    of: { kind: 'record', required: true, of: practiceStageFields },
  },
});

export const practicePdf = endpoint({
  id: 'practicePdf',
  method: 'GET',
  path: `${BASE}/pdf`,
  calls: ['EP-118'],
  about: 'Returns the document of a practice as it is to be signed',
  access: list,
  effect: 'read',
  query: practiceQuery,
  response: documentAnswer,
  errors: ['notFound'],
});

export const practiceSigned = endpoint({
  id: 'practiceSigned',
  method: 'GET',
  path: `${BASE}/pdf-signed`,
  calls: ['EP-119', 'EP-099'],
  about:
    'Returns the signed file of a practice (.p7m) itself, not a link, because everybody who has a link could open it',
  access: list,
  effect: 'read',
  query: practiceQuery,
  response: documentAnswer,
  errors: ['notFound'],
});

export const practiceDelete = endpoint({
  id: 'practiceDelete',
  method: 'DELETE',
  path: `${BASE}/delete`,
  calls: ['EP-123', 'EP-107'],
  about: 'Deletes a practice that is not signed, with its files',
  access: update,
  effect: 'command',
  query: practiceQuery,
  errors: ['notFound', 'conflict'],
});

export const practiceDeleteFiles = endpoint({
  id: 'practiceDeleteFiles',
  method: 'DELETE',
  path: `${BASE}/delete/s3`,
  calls: ['EP-124', 'EP-108'],
  about:
    'Deletes the files and the document of a practice that is not signed; other files can then be attached',
  access: update,
  effect: 'command',
  errors: ['notFound', 'conflict'],
  body: { kind: 'record', required: true, of: practiceQuery },
});

export const practiceSignOnline = endpoint({
  id: 'practiceSignOnline',
  method: 'POST',
  path: `${BASE}/firma-online`,
  calls: ['EP-122', 'EP-110'],
  about: 'Has the document of a practice signed by a service',
  access: sign,
  effect: 'command',
  response: signatureAnswer,
  query: fields({ codMin: practiceQuery.codMin, area: practiceQuery.area }),
  body: { kind: 'record', required: true, of: onlineSignatureFields },
  errors: ['notFound', 'conflict', 'signatureRefused', 'tooManyRequests', 'unavailable'],
});

export const practiceSignOffline = endpoint({
  id: 'practiceSignOffline',
  method: 'POST',
  path: `${BASE}/firma-offline`,
  calls: ['EP-121', 'EP-109'],
  about: 'Accepts the document of a practice as a file that was signed elsewhere (.p7m)',
  access: sign,
  effect: 'command',
  response: signatureAnswer,
  query: fields({ codMin: practiceQuery.codMin, area: practiceQuery.area }),
  upload: { max: REPORT_FILE_LIMIT },
  errors: ['notFound', 'conflict', 'signatureRefused', 'unavailable'],
});

/** Endpoints for transfers of data from other suppliers. */
export const practiceEndpoints = [
  ...[practiceList, practiceProgress, practiceHeads, practiceDetails, practiceSave, practiceUpload],
  ...[practiceAddress, practiceComplete, practiceFiles, practiceDocument, practicePdf, practiceSigned],
  practiceHistory,
  ...[practiceDelete, practiceDeleteFiles, practiceSignOnline, practiceSignOffline],
  ...Object.values(transferCalls),
  ...practiceOperatorEndpoints,
] as const;
