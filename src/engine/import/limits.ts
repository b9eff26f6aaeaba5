import { IMPORT_BYTES, IMPORT_ROWS } from '../../../contract/imports/importLimits';

/** Limits of a file, for the sentences that announce them. */
export const limits = { rows: IMPORT_ROWS, size: IMPORT_BYTES / 1_000_000 };
