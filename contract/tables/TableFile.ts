import type { Encoding, ForeignLine } from './decodeText';
import type { CutText } from './lines';
import type { SheetName } from './xlsx/readWorkbook';

/** A table in a file: a text file, or a sheet of a workbook. */
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
  /** The sheets of a workbook; a text file has one sheet without a name. */
  readonly sheets: readonly SheetName[];
  /** Whether dates count from 1904, as in old workbooks of the Mac. */
  readonly from1904: boolean;
  /** Only for a OneRoster file, whose sheets are groups of people. */
  readonly roster?: RosterReading;
  /** Reads a sheet. @param withHidden include hidden rows @throws TableProblem */
  readonly read: (sheet: number, withHidden?: boolean) => Promise<Table>;
}

/** Description of a OneRoster file, shown before the import and stored with it. */
export interface RosterReading {
  /** `bulk` has all people, `delta` only those that changed. */
  readonly mode: 'bulk' | 'delta';
  /** The OneRoster version in the manifest. */
  readonly version?: string;
  /** Numbers of people with the status `tobedeleted`, and of others who are not enabled; both are left out. */
  readonly deleted: number;
  readonly disabled: number;
  /** Names of files in the archive that are not read. */
  readonly files: readonly string[];
  /** Columns of users.csv that are ignored: those that OneRoster defines, and others. */
  readonly unused: readonly string[];
  readonly unknown: readonly string[];
}
