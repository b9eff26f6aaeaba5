import type { Encoding, ForeignLine } from './decodeText';
import type { CutText } from './lines';
import type { SheetName } from './xlsx/readWorkbook';

/** Table of a file: a text, or a sheet of a workbook. */
export interface Table {
  readonly cut: CutText;
  /** Number of rows hidden by a filter or by hand. */
  readonly hidden: number;
}

/** Recognised file; its tables are read on demand. */
export interface TableFile {
  /** Encoding of a text file. */
  readonly encoding?: Encoding;
  /** Rows that were in a different encoding, and were decoded in it. */
  readonly foreign: readonly ForeignLine[];
  /** Sheets of a workbook; a text has one without a name. */
  readonly sheets: readonly SheetName[];
  /** Whether numbers that are dates count from 1904. */
  readonly from1904: boolean;
  /** Set for a OneRoster file, whose sheets are groups of people. */
  readonly roster?: RosterReading;
  /** Reads a sheet. @param withHidden include hidden rows @throws TableProblem */
  readonly read: (sheet: number, withHidden?: boolean) => Promise<Table>;
}

/** Description of a OneRoster file, shown before the import and stored with it. */
export interface RosterReading {
  /** `bulk` has all people, `delta` only those that changed. */
  readonly mode: 'bulk' | 'delta';
  /** As the manifest states it. */
  readonly version?: string;
  /** People that the file marks as to be deleted, and as not enabled: both are left out. */
  readonly deleted: number;
  readonly disabled: number;
  /** Files of the archive that are not read. */
  readonly files: readonly string[];
  /** Columns of users.csv that OneRoster defines and that are not used, and columns that it does not define. */
  readonly unused: readonly string[];
  readonly unknown: readonly string[];
}
