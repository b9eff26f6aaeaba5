import { cellsOf, type Lines, linesOf } from '../../contract/tables/lines';
import { openTable, type Table, type TableFile } from '../../contract/tables/readTable';
import { isBlank, rowsBelow } from '../../contract/tables/rowsBelow';
import { TableProblem } from '../../contract/tables/TableProblem';
import { plainTitle } from './plainTitle';
import type { Answer, RecordsAnswer, Task } from './task';

/** Lines in another encoding that are named at most. */
const FOREIGN = 100;

/** Reads a file as a worker is asked to. @throws TableProblem */
export async function readUpload(task: Task): Promise<Answer> {
  const { bytes, most, columns, record, refuseHidden } = task;
  if (record !== undefined && beginsAsList(bytes)) return readRecords(bytes, most, record);
  const file = await openTable(bytes, most);
  const { sheet, table, lines, header } = await proposed(file, columns);
  if (refuseHidden && table.hidden > 0) throw new TableProblem('hiddenRows', table.hidden);
  const { at, blank, headers } = rowsBelow(lines, header);
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
      withHidden: false,
      blank,
      headers,
      totals: 0,
      foreign: file.foreign.slice(0, FOREIGN),
    },
  };
}

interface Proposed {
  readonly sheet: number;
  readonly table: Table;
  readonly lines: Lines;
  readonly header: number;
}

/** The first visible sheet whose header has the columns; else a hidden one that has them, else the first visible. */
async function proposed(file: TableFile, columns: readonly string[]): Promise<Proposed> {
  const order = [...file.sheets.keys()].sort(
    (one, other) => Number(file.sheets[one]?.isHidden) - Number(file.sheets[other]?.isHidden),
  );
  let first: Proposed | undefined;
  for (const sheet of order) {
    const table = await file.read(sheet);
    const lines = linesOf(table.cut);
    const header = headerOf(lines);
    if (header === undefined) continue;
    const titles = new Set(cellsOf(lines, header).map(plainTitle));
    const found = { sheet, table, lines, header };
    if (columns.every((column) => titles.has(plainTitle(column)))) return found;
    first ??= found;
  }
  if (!first) throw new TableProblem('noRows');
  return first;
}

function headerOf(lines: Lines): number | undefined {
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
