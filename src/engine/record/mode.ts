/** The query parameter that opens a record read-only: 2 is read-only, 1 is editable, as without it. */
export const MODE = 'mode';
export const READING = '2';
