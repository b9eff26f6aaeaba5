import type { LevelReport, SignatureReport, SignerReport } from './report';
import type { SignatureCode, Verdict } from './verdict';

/** The kinds of file that are told apart, by what is in them and never by their names. */
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

/** `unsigned`: a file without signatures of its own; `unreadable`: one of a known form that cannot be read. */
export const fileVerdicts = ['passed', 'failed', 'indeterminate', 'unreadable', 'unsigned'] as const;
export type FileVerdict = (typeof fileVerdicts)[number];

/** One file: the one that was opened, or one inside another. */
export interface OpenedFile {
  /** The file that it is in: a place in `files`; null for the one that was opened. */
  readonly parent: number | null;
  /** A name that is safe to save it under; it says nothing about what is in the file. */
  readonly name: string;
  readonly form: FileForm;
  readonly mediaType: string;
  readonly size: number;
  /** Hexadecimal; null where a limit kept the file from being read. */
  readonly sha256: string | null;
  /** Of its own signatures, timestamps and codes, without those of the files inside. */
  readonly verdict: FileVerdict;
  readonly codes: readonly SignatureCode[];
}

/** Whose signature it is: a person's, or that of a provider of certified mail on a message. */
export const signatureKinds = ['person', 'mailProvider'] as const;

/** One signature in an opened file. */
export interface OpenedSigner extends SignerReport {
  /** The file that it is in: a place in `files`. */
  readonly file: number;
  /** The files that it covers: places in `files`. */
  readonly covers: readonly number[];
  readonly kind: (typeof signatureKinds)[number];
}

/** One timestamp over files: in a file of its own, in a container, or over a whole PDF. */
export interface OpenedTimestamp {
  readonly file: number;
  readonly covers: readonly number[];
  readonly verdict: Verdict;
  readonly codes: readonly SignatureCode[];
  /** ISO 8601; null where it cannot be read. */
  readonly time: string | null;
  /** Who stamped, as RFC 4514 writes it. */
  readonly authority: string | null;
}

/**
 * What was found in a file of any form, and in the files inside it. The tree is a list: each file names the one it is in,
 * each signature the file that holds it. What is said of the whole is the worst of all.
 */
export interface OpenedReport extends SignatureReport {
  readonly signers: readonly OpenedSigner[];
  readonly levels: readonly LevelReport[];
  readonly timestamps: readonly OpenedTimestamp[];
  readonly files: readonly OpenedFile[];
}
