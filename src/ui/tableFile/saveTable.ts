import { csvLines, type Sheet, type SheetCell, type SheetColumn } from '../../../contract/tables/sheet';
import { saveFile } from '../files/saveFile';
import { openWriter, type Writer } from './openWriter';

export const tableFormats = ['xlsx', 'csv'] as const;
export type TableFormat = (typeof tableFormats)[number];

export const CSV = 'text/csv;charset=utf-8';
const XLSX = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';

/** A table to save; `name` is that of its sheet. */
export interface SavedTable extends Sheet {
  /** Rows, which are read one after the other in short tasks, so that the page stays responsive. */
  readonly rows: Iterable<readonly SheetCell[]>;
}

/** Milliseconds of work per task, so that the page can respond to input in between. */
const SLICE = 8;

/**
 * Saves a table in the chosen format. Workbooks are written in a worker, which is loaded on first use.
 *
 * @param fileName without the extension
 * @throws when the worker could not be loaded, or when `signal` aborts
 */
export async function saveTable(
  fileName: string,
  table: SavedTable,
  format: TableFormat,
  signal?: AbortSignal,
): Promise<void> {
  if (format === 'csv') {
    const parts: Blob[] = [];
    for await (const lines of slices(csvLines(table, table.rows))) {
      signal?.throwIfAborted();
      parts.push(new Blob([lines.join('')]));
    }
    saveFile(`${fileName}.csv`, new Blob(parts), CSV);
    return;
  }
  const { name, columns } = table;
  await written(fileName, async (writer) => {
    let begun = false;
    for await (const rows of slices(table.rows)) {
      signal?.throwIfAborted();
      writer.send(begun ? { rows } : { begin: { name, columns }, rows });
      begun = true;
    }
    if (!begun) writer.send({ begin: { name, columns }, rows: [] });
    writer.send({ end: true });
  });
}

interface SavedCsv {
  /** Name of the sheet. */
  readonly name: string;
  readonly csv: Blob;
  /** Types of the first columns; further columns are texts. */
  readonly types?: readonly SheetColumn['type'][];
}

/** Saves a CSV written by csvOf, either unchanged or as a workbook. @throws when the worker could not be loaded */
export async function saveCsv(
  fileName: string,
  { csv, name, types = [] }: SavedCsv,
  format: TableFormat,
): Promise<void> {
  if (format === 'csv') saveFile(`${fileName}.csv`, csv, CSV);
  else await written(fileName, async (writer) => writer.send({ csv, name, types }));
}

async function written(fileName: string, send: (writer: Writer) => Promise<void>): Promise<void> {
  const writer = openWriter();
  try {
    await send(writer);
    saveFile(`${fileName}.xlsx`, await writer.file, XLSX);
  } finally {
    writer.stop();
  }
}

/** Yields the rows in batches that each took a few milliseconds to produce. */
async function* slices<T>(rows: Iterable<T>): AsyncGenerator<readonly T[]> {
  let slice: T[] = [];
  let end = performance.now() + SLICE;
  for (const row of rows) {
    slice.push(row);
    if (performance.now() < end) continue;
    yield slice;
    await new Promise((resolve) => setTimeout(resolve));
    slice = [];
    end = performance.now() + SLICE;
  }
  if (slice.length > 0) yield slice;
}
