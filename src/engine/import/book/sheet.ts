import { IMPORT_ROWS } from '../../../../contract/importLimits';
import { type Column, columnsOf, headerScore, type KnownNames, type Names, namesOf } from './columns';
import { ImportProblem } from './ImportProblem';

/** How far down a header is looked for: titles and dates may stand above it. */
const HEADER_WITHIN = 30;

/** A file, read: its header, and the rows below it that say something. */
export interface Sheet {
  readonly columns: readonly Column[];
  /** The cells, in the order of the columns. */
  readonly rows: string[][];
  /** The place of each row in the file; the first line is 1. */
  readonly positions: readonly number[];
}

/** Finds the header among the lines of a file, and what the columns are. @throws ImportProblem */
export function sheetOf(lines: readonly string[][], known: KnownNames): Sheet {
  const names = namesOf(known);
  const at = headerAt(lines, names);
  const header = (lines[at] ?? []).map((cell) => cell.trim());
  const rows: string[][] = [];
  const positions: number[] = [];
  for (let line = at + 1; line < lines.length; line += 1) {
    const cells = lines[line] ?? [];
    if (!cells.some((cell) => cell.trim() !== '')) continue;
    rows.push(cells);
    positions.push(line + 1);
  }
  if (rows.length === 0) throw new ImportProblem('noRows');
  if (rows.length > IMPORT_ROWS) throw new ImportProblem('tooManyRows');
  const sample = (column: number) =>
    rows
      .slice(0, 20)
      .map((cells) => cells[column]?.trim() ?? '')
      .find(Boolean) ?? '';
  return { columns: columnsOf(header, sample, names), rows, positions };
}

/** The line that names the most columns; where none does, the first with the most cells. */
function headerAt(lines: readonly (readonly string[])[], names: Names): number {
  let best = { at: 0, score: -1, filled: -1 };
  for (let at = 0; at < Math.min(lines.length, HEADER_WITHIN); at += 1) {
    const line = lines[at] ?? [];
    const score = headerScore(line, names);
    const filled = line.filter((cell) => cell.trim() !== '').length;
    if (score > best.score || (score === best.score && score === 0 && filled > best.filled))
      best = { at, score, filled };
  }
  return best.at;
}
