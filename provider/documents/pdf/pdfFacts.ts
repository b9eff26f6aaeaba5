import type { UnreadableReason } from '../../../contract/documents/unreadable';

/** What a PDF is. */
export interface PdfFacts {
  /** Why nobody can read it, or not all of it; undefined where every page is drawn whole. */
  readonly unreadable?: UnreadableReason;
  /** Undefined where they could not be counted. */
  readonly pages?: number;
}

/** What the worker is handed. */
export interface PdfTask {
  readonly bytes: Uint8Array;
  /** Bytes that its streams may take in memory. */
  readonly buffers: number;
}
