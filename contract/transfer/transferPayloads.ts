import { headFields } from '../resizing/resizing';
import { fields, type RecordOf } from '../schema/fields';
import { declaredPartFields, MOST_PARTS, newUploadFields } from '../uploads/upload';
import { practiceAreas, practiceFields } from './practice';
import { NOTES_MAX, ofSchool, transferChoiceFields } from './transfer';

const source = { kind: 'text', required: true, max: 40, about: 'source ministerial code' } as const;
const area = { kind: 'choice', required: true, of: practiceAreas } as const;
const sha256 = { kind: 'text', pattern: /^[\da-f]{64}$/, about: 'hexadecimal' } as const;
const { codiceFiscaleDs: _taxCode, ...names } = headFields;

/** Choices of a practice, in the format of the specification's endpoint. */
export const transferPayloadFields = fields({
  customerCode: ofSchool,
  ...names,
  anno: { kind: 'text', required: true, pattern: /^\d{4}$/, about: 'the current year' },
  ...transferChoiceFields,
  file: {
    kind: 'list',
    max: 100,
    of: { kind: 'text', required: true, fileName: true },
    about: 'names of the files that will be attached in the next step',
  },
});

export type TransferPayload = RecordOf<typeof transferPayloadFields>;

/** Attached file as the document lists it. */
export const attachedFileFields = fields({
  filename: { ...newUploadFields.name },
  fornitore: { kind: 'text', required: true, max: 60 },
  type: { kind: 'text', max: 20, about: 'extension of the name' },
  password: { kind: 'flag', required: true, about: 'whether the file has a password' },
  size: { kind: 'text', required: true, max: 40, about: 'formatted size, such as 1,50 MB' },
});

/** Data of a practice from which its document is generated. */
export const transferDocumentFields = fields({
  customerCodeArgo: ofSchool,
  codMinAltri: source,
  area,
  ...names,
  note: { kind: 'text', max: NOTES_MAX },
  file: {
    kind: 'list',
    required: true,
    max: 1000,
    of: { kind: 'record', required: true, of: attachedFileFields },
  },
});

export type TransferDocument = RecordOf<typeof transferDocumentFields>;

/** Data about a file that each call of its upload sends. */
export const transferUploadFields = fields({
  customerCodeArgo: ofSchool,
  codMinAltri: source,
  area,
  fornitore: practiceFields.applicativi.of.of.fornitore,
  chunk: {
    kind: 'number',
    integer: true,
    required: true,
    min: 1,
    max: MOST_PARTS,
    about: 'number of parts of the file',
  },
  size: newUploadFields.size,
  chunkIndex: {
    kind: 'number',
    integer: true,
    required: true,
    min: 0,
    max: MOST_PARTS,
    about: 'number of the part, from 1; 0 in the first call and in the last',
  },
  piece: declaredPartFields.piece,
  status: { kind: 'choice', required: true, of: ['STARTED', 'COMPLETED'] },
  password: {
    kind: 'text',
    max: 200,
    secret: true,
    about: 'password of the archive; stored encrypted, never in a response',
  },
  filename: newUploadFields.name,
  type: { kind: 'text', max: 20 },
  sha256: { ...sha256, about: 'of the part; in the last call of the whole file, if the sender computes it' },
});

export type TransferUpload = RecordOf<typeof transferUploadFields>;

/** Data of the last call for a file, with the response of the store to each part. */
export const transferCompleteFields = fields({
  ...transferUploadFields,
  completedUploadDto: {
    kind: 'list',
    required: true,
    max: MOST_PARTS,
    of: {
      kind: 'record',
      required: true,
      of: fields({
        etag: { kind: 'text', required: true, max: 200 },
        partNumber: { kind: 'number', integer: true, required: true, min: 1, max: MOST_PARTS },
      }),
    },
  },
});

/** Query that selects a practice; the area is required if a source has several practices. */
export const practiceQuery = fields({
  customer: ofSchool,
  codMin: source,
  area: { kind: 'choice', of: practiceAreas },
});
