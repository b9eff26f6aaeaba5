import type { TableReading } from '../../contract/imports/tableReading';
import type { CutText } from '../../contract/tables/lines';

/** What a worker is asked: a file, and what is expected in it. */
export interface Task {
  readonly bytes: Uint8Array<ArrayBuffer>;
  /** The bytes that it may have. */
  readonly most: number;
  /** The columns that tell the sheet with the records from the others, each by the names that it may have. */
  readonly columns: readonly (readonly string[])[];
  /** A list of records in JSON will do too; how many bytes each may have. */
  readonly record?: number;
  /** Refused are sheets with hidden rows: the sender is not told what was left out. */
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

/** The records of a list in JSON, each as JSON: whoever reads them can let others have their turn in between. */
export interface RecordsAnswer {
  readonly records: readonly string[];
}

/** Why the file cannot be read, in Italian. */
export interface NoAnswer {
  readonly problem: string;
}

export type Answer = TableAnswer | RecordsAnswer | NoAnswer;
