import { cellsOf, type Lines } from './lines';

/** The rows below a header. */
export interface RowsBelow {
  /** Their lines. */
  readonly at: readonly number[];
  /** Blank lines among them. */
  readonly blank: number;
  /** Lines that repeat the header, as where files were put together or a list was printed page by page. */
  readonly headers: number;
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
  return { at, blank, headers };
}

export function isBlank(lines: Lines, line: number): boolean {
  if (lines.beginsPlainly(line)) return false;
  const width = lines.width(line);
  for (let at = 0; at < width; at += 1) if (lines.cell(line, at).trim() !== '') return false;
  return true;
}
