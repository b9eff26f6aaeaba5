import type { LevelReport, SignatureReport, SignerReport } from './report';
import type { SignatureCode, Verdict } from './verdict';

/** Forms of files, detected from their content and never from their names. */
export const fileForms = [
  'cades',
  'pades',
  'xades',
  'asicS',
  'asicE',
  'timestamp',
  'timestamped',
  'm7m',
  'message',
  'zip',
  'pdf',
  'xml',
  'invoice',
  'image',
  'text',
  'office',
  'encrypted',
  'empty',
  'other',
] as const;
export type FileForm = (typeof fileForms)[number];

/**
 * Verdicts on a file. `unsigned`: it has no signatures of its own; `unreadable`: its form is known, but it cannot be
 * read.
 */
export const fileVerdicts = ['passed', 'failed', 'indeterminate', 'unreadable', 'unsigned'] as const;
export type FileVerdict = (typeof fileVerdicts)[number];

/** Opened file, or a file inside another. */
export interface OpenedFile {
  /** Index in `files` of the file that contains it; null for the opened file. */
  readonly parent: number | null;
  /** Safe name for saving the file. It proves nothing about the content. */
  readonly name: string;
  readonly form: FileForm;
  readonly mediaType: string;
  readonly size: number;
  /** Digest of the file, hexadecimal; null if a limit prevented the file from being read. */
  readonly sha256: string | null;
  /** Verdict on the file's own signatures, timestamps and codes, without those of the files inside. */
  readonly verdict: FileVerdict;
  readonly codes: readonly SignatureCode[];
}

/** Origin of a signature: a person, or a provider of certified mail on a message. */
export const signatureKinds = ['person', 'mailProvider'] as const;

/** Signature in an opened file. */
export interface OpenedSigner extends SignerReport {
  /** Index in `files` of the file that contains the signature. */
  readonly file: number;
  /** Indexes in `files` of the files that it covers. */
  readonly covers: readonly number[];
  readonly kind: (typeof signatureKinds)[number];
}

/** Timestamp over files: in a file of its own, in a container, or over a whole PDF. */
export interface OpenedTimestamp {
  readonly file: number;
  readonly covers: readonly number[];
  readonly verdict: Verdict;
  readonly codes: readonly SignatureCode[];
  /** Time of the timestamp, ISO 8601; null if it cannot be read. */
  readonly time: string | null;
  /** Timestamp authority, as a distinguished name in the format of RFC 4514. */
  readonly authority: string | null;
}

/**
 * Report on a file of any form and the files inside it. The tree is stored as a list: each file refers to the one that
 * contains it, and each signature to its file. The overall verdict is the worst of all.
 */
export interface OpenedReport extends SignatureReport {
  readonly signers: readonly OpenedSigner[];
  readonly levels: readonly LevelReport[];
  readonly timestamps: readonly OpenedTimestamp[];
  readonly files: readonly OpenedFile[];
}
