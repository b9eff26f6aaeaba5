import * as uploadsMessages from '../messages/it/uploads';
import { fields, type RecordOf } from '../schema/fields';

/** Size in bytes of all parts of a file except the last. */
export const PART_SIZE = 50_000_000;
export const MOST_PARTS = 10_000;
/**
 * Number of equal pieces in which a part can be sent over an unreliable line. S3 stores each piece as a part of its
 * own; it accepts parts below 5 MiB only as the last one, and at most {@link MOST_PARTS} per file.
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
    about:
      'purpose of the file and what it belongs to, such as transfer/MIIC812003; names are unique in a folder',
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
    about: 'size in bytes',
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
/** Piece that has arrived, of a part that has not arrived completely. */
const arrivedPiece = fields({ number, piece: { ...piece, required: true }, sha256 });

export const uploadFields = fields({
  id: { kind: 'text', required: true },
  ...newUploadFields,
  partSize: { kind: 'number', integer: true, required: true, about: 'bytes of each part but the last' },
  pieces: {
    kind: 'number',
    integer: true,
    required: true,
    about: 'number of equal pieces in which a part may be sent; 1: the part can only be sent whole',
  },
  state: {
    kind: 'choice',
    required: true,
    of: ['sending', 'stored'],
    about: 'stored: complete, and the store has verified size and SHA-256',
  },
  arrived: {
    kind: 'list',
    required: true,
    of: { kind: 'record', required: true, of: arrivedPart },
    about: 'the parts that have arrived during the upload, with the SHA-256 declared by the sender',
  },
  arrivedPieces: {
    kind: 'list',
    required: true,
    of: { kind: 'record', required: true, of: arrivedPiece },
    about: 'pieces that have arrived, of parts that are incomplete',
  },
  arrivedBytes: { kind: 'number', integer: true, required: true },
  by: { kind: 'text', required: true, privacy: 'personal', about: 'name of the person who sends it' },
  begunAt: { kind: 'instant', required: true },
  storedAt: { kind: 'instant' },
  sha256: { kind: 'text', about: 'of the whole file; present once it is stored' },
  hashedBy: {
    kind: 'choice',
    required: true,
    of: ['store', 'sender'],
    about:
      'who computes the SHA-256 of the whole file: the store, if it reads the bytes, otherwise the sender',
  },
  checked: {
    kind: 'choice',
    of: ['file', 'parts'],
    about: 'what the store compared: the whole file, or each part as it arrived',
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
  piece: { ...piece, about: 'number of a piece of the part, from 1; absent for the whole part' },
  sha256,
});

export const finishFields = fields({
  sha256: {
    ...hash,
    about:
      'of the whole file, hexadecimal; required if the sender computes it (hashedBy), and always compared if present',
  },
});

/** Returns the number of parts of a file. */
export const partsIn = (size: number, partSize: number): number => Math.ceil(size / partSize);

/**
 * Returns the number of pieces in which each part of a new file may be sent; 1 if the pieces would exceed the parts
 * that the store allows.
 */
export const piecesFor = (size: number): number =>
  partsIn(size, PART_SIZE) * (PIECES + 1) <= MOST_PARTS ? PIECES : 1;

/** Sizes of a file and of its parts in bytes, and the number of pieces of a part. */
type Divided = Pick<Upload, 'size' | 'partSize' | 'pieces'>;

/** Part of a file, or one piece of the part; both are numbered from 1. */
export interface SentPart {
  readonly number: number;
  readonly piece?: number | null;
}

/** Returns the number of pieces in which a part can be sent. */
export const piecesIn = ({ size, partSize, pieces }: Divided, number: number): number =>
  Math.ceil(partLength(size, partSize, number) / Math.ceil(partSize / pieces));

/**
 * Returns the position and length in bytes of a part or piece in its file; the length is 0 if the file has no such
 * part.
 */
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
