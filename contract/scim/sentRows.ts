import type { ImportOutcome, SentRow, ValidatedRow } from '../imports/imported';
import type { TableReading } from '../imports/tableReading';

/** Path below the SCIM base URL to which programs of a school send rows from a file or a directory. */
export const IMPORT_PATH = '/.import';

/** At most IMPORT_ROWS_PER_REQUEST rows from a file or a directory. */
export interface SentRows {
  /** Name of the source in the import history of the school. */
  readonly file: string;
  readonly reading?: TableReading;
  readonly rows: readonly SentRow[];
  /** Only checks the rows; the default if absent from a request. */
  readonly dryRun: boolean;
}

/** The outcome of each row, or its expected outcome in a dry run. */
export interface RowsOutcome {
  /** The client is on trial: all changes were reverted, and recorded for the supervisor. */
  readonly isTrial: boolean;
  readonly rows: readonly (ValidatedRow & { readonly outcome?: ImportOutcome; readonly reason?: string })[];
}
