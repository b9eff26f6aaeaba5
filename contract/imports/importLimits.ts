/** Maximum number of rows in a file to be imported. */
export const IMPORT_ROWS = 50_000;
/** Maximum size of a file to be imported, in bytes. */
export const IMPORT_BYTES = 10_000_000;
/** Number of rows that the console sends in one request. */
export const IMPORT_ROWS_PER_REQUEST = 500;
/** Maximum number of characters of a cell in a request. The console and the import command cut longer texts to it. */
export const CELL_LIMIT = 500;
