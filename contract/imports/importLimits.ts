/** Maximum number of rows in a file. */
export const IMPORT_ROWS = 50_000;
/** Maximum size of a file, in bytes. */
export const IMPORT_BYTES = 10_000_000;
/** Number of rows sent in one request. */
export const IMPORT_ROWS_PER_REQUEST = 500;
/** Maximum number of characters in a cell; longer texts are cut, and their field refuses them. */
export const CELL_LIMIT = 500;
