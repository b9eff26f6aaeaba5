import { IMPORT_ROWS } from '../../../../contract/imports/importLimits';
import { cellsOf, type Lines } from '../../../../contract/tables/lines';
import { HEADER_WITHIN, rowsBelow } from '../../../../contract/tables/rowsBelow';
import { TableProblem } from '../../../../contract/tables/TableProblem';
import { type Column, type ColumnNames, columnsOf, headerScore, type Names, namesOf } from './columns';
import { Rows } from './rows';

/** A parsed table: its header, and the rows below it. */
export interface Sheet {
  readonly columns: readonly Column[];
  readonly rows: Rows;
  /** Number of skipped lines: blank ones, repeated headers, and totals below the last row. */
  readonly skipped: { readonly blank: number; readonly headers: number; readonly totals: number };
}

/** Finds the header among the lines of a table and maps its columns. @throws TableProblem */
export function sheetOf(lines: Lines, known: ColumnNames): Sheet {
  const names = namesOf(known);
  const header = headerAt(lines, names);
  const { at, ...skipped } = rowsBelow(lines, header);
  if (at.length === 0) throw new TableProblem('noRows');
  if (at.length > IMPORT_ROWS) throw new TableProblem('tooManyRows', IMPORT_ROWS);
  const first = at.slice(0, 20);
  const sample = (column: number) => first.map((line) => lines.cell(line, column).trim()).find(Boolean) ?? '';
  const titles = cellsOf(lines, header).map((cell) => cell.trim());
  return {
    columns: columnsOf(titles, sample, names),
    rows: new Rows(lines, at),
    skipped,
  };
}

/** Returns the line with the most known column names; if there is none, the first with the most cells. */
function headerAt(lines: Lines, names: Names): number {
  let best = { at: 0, score: -1, filled: -1 };
  for (let at = 0; at < Math.min(lines.length, HEADER_WITHIN); at += 1) {
    const line = cellsOf(lines, at);
    const score = headerScore(line, names);
    const filled = line.filter((cell) => cell.trim() !== '').length;
    if (score > best.score || (score === best.score && score === 0 && filled > best.filled))
      best = { at, score, filled };
  }
  return best.at;
}
