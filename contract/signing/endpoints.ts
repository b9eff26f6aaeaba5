import { unreadableNames } from '../documents/unreadable';
import { offices } from '../offices/office';
import { endpoint } from '../schema/endpoint';
import { fields, type RecordOf } from '../schema/fields';
import { fileAnswer } from '../schema/fileAnswer';
import { readers } from './receivedAdvice';
import { openedReportFields, signatureReportFields } from './reportFields';
import { signingStateFields } from './signing';

/** Maximum size, in bytes, of a file whose type is detected: the specification requires less than 1,000,000. */
export const TYPE_FILE_LIMIT = 999_999;
/**
 * Maximum size, in bytes, of a file verified in a request. Larger files are verified by `npm run p7m`, or after they
 * are stored.
 */
export const REPORT_FILE_LIMIT = 10_000_000;
/** Maximum size, in bytes, of a file to open, whatever its form; messages of certified mail can exceed 30 MB. */
export const OPEN_FILE_LIMIT = 50_000_000;
/** Maximum size in bytes of the inner files returned in one response. */
export const OPENED_CONTENT_LIMIT = 20_000_000;

export const signedFileType = endpoint({
  id: 'signedFileType',
  method: 'POST',
  path: '/api/customers/contracts/verifica-file',
  calls: ['EP-060', 'EP-210'],
  about: 'Returns the real type of a file, from its content: application/pkcs7-mime for a CAdES signature',
  access: ['signedFile', 'verify'],
  effect: 'read',
  upload: { max: TYPE_FILE_LIMIT },
  response: {
    kind: 'record',
    required: true,
    of: fields({ data: { kind: 'text', required: true, about: 'A media type' } }),
  },
});

export const signedFileReport = endpoint({
  id: 'signedFileReport',
  method: 'POST',
  path: '/api/signatures/report',
  calls: [],
  about:
    'Verifies a file that the caller should have signed: returns a verdict for each signature, and the next step',
  access: ['signedFile', 'verify'],
  effect: 'read',
  upload: { max: REPORT_FILE_LIMIT },
  query: fields({
    contentSha256: {
      kind: 'text',
      pattern: /^[0-9a-f]{64}$/,
      about: 'SHA-256 of the document to be signed',
    },
  }),
  response: { kind: 'record', required: true, of: signatureReportFields },
});

export const signingState = endpoint({
  id: 'signingState',
  method: 'GET',
  path: '/api/signatures/state',
  calls: [],
  about: 'Whether documents can be signed now, and with which services',
  access: ['signedFile', 'sign'],
  effect: 'read',
  response: { kind: 'record', required: true, of: signingStateFields },
});

export const signaturesCheck = endpoint({
  id: 'signaturesCheck',
  method: 'POST',
  path: '/api/operator/signatures/check',
  calls: [],
  about:
    'Checks the certificates of all waiting signatures again for a day, including those that had been given up (the provider’s own staff)',
  access: ['signedFile', 'checkRevocation'],
  effect: 'command',
  response: {
    kind: 'list',
    required: true,
    of: {
      kind: 'record',
      required: true,
      of: fields({
        customerCode: { kind: 'text', required: true },
        documentId: { kind: 'text', required: true },
        arrivedAt: { kind: 'instant', required: true },
      }),
    },
  },
});

/** Person of the school whose tax code is in a certificate. */
export const signerOwnerFields = fields({
  taxCode: { kind: 'text', required: true, privacy: 'personal' },
  name: { kind: 'text', required: true, privacy: 'personal' },
  office: { kind: 'choice', of: offices },
});

export type SignerOwner = RecordOf<typeof signerOwnerFields>;

const openQuery = fields({
  // Any name is accepted because any received file must be openable; the provider derives a safe name from it.
  name: {
    kind: 'text',
    max: 255,
    about: 'name of the file, from which the names of inner files are derived',
  },
});

export const signedFileOpen = endpoint({
  id: 'signedFileOpen',
  method: 'POST',
  path: '/api/signatures/open',
  calls: [],
  about:
    'Verifies a signed file of any form, by any signer, and returns the files inside it; nothing is stored',
  access: ['signedFile', 'verify'],
  effect: 'read',
  upload: { max: OPEN_FILE_LIMIT },
  query: openQuery,
  response: {
    kind: 'record',
    required: true,
    of: fields({
      report: { kind: 'record', required: true, of: openedReportFields },
      content: { kind: 'text', about: 'the document inside the file in base64, if it is a PDF' },
      unreadable: {
        kind: 'choice',
        of: unreadableNames,
        about: 'why the document inside cannot be read, or not completely',
      },
      document: {
        kind: 'number',
        integer: true,
        about:
          'index of the file that content and unreadable describe; present only if there is exactly one document',
      },
      contents: {
        kind: 'list',
        required: true,
        of: {
          kind: 'record',
          required: true,
          of: fields({
            file: { kind: 'number', required: true, integer: true },
            content: { kind: 'text', required: true, about: 'base64' },
          }),
        },
        about: `the other inner files, as far as their total size does not exceed ${OPENED_CONTENT_LIMIT} bytes`,
      },
      owners: {
        kind: 'list',
        required: true,
        of: { kind: 'record', required: true, of: signerOwnerFields },
        about:
          'people of the school whose tax code is that of a signer; all signatures are verified, also those of other people',
      },
    }),
  },
});

export const signedFileReportPdf = endpoint({
  id: 'signedFileReportPdf',
  method: 'POST',
  path: '/api/signatures/report/pdf',
  calls: [],
  about: 'Verifies a signed file of any form, and returns the report as a PDF',
  access: ['signedFile', 'verify'],
  effect: 'read',
  upload: { max: OPEN_FILE_LIMIT },
  query: fields({
    ...openQuery,
    reader: {
      kind: 'choice',
      of: readers,
      about: 'reader for whom the advice is written; receiver by default',
    },
  }),
  response: fileAnswer,
});
