import { endpoint } from '../endpoint';
import { fields } from '../fields';
import { signatureReportFields } from '../signatures/reportFields';

/** The specification has files looked at that are smaller than 1,000,000 bytes. */
export const TYPE_FILE_LIMIT = 999_999;
/** Bytes. Larger ones are verified by `npm run p7m`, or once they are stored. */
export const REPORT_FILE_LIMIT = 10_000_000;

export const signedFileType = endpoint({
  id: 'signedFileType',
  method: 'POST',
  path: '/api/customers/contracts/verifica-file',
  calls: ['EP-060', 'EP-210'],
  about: 'What a file really is, from what is in it: application/pkcs7-mime for a CAdES signature',
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
