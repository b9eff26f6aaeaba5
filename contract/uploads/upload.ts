import * as uploadsMessages from '../messages/it/uploads';
import { fields, type RecordOf } from '../schema/fields';

/** Size in bytes of all parts of a file except the last. */
export const PART_SIZE = 50_000_000;
export const MOST_PARTS = 10_000;
/**
 * Number of equal pieces in which a part can be sent over an unreliable line. S3 stores each piece as a part, and
 * accepts no part below 5 MiB except the last, and no more than {@link MOST_PARTS} per file.
 */
const PIECES = 8;
/** Days without activity after which an upload is removed. */
export const UPLOAD_KEPT_DAYS = 7;

/** Purposes of files uploaded in parts; the name of every folder begins with one of them. */
const uploadPurposes = ['transfer'] as const;

const MAX = PART_SIZE * MOST_PARTS;
const hash = { kind: 'text', pattern: /^[\da-f]{64}$/, about: 'hexadecimal' } as const;
const sha256 = { ...hash, required: true } as const;

/** Data about a file that are sent before its first part. */
export const newUploadFields = fields({
  folder: {
    kind: 'text',
    required: true,
    pattern: new RegExp(`^(${uploadPurposes.join('|')})(/[\\w-]{1,40}){1,3}$`),
    about: 'what the file is for and belongs to, as transfer/MIIC812003; a name is there once',
  },
  name: {
    kind: 'text',
    required: true,
    fileName: true,
    privacy: 'personal',
  },
  size: {
    kind: 'number',
    integer: true,
    required: true,
    min: 1,
    max: MAX,
    about: 'bytes',
    say: {
      min: uploadsMessages.fileIsEmpty,
      max: uploadsMessages.fileIsTooLargeFiles,
    },
  },
});

export type NewUpload = RecordOf<typeof newUploadFields>;

const number = { kind: 'number', integer: true, required: true, min: 1, max: MOST_PARTS } as const;
const piece = { kind: 'number', integer: true, min: 1, max: PIECES } as const;

/** Part that has arrived. */
const arrivedPart = fields({ number, sha256 });
/** Piece of a part that has not arrived whole. */
const arrivedPiece = fields({ number, piece: { ...piece, required: true }, sha256 });

export const uploadFields = fields({
  id: { kind: 'text', required: true },
  ...newUploadFields,
  partSize: { kind: 'number', integer: true, required: true, about: 'bytes of each part but the last' },
  pieces: {
    kind: 'number',
    integer: true,
    required: true,
    about: 'in how many pieces of equal length a part may be sent; 1: in none',
  },
  state: {
    kind: 'choice',
    required: true,
    of: ['sending', 'stored'],
    about: 'stored: size and SHA-256 were checked where the bytes are',
  },
  arrived: {
    kind: 'list',
    required: true,
    of: { kind: 'record', required: true, of: arrivedPart },
    about: 'the parts that are there while it is being sent, with what its sender said of them',
  },
  arrivedPieces: {
    kind: 'list',
    required: true,
    of: { kind: 'record', required: true, of: arrivedPiece },
    about: 'the pieces that are there of parts that are not there whole',
  },
  arrivedBytes: { kind: 'number', integer: true, required: true },
  by: { kind: 'text', required: true, privacy: 'personal', about: 'who sends it' },
  begunAt: { kind: 'instant', required: true },
  storedAt: { kind: 'instant' },
  sha256: { kind: 'text', about: 'of the whole file, once it is stored' },
  hashedBy: {
    kind: 'choice',
    required: true,
    of: ['store', 'sender'],
    about:
      'who computes the SHA-256 of the whole file: the store if it reads the bytes itself, otherwise the sender',
  },
  checked: {
    kind: 'choice',
    of: ['file', 'parts'],
    about: 'what was compared where the bytes are: the whole file, or each part as it arrived',
  },
});

export type Upload = RecordOf<typeof uploadFields>;

export const partAddressFields = fields({
  url: { kind: 'text', required: true },
  headers: {
    kind: 'list',
    required: true,
    about: 'to be sent with the part',
    of: {
      kind: 'record',
      required: true,
      of: fields({ name: { kind: 'text', required: true }, value: { kind: 'text', required: true } }),
    },
  },
  until: { kind: 'instant', required: true },
});

export const declaredPartFields = fields({
  number,
  piece: { ...piece, about: 'a piece of the part, from 1; without it the whole part' },
  sha256,
});

export const finishFields = fields({
  sha256: {
    ...hash,
    about:
      'of the whole file, hexadecimal; needed where its sender computes it (hashedBy), compared wherever it is said',
  },
});

/** Returns the number of parts of a file. */
export const partsIn = (size: number, partSize: number): number => Math.ceil(size / partSize);

/** Returns in how many pieces the parts of a new file may be sent; 1 if the store could not number them. */
export const piecesFor = (size: number): number =>
  partsIn(size, PART_SIZE) * (PIECES + 1) <= MOST_PARTS ? PIECES : 1;

/** The lengths in bytes that divide a file into parts, and these into pieces. */
type Divided = Pick<Upload, 'size' | 'partSize' | 'pieces'>;

/** A part of a file, or one piece of it; both count from 1. */
export interface SentPart {
  readonly number: number;
  readonly piece?: number | null;
}

/** Returns the number of pieces in which a part can be sent. */
export const piecesIn = ({ size, partSize, pieces }: Divided, number: number): number =>
  Math.ceil(partLength(size, partSize, number) / Math.ceil(partSize / pieces));

/** Returns the place of a part or of a piece in its file, in bytes; the length is 0 if the file has none such. */
export function extentOf(
  { size, partSize, pieces }: Divided,
  { number, piece }: SentPart,
): { readonly offset: number; readonly length: number } {
  const begin = (number - 1) * partSize;
  const length = partLength(size, partSize, number);
  if (!piece) return { offset: begin, length };
  const unit = Math.ceil(partSize / pieces);
  const before = (piece - 1) * unit;
  return {
    offset: begin + before,
    length: piece > pieces ? 0 : Math.max(0, Math.min(unit, length - before)),
  };
}

/** Returns the length of a part in bytes; 0 if the file has no such part. */
export const partLength = (size: number, partSize: number, number: number): number =>
  Math.max(0, Math.min(partSize, size - (number - 1) * partSize));
