import { fields } from '../schema/fields';
import { fileForms, fileVerdicts, signatureKinds } from './opened';
import { signatureCodes, verdicts } from './verdict';

const codes = {
  kind: 'list',
  required: true,
  of: { kind: 'choice', required: true, of: Object.keys(signatureCodes) },
} as const;
const text = { kind: 'text' } as const;
const words = { kind: 'text', required: true } as const;
const moment = { kind: 'instant' } as const;
const place = { kind: 'number', required: true, integer: true } as const;

const signer = {
  verdict: { kind: 'choice', required: true, of: verdicts },
  integrity: { kind: 'flag', required: true },
  codes,
  nextStep: words,
  subject: { ...text, privacy: 'personal' },
  taxCode: { ...text, privacy: 'personal' },
  signingTime: moment,
  level: place,
  countersigns: { kind: 'number', integer: true },
  issuer: text,
  serialNumber: text,
  validFrom: moment,
  validTo: moment,
  algorithm: text,
  provenAt: moment,
} as const;
const signerFields = fields(signer);

const levelFields = fields({
  encoding: { kind: 'choice', required: true, of: ['DER', 'BER'] },
  wrapping: { kind: 'choice', required: true, of: ['none', 'PEM', 'base64', 'S/MIME'] },
  contentType: words,
  detached: { kind: 'flag', required: true },
  contentSha256: text,
  codes,
});

const places = { kind: 'list', required: true, of: place } as const;

const openedSignerFields = fields({
  ...signer,
  file: place,
  covers: places,
  kind: { kind: 'choice', required: true, of: signatureKinds },
});

const timestampFields = fields({
  file: place,
  covers: places,
  verdict: { kind: 'choice', required: true, of: verdicts },
  codes,
  time: moment,
  authority: text,
});

const fileFields = fields({
  parent: { kind: 'number', integer: true },
  name: words,
  form: { kind: 'choice', required: true, of: fileForms },
  mediaType: words,
  size: place,
  sha256: text,
  verdict: { kind: 'choice', required: true, of: fileVerdicts },
  codes,
});

const records = <
  const F extends
    | typeof signerFields
    | typeof levelFields
    | typeof openedSignerFields
    | typeof timestampFields
    | typeof fileFields,
>(
  of: F,
) => ({ kind: 'list', required: true, of: { kind: 'record', required: true, of } }) as const;

const report = {
  verdict: { kind: 'choice', required: true, of: [...verdicts, 'unreadable'] },
  contentSha256: text,
  signers: records(signerFields),
  codes,
  nextStep: words,
  levels: records(levelFields),
  at: { kind: 'instant', required: true },
  fileSha256: text,
} as const;

/** SignatureReport (report.ts) as sent in responses. */
export const signatureReportFields = fields(report);

/** OpenedReport (opened.ts) as sent in responses. */
export const openedReportFields = fields({
  ...report,
  signers: records(openedSignerFields),
  timestamps: records(timestampFields),
  files: records(fileFields),
});
