import { CUSTOMER_CODE } from '../constants';
import { procedureCalls, runFields } from '../procedures/procedureCalls';
import { endpoint } from '../schema/endpoint';
import { fields, type RecordOf } from '../schema/fields';
import { documentAnswer } from '../schema/fileAnswer';
import { REPORT_FILE_LIMIT } from '../signing/endpoints';
import { onlineSignatureFields, pendingSignature, signatureAnswer } from '../signing/signing';
import { wholeNumber } from '../values/wholeNumber';
import { mergedSchool } from './procedure';
import { receivingEndpoints } from './receivingEndpoints';
import {
  applicationDataFields,
  choicesFields,
  mergedStates,
  resizingApplications,
  schoolOptionFields,
} from './resizing';
import { stagesEndpoints } from './stagesEndpoints';

const BASE = '/api/ridimensionamento';
const read = ['resizing', 'read'] as const;
const update = ['resizing', 'update'] as const;
const options = {
  kind: 'list',
  required: true,
  of: { kind: 'record', required: true, of: schoolOptionFields },
} as const;

export const mergedCalls = procedureCalls(mergedSchool, {
  path: `${BASE}/pratica`,
  id: 'resizing',
  about: 'the resizing of the merged school',
  read,
  update,
});

const statusFields = fields({
  status: { kind: 'choice', of: mergedStates, about: 'absent while the choices were not sent' },
  updatedDate: { kind: 'text', about: 'yyyy-mm-dd hh:mm:ss, in Rome' },
  required: { kind: 'flag', required: true, about: 'whether the school has anything to choose' },
  pending: pendingSignature,
  answers: {
    kind: 'list',
    of: {
      kind: 'record',
      required: true,
      of: { ...applicationDataFields, customerCode: { kind: 'text', required: true } },
    },
    about: 'the answers of the receiving schools, once the document is signed',
  },
});

export type MergedStatus = RecordOf<typeof statusFields>;

export const resizingStatus = endpoint({
  id: 'resizingStatus',
  method: 'GET',
  path: `${BASE}/stato`,
  calls: ['EP-024', 'EP-084'],
  about:
    'Returns the progress of the merged school’s resizing; an empty string if the school is not merged into others',
  access: read,
  effect: 'read',
  response: { kind: 'record', of: statusFields },
});

export const resizingDelete = endpoint({
  id: 'resizingDelete',
  method: 'DELETE',
  path: `${BASE}/stato`,
  calls: ['EP-092'],
  about: 'Withdraws the choices, so that they can be made again; refused once the document is signed',
  access: update,
  effect: 'command',
  errors: ['notFound', 'conflict'],
});

export const resizingCeased = endpoint({
  id: 'resizingCeased',
  method: 'GET',
  path: `${BASE}/cessata`,
  calls: ['EP-083'],
  about:
    'Whether the school has ceased, the year, and the ministerial codes of the schools that it is merged into',
  access: read,
  effect: 'read',
  errors: ['notFound'],
  response: {
    kind: 'record',
    required: true,
    of: fields({
      cessata: { kind: 'flag', required: true },
      anno: { kind: 'number', required: true, integer: true },
      codMin: { kind: 'list', required: true, of: { kind: 'text', required: true } },
    }),
  },
});

export const resizingSchools = endpoint({
  id: 'resizingSchools',
  method: 'GET',
  path: `${BASE}/scuole`,
  calls: ['EP-085'],
  about:
    'Lists the receiving schools with the given ministerial codes (separated by commas) that are customers of the provider',
  access: read,
  effect: 'read',
  response: options,
  query: fields({ codMin: { kind: 'text', required: true, max: 400 } }),
});

export const resizingDetails = endpoint({
  id: 'resizingDetails',
  method: 'GET',
  calls: ['EP-089'],
  path: `${BASE}/details-customer/{scuola}`,
  about: 'Returns the caller’s school, or one into which it is merged',
  access: read,
  effect: 'read',
  errors: ['notFound'],
  params: fields({
    scuola: { kind: 'text', required: true, pattern: CUSTOMER_CODE, about: 'customer code' },
  }),
  response: { kind: 'record', required: true, of: schoolOptionFields },
});

