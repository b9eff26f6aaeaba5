import type { SignatureCode } from '../../../contract/signing/verdict';
import type { Changes } from '../pdf/changes';

/** The facts about a signature in a PDF besides its CMS. */
export interface PdfFacts {
  readonly subFilter: string | undefined;
  /** Whether the signature covers the whole revision in which it was made. */
  readonly isWhole: boolean;
  /** The changes to the PDF after that revision; undefined if the PDF cannot be compared. */
  readonly changes: Changes | undefined;
  readonly isEncrypted: boolean;
  /**
   * The changes that the certification signature permits (ISO 32000-1 table 254): 1 none, 2 filling in and signing,
   * 3 annotations too. Undefined if no signature is a certification.
   */
  readonly permission: 1 | 2 | 3 | undefined;
  /** Returns whether the signature locks the field with this name (FieldMDP). */
  readonly isLocked: (field: string) => boolean;
}

/** A rule for a signature in a PDF. */
export type PdfRule = (facts: PdfFacts) => readonly SignatureCode[];
