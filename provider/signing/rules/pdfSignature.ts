import type { SignatureCode } from '../../../contract/signing/verdict';
import type { Changes } from '../pdf/changes';

/** What is known of a signature in a PDF besides its CMS. */
export interface PdfFacts {
  readonly subFilter: string | undefined;
  /** Whether it covers the whole revision in which it was made. */
  readonly isWhole: boolean;
  /** What was done to the PDF after that revision; undefined where the PDF cannot be compared. */
  readonly changes: Changes | undefined;
  readonly isEncrypted: boolean;
  /** What a certification allows (ISO 32000-1 table 254): 1 nothing, 2 filling in, 3 annotations too; undefined: none. */
  readonly permission: 1 | 2 | 3 | undefined;
  /** Whether a field is locked by a signature (FieldMDP). */
  readonly isLocked: (field: string) => boolean;
}

/** One rule on a signature in a PDF. */
export type PdfRule = (facts: PdfFacts) => readonly SignatureCode[];
