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
    about: 'names of files that will follow; they are attached in the next step',
  },
});

export type TransferPayload = RecordOf<typeof transferPayloadFields>;

/** Attached file as the document lists it. */
export const attachedFileFields = fields({
  filename: { ...newUploadFields.name },
  fornitore: { kind: 'text', required: true, max: 60 },
  type: { kind: 'text', max: 20, about: 'the end of its name' },
  password: { kind: 'flag', required: true, about: 'whether one opens it' },
  size: { kind: 'text', required: true, max: 40, about: 'to be read, as 1,50 MB' },
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
  chunk: { kind: 'number', integer: true, required: true, min: 1, max: MOST_PARTS, about: 'how many parts' },
  size: newUploadFields.size,
  chunkIndex: {
    kind: 'number',
    integer: true,
    required: true,
    min: 0,
    max: MOST_PARTS,
    about: 'the number of the part, from 1; 0 before the first and at the end',
  },
  piece: declaredPartFields.piece,
  status: { kind: 'choice', required: true, of: ['STARTED', 'COMPLETED'] },
  password: {
    kind: 'text',
    max: 200,
    secret: true,
    about: 'of the archive; kept sealed, answered by no call',
  },
  filename: newUploadFields.name,
  type: { kind: 'text', max: 20 },
  sha256: { ...sha256, about: 'of the part; at the end of the whole file, where its sender computes it' },
});

export type TransferUpload = RecordOf<typeof transferUploadFields>;

/** Data of the final call, with the store's response to each part. */
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

/** Query that selects a practice; the area is needed if a source has several. */
export const practiceQuery = fields({
  customer: ofSchool,
  codMin: source,
  area: { kind: 'choice', of: practiceAreas },
});
