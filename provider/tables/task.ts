import type { TableReading } from '../../contract/imports/tableReading';
import type { CutText } from '../../contract/tables/lines';

/** The input of a worker: a file, and its expected content. */
export interface Task {
  readonly bytes: Uint8Array<ArrayBuffer>;
  /** The maximum size in bytes. */
  readonly most: number;
  /** The columns that identify the sheet with the records, each by its possible names. */
  readonly columns: readonly (readonly string[])[];
  /** Name of the sheet to read; if absent, the first that has the columns. */
  readonly sheet?: string;
  /**
   * If a JSON list of records is accepted: the maximum size of a record in bytes. Absent if only tables are accepted.
   */
  readonly record?: number;
  /** True if hidden rows of a sheet are read too. */
  readonly withHidden?: boolean;
  /** True if sheets with hidden rows are refused, because the sender would not learn that rows were skipped. */
  readonly refuseHidden?: boolean;
}

/** A table: its header and the rows below it. */
export interface TableAnswer {
  readonly cut: CutText;
  /** Index of the line with the header in `cut`. */
  readonly header: number;
  /** Indexes of the lines of the rows in `cut`. */
  readonly rows: Uint32Array;
  readonly reading: TableReading;
}

/**
 * The records of a JSON list, each still as JSON text, so that the receiver can handle other requests between parsing
 * them.
 */
export interface RecordsAnswer {
  readonly records: readonly string[];
}

/** The reason why the file is unreadable, in Italian. */
export interface NoAnswer {
  readonly problem: string;
}

export type Answer = TableAnswer | RecordsAnswer | NoAnswer;
