const columnName = (column: number): string =>
  (column >= 26 ? columnName(Math.floor(column / 26) - 1) : '') + String.fromCharCode(65 + (column % 26));

/** Returns the name of a cell: `AB12`. @param column counted from 0 @param row counted from 1 */
export const cellName = (column: number, row: number): string => `${columnName(column)}${row}`;
