import { cellsOf, type Lines, linesOf } from '../../contract/tables/lines';
import { openTable } from '../../contract/tables/readTable';
import { HEADER_WITHIN, isBlank, rowsBelow } from '../../contract/tables/rowsBelow';
import type { Table, TableFile } from '../../contract/tables/TableFile';
import { TableProblem } from '../../contract/tables/TableProblem';
import { plainTitle } from './plainTitle';
import type { Answer, RecordsAnswer, Task } from './task';

/** The maximum number of reported lines with another encoding. */
const FOREIGN = 100;

/** Reads a file for a worker's task. @throws TableProblem */
export async function readUpload(task: Task): Promise<Answer> {
  const { bytes, most, record, withHidden = false, refuseHidden } = task;
  if (record !== undefined && beginsAsList(bytes)) return readRecords(bytes, most, record);
  const file = await openTable(bytes, most);
  const { sheet, table, lines, header } = await proposed(file, task, withHidden);
  if (refuseHidden && table.hidden > 0) throw new TableProblem('hiddenRows', table.hidden);
  const { at, ...skipped } = rowsBelow(lines, header);
  const { name, isHidden } = file.sheets[sheet] ?? { name: '', isHidden: false };
  return {
    cut: table.cut,
    header,
    rows: Uint32Array.from(at),
    reading: {
      ...(file.encoding && { encoding: file.encoding }),
      ...(name && { sheet: name, sheetIsHidden: isHidden }),
      otherSheets: file.sheets.filter((_, other) => other !== sheet),
      rows: at.length,
      hidden: table.hidden,
      withHidden,
      ...skipped,
      spanning: table.cut.spanning?.slice(0, FOREIGN),
      foreign: file.foreign.slice(0, FOREIGN),
      ...(file.roster && { oneRoster: file.roster }),
    },
  };
}

interface Proposed {
  readonly sheet: number;
  readonly table: Table;
  readonly lines: Lines;
  readonly header: number;
}

/**
 * Returns the first visible sheet with a line that contains all of the columns; otherwise a hidden one with such a
 * line, otherwise the first visible one, whose header is its first non-blank line.
 */
async function proposed(
  file: TableFile,
  { columns, sheet: name }: Pick<Task, 'columns' | 'sheet'>,
  withHidden: boolean,
): Promise<Proposed> {
  const named = [...file.sheets.keys()].filter((at) => name === undefined || file.sheets[at]?.name === name);
  if (named.length === 0) throw new TableProblem('noSheet', file.sheets.map((one) => one.name).join(', '));
  const order = named.sort(
    (one, other) => Number(file.sheets[one]?.isHidden) - Number(file.sheets[other]?.isHidden),
  );
  const wanted = columns.map((names) => names.map(plainTitle));
  let first: Proposed | undefined;
  for (const sheet of order) {
    const table = await file.read(sheet, withHidden);
    const lines = linesOf(table.cut);
    const header = lineWith(lines, wanted);
    if (header !== undefined) return { sheet, table, lines, header };
    const begin = firstLine(lines);
    if (begin !== undefined) first ??= { sheet, table, lines, header: begin };
  }
  if (!first) throw new TableProblem('noRows');
  return first;
}

function lineWith(lines: Lines, wanted: Task['columns']): number | undefined {
  for (let line = 0; line < Math.min(lines.length, HEADER_WITHIN); line += 1) {
    const titles = new Set(cellsOf(lines, line).map(plainTitle));
    if (wanted.every((names) => names.some((name) => titles.has(name)))) return line;
  }
  return undefined;
}

function firstLine(lines: Lines): number | undefined {
  for (let line = 0; line < lines.length; line += 1) if (!isBlank(lines, line)) return line;
  return undefined;
}

const beginsAsList = (bytes: Uint8Array): boolean =>
  /^\uFEFF?\s*\[/.test(new TextDecoder().decode(bytes.subarray(0, 1000)));

function readRecords(bytes: Uint8Array, most: number, record: number): RecordsAnswer {
  if (bytes.length > most) throw new TableProblem('tooLarge', most / 1_000_000);
  let list: unknown;
  try {
    list = JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(bytes).normalize('NFC'));
  } catch {
    throw new TableProblem('notATable');
  }
  const isRecord = (one: unknown) => typeof one === 'object' && one !== null && !Array.isArray(one);
  if (!Array.isArray(list) || !list.every(isRecord)) throw new TableProblem('notATable');
  const records = list.map((one) => JSON.stringify(one));
  if (records.some((one) => one.length > record)) throw new TableProblem('tooMuchInside');
  return { records };
}
