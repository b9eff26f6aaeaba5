import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { cellsOf, linesOf } from '../../../../contract/tables/lines';
import { openTable } from '../../../../contract/tables/readTable';
import type { SheetCell } from '../../../../contract/tables/sheet';
import { csvOf } from '../../../../contract/values/csv';
import { saveCsv, saveTable } from '../../../../src/ui/tableFile/saveTable';

/** Records the files saved from here to the end of the test, with their names. */
function saved() {
  const files: { name: string; blob: Blob }[] = [];
  const blobs: Blob[] = [];
  Object.assign(URL, {
    createObjectURL: (blob: Blob) => {
      blobs.push(blob);
      return 'blob:x';
    },
    revokeObjectURL: () => undefined,
  });
  const click = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (
    this: HTMLAnchorElement,
  ) {
    files.push({ name: this.download, blob: blobs.at(-1) as Blob });
  });
  onTestFinished(() => click.mockRestore());
  return files;
}

async function rowsIn(blob: Blob): Promise<readonly (readonly string[])[]> {
  const { cut } = await (await openTable(new Uint8Array(await blob.arrayBuffer()), 1e8)).read(0);
  const lines = linesOf(cut);
  return Array.from({ length: lines.length }, (_, line) => cellsOf(lines, line));
}

const table = {
  name: 'Licenze',
  columns: [
    { label: 'Codice', type: 'text' },
    { label: 'Scadenza', type: 'day' },
    { label: 'Importo', type: 'money' },
  ],
} as const;
const rows: readonly (readonly SheetCell[])[] = [
  ['007', '2026-09-01', 123_450],
  ['=1+1', null, undefined],
];

describe('a table that is saved', () => {
  it('as a CSV is as the screen has it, and nothing in it is a formula', async () => {
    const files = saved();
    await saveTable('licenze', { ...table, rows }, 'csv');
    expect(files.map(({ name }) => name)).toEqual(['licenze.csv']);
    expect(await files[0]?.blob.text()).toBe(
      csvOf([
        ['Codice', 'Scadenza', 'Importo'],
        ['007', '01/09/2026', '1.234,50\u00a0€'],
        ['=1+1', '', ''],
      ]).replace('\uFEFF', ''),
    );
  });

  it('as a workbook has the same rows, with their types', async () => {
    const files = saved();
    await saveTable('licenze', { ...table, rows }, 'xlsx');
    expect(files.map(({ name }) => name)).toEqual(['licenze.xlsx']);
    expect(await rowsIn(files[0]?.blob as Blob)).toEqual([
      ['Codice', 'Scadenza', 'Importo'],
      ['007', '01/09/2026', '1234.5'],
      ['=1+1'],
    ]);
  });

  it.each(['csv', 'xlsx'] as const)('as %s has its headings where there are no rows', async (format) => {
    const files = saved();
    await saveTable('modello', { ...table, rows: [] }, format);
    expect(await rowsIn(files[0]?.blob as Blob)).toEqual([['Codice', 'Scadenza', 'Importo']]);
  });

  it('is made a few rows in each task of the page', async () => {
    saved();
    // Each row takes a millisecond.
    let now = 0;
    let task = 0;
    vi.spyOn(performance, 'now').mockImplementation(() => now);
    const tasks: number[] = [];
    const later = setTimeout;
    vi.spyOn(globalThis, 'setTimeout').mockImplementation(((work: () => void, ...rest: []) => {
      task += 1;
      return later(work, ...rest);
    }) as typeof setTimeout);
    function* slow() {
      for (let row = 0; row < 100; row += 1) {
        now += 1;
        tasks[task] = (tasks[task] ?? 0) + 1;
        yield [String(row)];
      }
    }
    await saveTable('x', { ...table, rows: slow() }, 'csv');
    vi.restoreAllMocks();
    expect(tasks.length).toBeGreaterThan(10);
    expect(Math.max(...tasks)).toBeLessThan(12);
  });

  it('is not saved once it is given up', async () => {
    const files = saved();
    const controller = new AbortController();
    function* endless() {
      for (let row = 0; ; row += 1) {
        if (row === 10) controller.abort();
        yield [String(row)];
      }
    }
    await expect(saveTable('x', { ...table, rows: endless() }, 'xlsx', controller.signal)).rejects.toThrow();
    expect(files).toEqual([]);
  });

  it('that the provider sends as a CSV is a workbook with days and numbers, and the same texts', async () => {
    const files = saved();
    const lines = [
      ['Nome', 'Iscritto', 'Corsi'],
      ['D\'Amico; "Anna"', '01/09/2026', '3'],
      ['=1+1', '', ''],
    ];
    const csv = new Blob([csvOf(lines)]);
    await saveCsv('campus', { csv, name: 'Utenti', types: ['text', 'day', 'number'] }, 'xlsx');
    expect(await rowsIn(files[0]?.blob as Blob)).toEqual([lines[0], lines[1], ['=1+1']]);
  });
});
