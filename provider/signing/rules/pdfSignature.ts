import type { SignatureCode } from '../../../contract/signing/verdict';
import type { Changes } from '../pdf/changes';

/** The facts about a signature in a PDF besides its CMS. */
export interface PdfFacts {
  readonly subFilter: string | undefined;
  /** Whether it covers the whole revision in which it was made. */
  readonly isWhole: boolean;
  /** The changes to the PDF after that revision; undefined if the PDF cannot be compared. */
  readonly changes: Changes | undefined;
  readonly isEncrypted: boolean;
  /**
   * The permission of a certification (ISO 32000-1 table 254): 1 nothing, 2 filling in, 3 annotations too; undefined:
   * none.
   */
  readonly permission: 1 | 2 | 3 | undefined;
  /** Whether a field is locked by a signature (FieldMDP). */
  readonly isLocked: (field: string) => boolean;
}

/** A rule for a signature in a PDF. */
export type PdfRule = (facts: PdfFacts) => readonly SignatureCode[];
