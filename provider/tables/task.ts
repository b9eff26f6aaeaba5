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
  /** Set if a JSON list of records is accepted; the maximum bytes of each. */
  readonly record?: number;
  /** Reads the hidden rows of a sheet too. */
  readonly withHidden?: boolean;
  /** Refuses sheets with hidden rows, because the sender would not learn which rows were skipped. */
  readonly refuseHidden?: boolean;
}

/** A table: its header and the rows below it. */
export interface TableAnswer {
  readonly cut: CutText;
  /** The line of the header. */
  readonly header: number;
  /** The lines of the rows. */
  readonly rows: Uint32Array;
  readonly reading: TableReading;
}

/** The records of a JSON list, each as JSON: the reader can yield to other requests in between. */
export interface RecordsAnswer {
  readonly records: readonly string[];
}

/** The reason why the file is unreadable, in Italian. */
export interface NoAnswer {
  readonly problem: string;
}

export type Answer = TableAnswer | RecordsAnswer | NoAnswer;
