import type { Field } from '../schema/fields';

/** Maximum number of rows in a file to be imported. */
export const IMPORT_ROWS = 50_000;
/** Maximum size of a file to be imported, in bytes. */
export const IMPORT_BYTES = 10_000_000;
/** Maximum number of rows that the console sends in one request. */
export const IMPORT_ROWS_PER_REQUEST = 500;
/** Number of characters in the cells of a request after which no other row is added to it; it fits a request of 1 MB. */
export const IMPORT_CHARACTERS_PER_REQUEST = 300_000;
const USUAL_CELL = 500;

/**
 * Returns the maximum number of characters of a cell in a request: at least one more than its field takes, so that the
 * field refuses a text that was cut.
 */
export const cellLimit = (field: Field | undefined): number =>
  Math.max(USUAL_CELL, field?.kind === 'text' ? (field.max ?? 0) + 1 : 0);
