/** The query parameter that opens a record read-only: 2 is read-only; 1, or no parameter, is editable. */
export const MODE = 'mode';
export const READING = '2';
