import { unreadableNames } from '../documents/unreadable';
import { offices } from '../offices/office';
import { endpoint } from '../schema/endpoint';
import { fields, type RecordOf } from '../schema/fields';
import { fileAnswer } from '../schema/fileAnswer';
import { readers } from './receivedAdvice';
import { openedReportFields, signatureReportFields } from './reportFields';
import { signingStateFields } from './signing';

/** Maximum size of files to detect, in bytes: the specification requires less than 1,000,000. */
export const TYPE_FILE_LIMIT = 999_999;
/** Maximum size in bytes. Larger files are verified by `npm run p7m`, or once they are stored. */
export const REPORT_FILE_LIMIT = 10_000_000;
/** Maximum size in bytes of a file of any form to open; messages of certified mail have 30 MB and more. */
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
    'The verification of a file that the caller should have signed: a verdict for each signature, and what to do next',
  access: ['signedFile', 'verify'],
  effect: 'read',
  upload: { max: REPORT_FILE_LIMIT },
  query: fields({
    contentSha256: {
      kind: 'text',
      pattern: /^[0-9a-f]{64}$/,
      about: 'SHA-256 of the document that was handed out',
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
    'Asks again, for a day, about the certificates of all signatures that wait, those that were given up too (the provider’s own staff)',
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

/** Person of the school, found by the tax code in a certificate. */
export const signerOwnerFields = fields({
  taxCode: { kind: 'text', required: true, privacy: 'personal' },
  name: { kind: 'text', required: true, privacy: 'personal' },
  office: { kind: 'choice', of: offices },
});

export type SignerOwner = RecordOf<typeof signerOwnerFields>;

const openQuery = fields({
  // Accepts any name: a received file must be openable, and the provider derives a safe name from it.
  name: { kind: 'text', max: 255, about: 'of the file, by which those inside are called' },
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
      content: { kind: 'text', about: 'base64, where it is a PDF' },
      unreadable: {
        kind: 'choice',
        of: unreadableNames,
        about: 'why nobody can read the document inside, or not all of it',
      },
      document: {
        kind: 'number',
        integer: true,
        about: 'which of the files `content` and `unreadable` are about, where there is one document alone',
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
        about: `the other files inside, as far as they have no more than ${OPENED_CONTENT_LIMIT} bytes in all`,
      },
      owners: {
        kind: 'list',
        required: true,
        of: { kind: 'record', required: true, of: signerOwnerFields },
        about: 'whom of the school the tax codes are of; the signatures are judged whosever they are',
      },
    }),
  },
});

export const signedFileReportPdf = endpoint({
  id: 'signedFileReportPdf',
  method: 'POST',
  path: '/api/signatures/report/pdf',
  calls: [],
  about: 'The verification of a signed file of any form as a PDF to be kept',
  access: ['signedFile', 'verify'],
  effect: 'read',
  upload: { max: OPEN_FILE_LIMIT },
  query: fields({
    ...openQuery,
    reader: { kind: 'choice', of: readers, about: 'whom its advice is for; `receiver` when absent' },
  }),
  response: fileAnswer,
});
