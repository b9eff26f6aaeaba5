import type { UnreadableReason } from '../../../contract/documents/unreadable';

/** The properties of a PDF. */
export interface PdfFacts {
  /** Why it is not, or not completely, readable; undefined if every page is drawn completely. */
  readonly unreadable?: UnreadableReason;
  /** Number of pages; undefined if they could not be counted. */
  readonly pages?: number;
}

/** The input of the worker. */
export interface PdfTask {
  readonly bytes: Uint8Array;
  /** Maximum number of bytes in buffers, which hold the decompressed streams. */
  readonly buffers: number;
}
