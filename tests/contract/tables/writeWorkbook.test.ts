import fc from 'fast-check';
import { unzipSync } from 'fflate';
import { describe, expect, it } from 'vitest';
import { cellsOf, linesOf } from '../../../contract/tables/lines';
import { openTable } from '../../../contract/tables/readTable';
import type { SheetCell, SheetColumn, SheetType } from '../../../contract/tables/sheet';
import { sheetName, writeWorkbook } from '../../../contract/tables/xlsx/writeWorkbook';
import { addDays } from '../../../contract/values/dates';
import { readCents } from '../../../contract/values/readCents';

type Rows = readonly (readonly SheetCell[])[];

function write(columns: readonly SheetColumn[], rows: Rows, name = 'Utenti'): Uint8Array<ArrayBuffer> {
  const writer = writeWorkbook({ name, columns }, rows);
  // In small batches, as during an export.
  for (let from = 0; from < rows.length; from += 3) writer.add(rows.slice(from, from + 3));
  return new Uint8Array(Buffer.concat(writer.end()));
}

async function read(bytes: Uint8Array<ArrayBuffer>): Promise<readonly (readonly string[])[]> {
  const { cut } = await (await openTable(bytes, 100_000_000)).read(0);
  const lines = linesOf(cut);
  return Array.from({ length: lines.length }, (_, line) => cellsOf(lines, line));
}

const column = (type: SheetType, more: Partial<SheetColumn> = {}): SheetColumn => ({
  label: type,
  type,
  ...more,
});
const partOf = (bytes: Uint8Array, path: string) => Buffer.from(unzipSync(bytes)[path] ?? []).toString();
const sheetOf = (bytes: Uint8Array) => partOf(bytes, 'xl/worksheets/sheet1.xml');

describe('a workbook that is written', () => {
  it('keeps every text as it is, whatever it looks like', async () => {
    const texts = [
      '00123',
      '=1+1',
      '+39 06 1234',
      '-5',
      '@SUM(A1)',
      '1e5',
      '01/09/2026',
      'VERO',
      ' spaces ',
      'two\nlines',
      'a < b & "c" > d',
      '_x0041_',
      'Đorđe Ürün 😀',
      "'quoted",
      'constructor',
      '__proto__',
    ];
    const bytes = write(
      [column('text')],
      texts.map((text) => [text]),
    );
    expect(await read(bytes)).toEqual([['text'], ...texts.map((text) => [text])]);
    expect(sheetOf(bytes)).not.toContain('<f>');
  });

  it('has days, moments, numbers and euros as numbers that spreadsheets reckon with', async () => {
    const columns = [
      column('day'),
      column('instant'),
      column('number'),
      column('number', { decimals: 2 }),
      column('money'),
    ];
    // Two hours later in Rome.
    const bytes = write(columns, [['2026-09-01', '2026-09-01T22:30:00Z', 1234, 0.5, 123_450]]);
    const xml = sheetOf(bytes);
    expect(
      [...xml.matchAll(/<c r="(\w+)" s="\d+"><v>([^<]*)</g)].map(([, place, value]) => [place, value]),
    ).toEqual([
      ['A2', '46266'],
      ['B2', String(46267 + 30 / 1440)],
      ['C2', '1234'],
      ['D2', '0.5'],
      ['E2', '1234.5'],
    ]);
    expect((await read(bytes))[1]).toEqual(['01/09/2026', '02/09/2026 00:30', '1234', '0.5', '1234.5']);
    const styles = partOf(bytes, 'xl/styles.xml');
    for (const code of ['dd/mm/yyyy', 'dd/mm/yyyy hh:mm', '#,##0.00', '#,##0.00\\ &quot;€&quot;'])
      expect(styles).toContain(`formatCode="${code}"`);
  });

  it('writes as texts what is no value of its column, and days that Excel does not know', async () => {
    const columns = [column('day'), column('number'), column('text')];
    const rows = [
      ['1899-12-31', 'molti', 7],
      ['mai', Number.NaN, null],
    ];
    expect((await read(write(columns, rows))).slice(1)).toEqual([
      ['31/12/1899', 'molti', '7'],
      ['mai', 'NaN'],
    ]);
  });

  it('has a bold heading that stays in sight, and columns as wide as what is in them', () => {
    const xml = sheetOf(write([column('text'), column('day')], [['x'.repeat(40), '2026-09-01']]));
    expect(xml).toContain('<pane ySplit="1" topLeftCell="A2" activePane="bottomLeft" state="frozen"/>');
    expect(xml).toMatch(/<col min="1" max="1" width="42"[^>]*\/><col min="2" max="2" width="12"/);
    expect(xml).toContain('<c r="A1" s="1" t="inlineStr">');
    expect(partOf(write([column('text')], []), 'xl/styles.xml')).toMatch(
      /<font><b\/>.*<xf [^>]*fontId="1"[^>]*applyFont="1"/,
    );
  });

  it('leaves out characters that no workbook can hold, and cuts a text that is too long for a cell', async () => {
    const rows = [['a\u0007b\uD800c\uFFFF'], ['x'.repeat(40_000)]];
    const [, first, second] = await read(write([column('text')], rows));
    expect(first).toEqual(['abc']);
    expect(second?.[0]).toBe(`${'x'.repeat(32_766)}…`);
  });

  it.each([
    ['Utenti', 'Utenti'],
    ['Licenze: anno 2026/27 [A]', 'Licenze anno 2026 27 A'],
    ["'Elenco'", 'Elenco'],
    ['Personale docente e non docente dell’istituto', 'Personale docente e non docente'],
    ['***', 'Foglio1'],
  ])('calls its sheet, for %s, %s', async (title, name) => {
    expect(sheetName(title)).toBe(name);
    expect((await openTable(write([column('text')], [], title), 1_000_000)).sheets).toEqual([
      { name, isHidden: false },
    ]);
  });

  it('is read again by our own reader as what was exported, whatever was', async () => {
    /** Texts as our own fields store them. */
    const text = fc
      .oneof(
        fc.string({ unit: 'grapheme', maxLength: 20 }),
        fc.stringMatching(/^[=+\-@'"_x0-9<&;\n \t]{0,12}$/),
      )
      .map((one) => one.normalize('NFC').replace(/[\p{Cc}\u00A0\uFEFF\uFFFD]/gu, ' '));
    const day = fc.integer({ min: 0, max: 2_000_000 }).map((days) => addDays('1900-03-01', days));
    const cents = fc.integer({ min: -1e12, max: 1e12 });
    const number = fc.oneof(
      fc.integer({ min: -1e14, max: 1e14 }),
      fc.integer({ min: -1e9, max: 1e9 }).map((one) => one / 1000),
    );
    const columns = [column('text'), column('day'), column('money'), column('number', { decimals: 3 })];
    const shown = (iso: string) => iso.split('-').reverse().join('/');
    await fc.assert(
      fc.asyncProperty(fc.array(fc.tuple(text, day, cents, number), { maxLength: 8 }), async (rows) => {
        const [, ...again] = await read(write(columns, rows));
        const back = again.map(([t, d, m = '', n]) => [t, d, readCents(m.replace('.', ',')), Number(n)]);
        expect(back).toEqual(rows.map(([t, d, m, n]) => [t, shown(d), m, n]));
      }),
      { numRuns: 200 },
    );
  });
});
