import type { FileForm, OpenedTimestamp, signatureKinds } from '../../../contract/signing/opened';
import type { LevelReport, SignerReport } from '../../../contract/signing/report';
import type { SignatureCode } from '../../../contract/signing/verdict';
import type { Link } from '../certificates/revocation';
import type { Trust } from '../certificates/trustStore';
import type { Content } from '../verify/content';

/** A file to open: the one to verify, or one found inside it. */
export interface Contained {
  /** As named in the outer file: it may be anything. */
  readonly name: string;
  readonly bytes: Buffer;
  /** The time at which a verified timestamp proves that it existed. */
  readonly existedAt?: Date | undefined;
  /** Returned without further reading: its signatures were judged with the outer file. */
  readonly isJudged?: true;
}

/**
 * What a signature or timestamp covers: the file it is in, a file inside that file (index in `files`), or a file beside
 * it (index in the report).
 */
export type Covered = 'itself' | number | { readonly beside: number };

export interface FoundSigner {
  readonly report: SignerReport;
  readonly covers: readonly Covered[];
  readonly kind: (typeof signatureKinds)[number];
}

export interface FoundTimestamp extends Omit<OpenedTimestamp, 'file' | 'covers' | 'verdict'> {
  readonly covers: readonly Covered[];
}

/** The findings of a form's reader about one file. */
export interface Found {
  readonly form: FileForm;
  readonly mediaType: string;
  readonly codes?: readonly SignatureCode[];
  /** With their counter-signatures, in the order to which `countersigns` refers. */
  readonly signers?: readonly FoundSigner[];
  readonly timestamps?: readonly FoundTimestamp[];
  readonly files?: readonly Contained[];
  /** Only for a CMS envelope. */
  readonly level?: LevelReport;
  /** The certificates whose revocation status is unknown. */
  readonly unchecked?: readonly Link[];
}

/** Another available file, which a detached signature or timestamp may cover. */
export interface Sibling {
  /** Its index in the report. */
  readonly place: number;
  readonly content: Content;
}

/** The input for judging a form. */
export interface Judging {
  readonly trust: Trust;
  /** The time of verification, if no timestamp proves an earlier one. */
  readonly at: Date;
  /** The number of CMS envelopes around this file, including this one. */
  readonly level: number;
  /** The number of signatures that the report has already, from other files. */
  readonly before: number;
  /** Bytes that may still be unpacked, over all archives in the file. */
  readonly room: { left: number };
  /** The files beside this one. */
  readonly siblings: readonly Sibling[];
}
