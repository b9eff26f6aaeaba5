/**
 * Limits of a file with a table, for every use. All sizes are counted during reading, because a small file can unpack
 * to an unlimited size.
 */
export const tableLimits = {
  /** Lines of a text or rows of a sheet, including blank ones. */
  lines: 200_000,
  columns: 1000,
  /** Characters of a cell: Excel's own limit. */
  cell: 32_767,
  /** Characters of all cells of a sheet. */
  characters: 60_000_000,
  /** Unpacked bytes of the parts of a workbook. */
  unpacked: 150_000_000,
  /** Nesting depth of elements. */
  depth: 60,
  sheets: 200,
} as const;
