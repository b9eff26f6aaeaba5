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
  /** Rows in a different encoding than the rest of a text file; each was decoded in its own encoding. */
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
  /**
   * Number of people with the status `tobedeleted`, who are left out; `disabled` counts others who are not enabled,
   * also left out.
   */
  readonly deleted: number;
  readonly disabled: number;
  /** Names of files in the archive that are not read. */
  readonly files: readonly string[];
  /** Columns of users.csv that are ignored: `unused` are defined by OneRoster, `unknown` are not. */
  readonly unused: readonly string[];
  readonly unknown: readonly string[];
}
