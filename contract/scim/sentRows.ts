import type { ImportOutcome, SentRow, ValidatedRow } from '../imports/imported';
import type { TableReading } from '../imports/tableReading';

/** Address, below that of the SCIM server, to which programs of a school send rows of a file or a directory. */
export const IMPORT_PATH = '/.import';

/** Rows of a file or a directory: at most IMPORT_PIECE. */
export interface SentRows {
  /** Source of the rows, as the history of the school names it. */
  readonly file: string;
  readonly reading?: TableReading;
  readonly rows: readonly SentRow[];
  /** Unless false, the rows are judged and nothing is written. */
  readonly dryRun: boolean;
}

/** What became, or would become, of each row. */
export interface RowsOutcome {
  /** Whether the client is on trial: everything was reverted and recorded for the supervisor. */
  readonly isTrial: boolean;
  readonly rows: readonly (ValidatedRow & { readonly outcome?: ImportOutcome; readonly reason?: string })[];
}
