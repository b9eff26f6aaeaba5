/**
 * Cells of a table, line by line; lines and cells are counted from 0. A cell is only converted to a string while it is
 * used.
 */
export interface Lines {
  readonly length: number;
  /** Returns the position of a line in the file; the first is 1. */
  position(line: number): number;
  /** Returns the number of cells in a line. */
  width(line: number): number;
  /** Returns the text of a cell; empty if the line has no such cell. */
  cell(line: number, at: number): string;
  /** Returns whether a cell has the type date in a spreadsheet, so that day and month cannot be confused. */
  isDate(line: number, at: number): boolean;
  /**
   * Returns whether a line begins with a visible character. If it does not, only its cells show whether the line is
   * blank.
   */
  beginsPlainly(line: number): boolean;
}

/**
 * Table as one text with the positions of its cells. It is stored and sent between threads in this form because for
 * fifty thousand rows, arrays of strings would need more memory and time than converting cells when they are read.
 */
export interface CutText {
  readonly text: string;
  /** Start of each line in the text. The last entry is the position after the last line. */
  readonly starts: Uint32Array;
  /** Index of the first cell of each line among all cells. The last entry is the number of cells. */
  readonly firsts: Uint32Array;
  /** End of each cell; one character separates it from the next. */
  readonly ends: Uint32Array;
  /** Position of each line in the file; absent if the positions are consecutive from `first`. */
  readonly positions?: Uint32Array;
  /** Position of the first line. */
  readonly first: number;
  /** Whether the value of a quoted cell is the text inside its quotes. */
  readonly quoted: boolean;
  /** Positions of lines with a cell that contains line breaks and separators, so that the cell may be several rows. */
  readonly spanning?: readonly number[];
  /** Indexes of the cells that are spreadsheet dates, in ascending order. */
  readonly dates?: Uint32Array;
}

const QUOTE = 34;
const DELETE = 127;

export function linesOf(cut: CutText): Lines {
  const { text, starts, firsts, ends, positions, first, quoted } = cut;
  let dates: ReadonlySet<number> | undefined;
  const length = starts.length - 1;
  const width = (line: number) =>
    line >= 0 && line < length ? (firsts[line + 1] as number) - (firsts[line] as number) : 0;
  return {
    length,
    width,
    position: (line) => positions?.[line] ?? first + line,
    cell(line, at) {
      if (at < 0 || at >= width(line)) return '';
      const place = (firsts[line] as number) + at;
      const start = at === 0 ? (starts[line] as number) : (ends[place - 1] as number) + 1;
      const end = ends[place] as number;
      const written = text.slice(start, end);
      return quoted && text.charCodeAt(start) === QUOTE ? unquoted(written) : written;
    },
    isDate(line, at) {
      if (!cut.dates || at < 0 || at >= width(line)) return false;
      dates ??= new Set(cut.dates);
      return dates.has((firsts[line] as number) + at);
    },
    beginsPlainly(line) {
      const start = starts[line] as number;
      const code = text.charCodeAt(start);
      return start < (ends[firsts[line] as number] as number) && code > QUOTE && code < DELETE;
    },
  };
}

/** Returns the text inside the quotes of a cell, or the unchanged text if the quote is not closed. */
function unquoted(written: string): string {
  const trimmed = written.trimEnd();
  if (trimmed.length < 2 || !trimmed.endsWith('"')) return written;
  return trimmed.slice(1, -1).replaceAll('""', '"');
}

/** Returns all cells of a line. */
export const cellsOf = (lines: Lines, line: number): string[] =>
  Array.from({ length: lines.width(line) }, (_, at) => lines.cell(line, at));