export const resizingHeads = endpoint({
  id: 'resizingHeads',
  method: 'GET',
  path: `${BASE}/dirigenti`,
  calls: [],
  about:
    'Lists the people who can be chosen as school head: those with a tax code who have signed in, except accounts of an office',
  access: read,
  effect: 'read',
  errors: ['notFound'],
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

export const resizingSend = endpoint({
  id: 'resizingSend',
  method: 'POST',
  path: `${BASE}/scelte`,
  calls: ['EP-086'],
  about: 'Sends the choices, from which the document to be signed is created',
  access: update,
  effect: 'update',
  errors: ['notFound', 'conflict'],
  body: { kind: 'record', required: true, of: choicesFields },
  response: { kind: 'record', required: true, of: runFields },
});

export const resizingPdf = endpoint({
  id: 'resizingPdf',
  method: 'GET',
  path: `${BASE}/pdf`,
  calls: ['EP-087'],
  about: 'Returns the summary document as it is to be signed',
  access: read,
  effect: 'read',
  response: documentAnswer,
  errors: ['notFound'],
});

export const resizingSigned = endpoint({
  id: 'resizingSigned',
  method: 'GET',
  path: `${BASE}/pdf-signed`,
  calls: ['EP-088'],
  about: 'The signed file of the summary document (.p7m)',
  access: read,
  effect: 'read',
  response: documentAnswer,
  errors: ['notFound'],
});

export const resizingSignOnline = endpoint({
  id: 'resizingSignOnline',
  method: 'POST',
  path: `${BASE}/firma-online`,
  calls: ['EP-091'],
  about:
    'Has the summary document signed by a signature service; from then on the receiving schools see the choices',
  access: ['resizing', 'sign'],
  effect: 'command',
  response: signatureAnswer,
  body: { kind: 'record', required: true, of: onlineSignatureFields },
  errors: ['notFound', 'conflict', 'signatureRefused', 'tooManyRequests', 'unavailable'],
});

export const resizingSignOffline = endpoint({
  id: 'resizingSignOffline',
  method: 'POST',
  path: `${BASE}/firma-offline`,
  calls: ['EP-090'],
  about: 'Accepts the summary document as a file that was signed elsewhere (.p7m)',
  access: ['resizing', 'sign'],
  effect: 'command',
  response: signatureAnswer,
  upload: { max: REPORT_FILE_LIMIT },
  errors: ['notFound', 'conflict', 'signatureRefused', 'unavailable'],
});

export const resizingSet = endpoint({
  id: 'resizingSet',
  method: 'POST',
  path: '/api/operator/ridimensionamento',
  calls: [],
  about:
    'Announces or cancels the merger of a school into others, records that its data were moved, or undoes that record within thirty days (the provider’s own staff)',
  access: ['resizing', 'set'],
  effect: 'command',
  errors: ['notFound', 'conflict'],
  body: {
    kind: 'record',
    required: true,
    of: fields({
      customerCode: { kind: 'text', required: true, pattern: CUSTOMER_CODE },
      azione: { kind: 'choice', required: true, of: ['annuncia', 'ritira', 'concludi', 'riprendi'] },
      codMin: { kind: 'list', max: 20, of: { kind: 'text', required: true, max: 10 } },
      cessata: { kind: 'flag' },
    }),
  },
  response: {
    kind: 'record',
    required: true,
    of: fields({
      stato: { kind: 'choice', required: true, of: ['annunciata', 'ritirata', 'conclusa', 'ripresa'] },
    }),
  },
});

/** Reports the data that an application holds of a school; called by the provider's own staff. */
export const holdingSet = endpoint({
  id: 'holdingSet',
  method: 'POST',
  path: '/api/operator/archivi',
  calls: [],
  about: 'Reports the years and the documents of a school in an application (the provider’s own staff)',
  access: ['resizing', 'hold'],
  effect: 'command',
  errors: ['notFound'],
  body: {
    kind: 'record',
    required: true,
    of: fields({
      customerCode: { kind: 'text', required: true, pattern: CUSTOMER_CODE },
      appCode: { kind: 'choice', required: true, of: resizingApplications },
      dal: { kind: 'number', required: true, integer: true, min: 1980, max: 2100 },
      al: { kind: 'number', required: true, integer: true, min: 1980, max: 2100 },
      documenti: { ...wholeNumber, required: true, min: 0 },
    }),
  },
});

/** Endpoints for the resizing of the merged school. */
export const resizingEndpoints = [
  ...[resizingStatus, resizingDelete, resizingCeased, resizingSchools, resizingDetails, resizingHeads],
  ...[resizingSend, resizingPdf, resizingSigned, resizingSignOnline, resizingSignOffline],
  ...Object.values(mergedCalls),
  ...[resizingSet, holdingSet],
  ...receivingEndpoints,
  ...stagesEndpoints,
] as const;
