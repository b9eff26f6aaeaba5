import { cutLines } from '../../../contract/tables/cutLines';
import { cellsOf, linesOf } from '../../../contract/tables/lines';
import { fromInert, type Sheet, type SheetCell, type SheetColumn } from '../../../contract/tables/sheet';
import { type WorkbookWriter, writeWorkbook } from '../../../contract/tables/xlsx/writeWorkbook';

type Rows = readonly (readonly SheetCell[])[];

/** Messages from a page to the worker that writes a workbook. Each worker writes one. */
export type WritingCall =
  | { readonly begin: Sheet; readonly rows: Rows }
  | { readonly rows: Rows }
  | { readonly end: true }
  | { readonly csv: Blob; readonly name: string; readonly types: readonly SheetColumn['type'][] };

const XLSX = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';

/**
 * Returns a function that handles the calls of a page. It resolves with the file for the last call, and with undefined
 * for the others.
 */
export function workbookWriting() {
  let writer: WorkbookWriter | undefined;
  return async (call: WritingCall): Promise<Blob | undefined> => {
    if ('csv' in call) return fromCsv(call);
    if ('begin' in call) writer = writeWorkbook(call.begin, call.rows);
    if ('rows' in call) writer?.add(call.rows);
    return 'end' in call ? new Blob([...(writer?.end() ?? [])], { type: XLSX }) : undefined;
  };
}

/** Converts a CSV written by `csvOf` to a workbook. Columns beyond `types` are texts. */
async function fromCsv({ csv, name, types }: Extract<WritingCall, { readonly csv: Blob }>): Promise<Blob> {
  const lines = linesOf(cutLines(await csv.text(), ';'));
  const typeOf = (at: number) => types[at] ?? 'text';
  const columns = cellsOf(lines, 0).map((label, at) => ({ label: fromInert(label), type: typeOf(at) }));
  const row = (line: number) =>
    columns.map(({ type }, at) => readValue(fromInert(lines.cell(line, at)), type));
  const rows = Array.from({ length: Math.max(0, lines.length - 1) }, (_, at) => row(at + 1));
  const writer = writeWorkbook({ name, columns }, rows.slice(0, SAMPLE));
  writer.add(rows);
  return new Blob([...writer.end()], { type: XLSX });
}

/** Number of rows sampled to choose the width of a column. */
const SAMPLE = 500;

function readValue(text: string, type: SheetColumn['type']): SheetCell {
  if (type === 'day') return text.split('/').reverse().join('-');
  return type === 'number' && text !== '' ? Number(text) : text;
}
