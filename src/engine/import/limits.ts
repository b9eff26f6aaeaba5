import { IMPORT_BYTES, IMPORT_ROWS } from '../../../contract/imports/importLimits';

/** What a file may be at most, for the sentences that announce it. */
export const limits = { rows: IMPORT_ROWS, size: IMPORT_BYTES / 1_000_000 };

/** What the files are that this page gives. */
export const CSV = 'text/csv;charset=utf-8';
