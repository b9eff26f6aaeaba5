/**
 * The cells of a file, line by line; both are counted from 0. A cell is a text only while somebody looks at it: fifty
 * thousand rows as so many arrays of texts cost more to keep than to read.
 */
export interface Lines {
  readonly length: number;
  /** How many cells a line has. */
  width(line: number): number;
  /** What a cell says; nothing where the line has none. */
  cell(line: number, at: number): string;
  /** Whether a line begins with something that is to be seen; where it does not, its cells say whether it is blank. */
  beginsPlainly(line: number): boolean;
}

/** Lines that are there as texts already. */
export const writtenLines = (lines: readonly (readonly string[])[]): Lines => ({
  length: lines.length,
  width: (line) => lines[line]?.length ?? 0,
  cell: (line, at) => lines[line]?.[at] ?? '',
  beginsPlainly: () => false,
});

/** All cells of a line. */
export const cellsOf = (lines: Lines, line: number): string[] =>
  Array.from({ length: lines.width(line) }, (_, at) => lines.cell(line, at));
