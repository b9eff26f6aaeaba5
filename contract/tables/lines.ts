/** The cells of a table, line by line; both are counted from 0. A cell is a text only while somebody looks at it. */
export interface Lines {
  readonly length: number;
  /** Where a line is in the file; the first is 1. */
  position(line: number): number;
  /** How many cells a line has. */
  width(line: number): number;
  /** The text of a cell; empty where the line has none. */
  cell(line: number, at: number): string;
  /** Whether a cell is a date of a spreadsheet, whose day and month nobody can take for one another. */
  isDate(line: number, at: number): boolean;
  /** Whether a line begins with something visible; where it does not, its cells tell whether it is blank. */
  beginsPlainly(line: number): boolean;
}

/**
 * A table as one text and the places in it. It is what is kept and what travels between threads: fifty thousand rows
 * as so many arrays of texts cost more to keep than to read.
 */
export interface CutText {
  readonly text: string;
  /** Where each line begins in the text; the last one is where another would begin. */
  readonly starts: Uint32Array;
  /** The number of its first cell among those of all lines; likewise. */
  readonly firsts: Uint32Array;
  /** Where each cell ends; one character separates it from the next. */
  readonly ends: Uint32Array;
  /** Where each line is in the file; absent where they are counted from `first` on. */
  readonly positions?: Uint32Array;
  /** The position of the first line. */
  readonly first: number;
  /** Whether a cell in quotes means what is inside them. */
  readonly quoted: boolean;
  /** The positions of lines that have a cell with lines and separators of its own: it may be several rows. */
  readonly spanning?: readonly number[];
  /** The numbers of the cells that are dates of a spreadsheet, the lowest first. */
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

/** The text inside quotes; a quote that nothing closes is part of the text. */
function unquoted(written: string): string {
  const trimmed = written.trimEnd();
  if (trimmed.length < 2 || !trimmed.endsWith('"')) return written;
  return trimmed.slice(1, -1).replaceAll('""', '"');
}

/** All cells of a line. */
export const cellsOf = (lines: Lines, line: number): string[] =>
  Array.from({ length: lines.width(line) }, (_, at) => lines.cell(line, at));
