import { endpoint } from '../schema/endpoint';
import { fields } from '../schema/fields';
import { documentAnswer } from '../schema/fileAnswer';
import { signatureReportFields } from '../signing/reportFields';
import { onlineSignatureFields, signatureAnswer, signatureAnswerFields } from '../signing/signing';
import { contractDocumentFields, contractTypes } from './contractDocument';

/** Maximum size of a signed contract, in bytes. */
export const CONTRACT_FILE_LIMIT = 10_000_000;
/** Maximum number of contracts signed with one authorisation. */
export const SIGN_MANY_LIMIT = 50;

const fileName = { kind: 'text', required: true, max: 120 } as const;
const flag = { kind: 'choice', of: ['true', 'false'] } as const;
const year = fields({
  id: { kind: 'text', required: true, pattern: /^\d{4}$/, about: 'the first 4 characters of anno' },
});

const list = {
  method: 'GET',
  access: ['contractDocument', 'list'],
  effect: 'read',
  response: {
    kind: 'list',
    required: true,
    of: { kind: 'record', required: true, of: contractDocumentFields },
  },
} as const;

export const contractDocuments = endpoint({
  ...list,
  id: 'contractDocuments',
  path: '/api/customers/contracts/document',
  calls: ['EP-058'],
  about: 'The contracts of the school that can be downloaded',
});

export const contractDocumentsV2 = endpoint({
  ...list,
  id: 'contractDocumentsV2',
  path: '/api/customers/contracts/document/v2',
  calls: ['EP-059', 'EP-184'],
  about: 'Lists the contracts of the school, including those to be signed (toSign)',
});

export const contractPreview = endpoint({
  id: 'contractPreview',
  method: 'GET',
  path: '/api/area-amministrativa/document/preview-contratto',
  calls: ['EP-168', 'EP-208'],
  about: 'Returns a contract as it is to be signed; from then on its file no longer changes',
  access: ['contractDocument', 'read'],
  effect: 'read',
  query: fields({ filename: fileName }),
  response: documentAnswer,
});

export const contractFile = endpoint({
  id: 'contractFile',
  method: 'GET',
  path: '/api/customers/contracts/document/file',
  calls: [],
  about: 'The signed or counter-signed file of a contract',
  access: ['contractDocument', 'read'],
  effect: 'read',
  query: fields({
    filename: fileName,
    which: { kind: 'choice', required: true, of: ['signature', 'counterSignature'] },
  }),
  response: documentAnswer,
});

export const contractReport = endpoint({
  id: 'contractReport',
  method: 'GET',
  path: '/api/customers/contracts/document/report',
  calls: [],
  about: 'The report that a signature of a contract was accepted upon',
  access: ['contractDocument', 'read'],
  effect: 'read',
  query: fields({ filename: fileName }),
  response: { kind: 'record', required: true, of: signatureReportFields },
});

export const contractReceipt = endpoint({
  id: 'contractReceipt',
  method: 'GET',
  path: '/api/customers/contracts/document/receipt',
  calls: [],
  about: 'The receipt of a signature, a PDF',
  access: ['contractDocument', 'read'],
  effect: 'read',
  query: fields({ filename: fileName }),
  response: documentAnswer,
});

export const contractClauses = endpoint({
  id: 'contractClauses',
  method: 'POST',
  path: '/api/customers/contracts/document/clausole',
  calls: [],
  about: 'Accepts the two clauses of a contract, or revokes the acceptance',
  access: ['signedFile', 'sign'],
  effect: 'command',
  body: {
    kind: 'record',
    required: true,
    of: fields({
      fileName,
      clausola1: { kind: 'flag', required: true },
      clausola2: { kind: 'flag', required: true },
    }),
  },
  errors: ['conflict', 'notFound'],
});

export const contractRead = endpoint({
  id: 'contractRead',
  method: 'POST',
  path: '/api/customers/contracts/document/letto',
  calls: [],
  about: 'Confirms that the caller has read the current version of a contract, or revokes the confirmation',
  access: ['signedFile', 'sign'],
  effect: 'command',
  body: {
    kind: 'record',
    required: true,
    of: fields({ fileName, read: { kind: 'flag', required: true } }),
  },
  errors: ['notFound', 'signatureRefused'],
});

export const contractSignOnline = endpoint({
  id: 'contractSignOnline',
  method: 'POST',
  path: '/api/customers/contracts/stato/firma-online/{id}/v2',
  calls: ['EP-046', 'EP-188'],
  about: 'Has a contract signed by a service',
  access: ['signedFile', 'sign'],
  effect: 'command',
  params: year,
  query: fields({ isServizi: flag, fileName }),
  body: { kind: 'record', required: true, of: onlineSignatureFields },
  response: signatureAnswer,
  errors: ['notFound', 'signatureRefused', 'tooManyRequests', 'unavailable'],
});

export const contractSignOffline = endpoint({
  id: 'contractSignOffline',
  method: 'POST',
  path: '/api/customers/contracts/stato/firma-offline/{id}/v2',
  calls: ['EP-047', 'EP-187'],
  about: 'Accepts the file of a contract that was signed elsewhere',
  access: ['signedFile', 'sign'],
  effect: 'command',
  params: year,
  body: {
    kind: 'record',
    required: true,
    of: fields({ type: { kind: 'choice', required: true, of: contractTypes }, fileName, isServizi: flag }),
  },
  upload: { max: CONTRACT_FILE_LIMIT },
  response: signatureAnswer,
  errors: ['notFound', 'signatureRefused', 'unavailable'],
});

export const contractsSignMany = endpoint({
  id: 'contractsSignMany',
  method: 'POST',
  path: '/api/signatures/many',
  calls: [],
  about: 'Has several contracts signed by a service with one authorisation, and tells what came of each',
  access: ['signedFile', 'sign'],
  effect: 'command',
  body: {
    kind: 'record',
    required: true,
    of: fields({
      ...onlineSignatureFields,
      fileNames: { kind: 'list', required: true, of: fileName, min: 1, max: SIGN_MANY_LIMIT },
    }),
  },
  response: {
    kind: 'list',
    required: true,
    of: {
      kind: 'record',
      required: true,
      of: fields({
        fileName,
        receipt: { kind: 'record', of: signatureAnswerFields },
        refusal: { kind: 'json', about: 'why it was not signed, and what to do next (SignatureRefusal)' },
      }),
    },
  },
  errors: ['notFound', 'signatureRefused', 'tooManyRequests', 'unavailable'],
});

export const contractCounterSign = endpoint({
  id: 'contractCounterSign',
  method: 'POST',
  path: '/api/operator/contracts/countersign',
  calls: [],
  about: 'Counter-signs a signed contract (the provider’s own staff)',
  access: ['signedFile', 'counterSign'],
  effect: 'command',
  body: {
    kind: 'record',
    required: true,
    of: fields({
      customerCode: { kind: 'text', required: true, pattern: /^[A-Z]{2}\d{5}$/ },
      fileName,
      file: {
        kind: 'text',
        max: 900_000,
        about: 'the counter-signed file in base64; in a demo it may be absent, and the server signs',
      },
    }),
  },
  errors: [],
});

/** Endpoints for contracts and their documents. */
export const contractEndpoints = [
  contractDocuments,
  contractDocumentsV2,
  contractPreview,
  contractFile,
  contractReport,
  contractReceipt,
  contractClauses,
  contractRead,
  contractSignOnline,
  contractSignOffline,
  contractsSignMany,
  contractCounterSign,
] as const;
