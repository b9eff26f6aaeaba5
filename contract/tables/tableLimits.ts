/**
 * The most that a file may hold, whatever it is read for. A small file can claim to be endless, so that each is counted
 * while it is read.
 */
export const tableLimits = {
  /** Lines of a text or rows of a sheet, blank ones included. */
  lines: 200_000,
  columns: 1000,
  /** Characters of a cell: as many as Excel allows. */
  cell: 32_767,
  /** Characters of all cells of a sheet. */
  characters: 60_000_000,
  /** Bytes of a workbook's parts once they are unpacked. */
  unpacked: 150_000_000,
  /** Elements inside one another. */
  depth: 60,
  sheets: 200,
} as const;
