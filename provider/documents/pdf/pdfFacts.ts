import type { UnreadableReason } from '../../../contract/documents/unreadable';

/** The properties of a PDF. */
export interface PdfFacts {
  /** Why it is not, or not completely, readable; undefined if every page is drawn completely. */
  readonly unreadable?: UnreadableReason;
  /** Undefined if they could not be counted. */
  readonly pages?: number;
}

/** The input of the worker. */
export interface PdfTask {
  readonly bytes: Uint8Array;
  /** The limit for its decompressed streams in memory, in bytes. */
  readonly buffers: number;
}
