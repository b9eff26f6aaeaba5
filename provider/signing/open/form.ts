import type { FileForm, OpenedTimestamp, signatureKinds } from '../../../contract/signing/opened';
import type { LevelReport, SignerReport } from '../../../contract/signing/report';
import type { SignatureCode } from '../../../contract/signing/verdict';
import type { Link } from '../certificates/revocation';
import type { Trust } from '../certificates/trustStore';
import type { Content } from '../verify/content';

/** A file inside another one, as the form of the outer one hands it over. */
export interface Contained {
  /** As the outer file names it: it may be anything. */
  readonly name: string;
  readonly bytes: Buffer;
  /** When a verified timestamp proves that it existed. */
  readonly existedAt?: Date | undefined;
  /** It is handed out as it is: its signatures were judged with the outer file. */
  readonly isJudged?: true;
}

/**
 * What a signature or a timestamp covers: the file that it is in, one of the files inside, by its place among them, or one
 * beside it, by its place in the report.
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

/** What the reader of a form found in one file. */
export interface Found {
  readonly form: FileForm;
  readonly mediaType: string;
  readonly codes?: readonly SignatureCode[];
  /** With their counter-signatures, in the order that `countersigns` counts in. */
  readonly signers?: readonly FoundSigner[];
  readonly timestamps?: readonly FoundTimestamp[];
  readonly files?: readonly Contained[];
  /** Of an envelope of CMS. */
  readonly level?: LevelReport;
  /** The certificates of which nobody knows whether they were revoked. */
  readonly unchecked?: readonly Link[];
}

/** Another file at hand, which a detached signature or timestamp may be about. */
export interface Sibling {
  /** Its place in the report. */
  readonly place: number;
  readonly content: Content;
}

/** What a form is judged with. */
export interface Judging {
  readonly trust: Trust;
  /** The time to judge by, where no timestamp proves an earlier one. */
  readonly at: Date;
  /** The envelopes of CMS around this file, and this one. */
  readonly level: number;
  /** How many signatures were reported before. */
  readonly before: number;
  /** How many bytes may still be unpacked, of all archives in the file. */
  readonly room: { left: number };
  /** The files beside it. */
  readonly siblings: readonly Sibling[];
}
