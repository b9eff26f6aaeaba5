import { cellsOf, type Lines } from './lines';

/** Maximum number of lines in which the header is searched. There may be titles and dates above it. */
export const HEADER_WITHIN = 30;

/** Rows below a header. */
export interface RowsBelow {
  /** Lines of the rows. */
  readonly at: readonly number[];
  /** Number of blank lines among the rows. */
  readonly blank: number;
  /** Number of lines that repeat the header, in concatenated files or lists printed page by page. */
  readonly headers: number;
  /** Number of lines below the last row that only state a total. */
  readonly totals: number;
}

export function rowsBelow(lines: Lines, header: number): RowsBelow {
  const titles = cellsOf(lines, header).map((cell) => cell.trim());
  const isHeader = (line: number) =>
    lines.cell(line, 0).trim() === titles[0] &&
    titles.every((title, at) => lines.cell(line, at).trim() === title);
  const at: number[] = [];
  let blank = 0;
  let blankSince = 0;
  let headers = 0;
  for (let line = header + 1; line < lines.length; line += 1) {
    if (isBlank(lines, line)) blankSince += 1;
    else if (isHeader(line)) headers += 1;
    else {
      at.push(line);
      blank += blankSince;
      blankSince = 0;
    }
  }
  const rows = at.length;
  while (at.length > 0 && isTotal(lines, at.at(-1) as number)) at.pop();
  return { at, blank, headers, totals: rows - at.length };
}

/** Beginning of a line with a total. */
const TOTAL = /^(?:total[ei]?|tot\.)(?=$|[\s:=(])/i;

/**
 * Returns whether a line is a total, such as `Totale: 30` below a list. A person named so has more than a number in the
 * other cells.
 */
function isTotal(lines: Lines, line: number): boolean {
  const cells = cellsOf(lines, line)
    .map((cell) => cell.trim())
    .filter(Boolean);
  const [first = '', ...others] = cells;
  return TOTAL.test(first) && others.every((cell) => /^[\d.]+$/.test(cell));
}

export function isBlank(lines: Lines, line: number): boolean {
  if (lines.beginsPlainly(line)) return false;
  const width = lines.width(line);
  for (let at = 0; at < width; at += 1) if (lines.cell(line, at).trim() !== '') return false;
  return true;
}
