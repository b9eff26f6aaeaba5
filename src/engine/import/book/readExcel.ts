import { ImportProblem } from './ImportProblem';
import { zipSize } from './zipSize';

/** How large a workbook may become when it is unpacked, in bytes; a small file can say that it is endless. */
const UNPACKED = 150_000_000;

/** The cells of the first sheet of a workbook (.xlsx), as texts; dates as YYYY-MM-DD. */
export async function readExcel(bytes: Uint8Array<ArrayBuffer>): Promise<string[][]> {
  const size = zipSize(bytes);
  if (size === undefined) throw new ImportProblem('notAFile');
  if (size > UNPACKED) throw new ImportProblem('tooLarge');
  const { readSheet } = await import('read-excel-file/web-worker');
  try {
    const rows = await readSheet(new Blob([bytes]));
    return rows.map((row) => row.map(textOf));
  } catch {
    throw new ImportProblem('notAFile');
  }
}

function textOf(cell: unknown): string {
  if (cell === null || cell === undefined) return '';
  return cell instanceof Date ? cell.toISOString().slice(0, 10) : String(cell);
}
