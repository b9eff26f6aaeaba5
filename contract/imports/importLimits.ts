/** How many rows a file may have. */
export const IMPORT_ROWS = 50_000;
/** How many bytes a file may have. */
export const IMPORT_BYTES = 10_000_000;
/** How many rows travel at once. */
export const IMPORT_PIECE = 500;
/** How many characters a cell may have; longer ones are cut, and refused by their field. */
export const CELL_LIMIT = 500;
