import { strToU8, Zip, ZipDeflate } from 'fflate';
import { isDay, isInstant, stampInRome } from '../../values/dates';
import { cellName } from '../cellName';
import { cellText, type Sheet, type SheetCell, type SheetColumn } from '../sheet';
import { tableLimits } from '../tableLimits';

/** Workbook with one sheet, written a few rows at a time. */
export interface WorkbookWriter {
  add(rows: readonly (readonly SheetCell[])[]): void;
  /** Completes the workbook and returns the file in chunks. */
  end(): readonly Uint8Array<ArrayBuffer>[];
}

const HEAD = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n';
const MAIN = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main';
const OFFICE = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
const PACKAGE = 'http://schemas.openxmlformats.org/package/2006';
const SHEET_TYPE = 'application/vnd.openxmlformats-officedocument.spreadsheetml';

/** Limits of column widths, in characters. */
const NARROWEST = 9;
const WIDEST = 60;
const LONGEST_NAME = 31;
/** Number of the built-in format "General". */
const GENERAL = 0;
/** Number of the built-in format for text, which keeps leading zeros even after editing. */
const TEXT = 49;
/** First number of custom formats. */
const FIRST_FORMAT = 164;

const DAY_MS = 86_400_000;
const SECONDS = 86_400;
const BEGIN = Date.UTC(1899, 11, 30);
/** First day written as a date. Earlier days are written as text because Excel has a nonexistent 29 February 1900. */
const FIRST_DAY = '1900-03-01';

/** Characters that XML cannot contain. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is looked for
const NOT_XML = /[\0-\x08\x0B\x0C\x0E-\x1F\uFFFE\uFFFF]|\p{Surrogate}/gu;

const escaped = (text: string): string =>
  text
    .replace(NOT_XML, '')
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;')
    .replaceAll('\r', '&#13;');

/** Escapes a text that would be read as a character escape (`_x0041_`). */
const literal = (text: string): string => text.replace(/_(?=x[0-9a-f]{4}_)/gi, '_x005F_');

const cut = (text: string): string =>
  text.length > tableLimits.cell ? `${text.slice(0, tableLimits.cell - 1)}…` : text;

/** Returns a valid sheet name: Excel allows 31 characters and forbids some. */
export function sheetName(title: string): string {
  const plain = title
    .replace(/[[\]:*?/\\]/g, ' ')
    .replace(/\s+/g, ' ')
    .trim();
  const allowed = plain
    .slice(0, LONGEST_NAME)
    .replace(/^'+|'+$/g, '')
    .trim();
  return allowed || 'Foglio1';
}

/** Returns the format of the cells of a column. */
function formatOf({ type, decimals = 0 }: SheetColumn): string | number {
  if (type === 'day') return 'dd/mm/yyyy';
  if (type === 'instant') return 'dd/mm/yyyy hh:mm';
  if (type === 'money') return '#,##0.00\\ "€"';
  if (type === 'number') return decimals > 0 ? `#,##0.${'0'.repeat(decimals)}` : GENERAL;
  return TEXT;
}

const serialOf = (day: string): number => (Date.parse(`${day}T00:00:00Z`) - BEGIN) / DAY_MS;

/** Returns the number stored for a value, or undefined for a value that is written as text. */
function numberOf(value: SheetCell, { type }: SheetColumn): number | undefined {
  if (typeof value === 'number') {
    if (!Number.isFinite(value)) return undefined;
    return type === 'number' ? value : type === 'money' ? value / 100 : undefined;
  }
  if (typeof value !== 'string') return undefined;
  if (type === 'day' && isDay(value) && value >= FIRST_DAY) return serialOf(value);
  if (type !== 'instant' || !isInstant(value)) return undefined;
  const [day = '', time = ''] = stampInRome(value).split(' ');
  const [hours = 0, minutes = 0, seconds = 0] = time.split(':').map(Number);
  return day >= FIRST_DAY ? serialOf(day) + (hours * 3600 + minutes * 60 + seconds) / SECONDS : undefined;
}

const HEADING_STYLE = 1;
const TEXT_STYLE = 2;
/** Index of the style of the first column. The styles of headings and texts come before it. */
const FIRST_STYLE = 3;

/**
 * Begins a workbook (.xlsx) with one sheet and a bold, frozen heading. Values of text columns are always stored as
 * text, so codes keep leading zeros and no value becomes a formula.
 * @param sample rows from which the column widths are derived
 */
export function writeWorkbook(sheet: Sheet, sample: readonly (readonly SheetCell[])[]): WorkbookWriter {
  const { columns } = sheet;
  const pieces: Uint8Array<ArrayBuffer>[] = [];
  const zip = new Zip((error, piece) => {
    if (error) throw error;
    pieces.push(new Uint8Array(piece));
  });
  const part = (path: string) => {
    const file = new ZipDeflate(path, { level: 6 });
    zip.add(file);
    return file;
  };
  for (const [path, xml] of Object.entries(fixedParts(sheet))) part(path).push(strToU8(HEAD + xml), true);
  const rows = part('xl/worksheets/sheet1.xml');
  let row = 1;
  const heading = columns.map(({ label }, at) => textCell(cellName(at, row), label, HEADING_STYLE)).join('');
  rows.push(strToU8(`${HEAD}${sheetBegin(columns, sample)}<row r="1">${heading}</row>`));

  const cellOf = (value: SheetCell, at: number): string => {
    const column = columns[at] as SheetColumn;
    const place = cellName(at, row);
    const number = numberOf(value, column);
    if (number !== undefined) return `<c r="${place}" s="${FIRST_STYLE + at}"><v>${number}</v></c>`;
    const text = cellText(value, column);
    return text === '' ? '' : textCell(place, text, TEXT_STYLE);
  };
  return {
    add(added) {
      let xml = '';
      for (const cells of added) {
        row += 1;
        xml += `<row r="${row}">${columns.map((_, at) => cellOf(cells[at], at)).join('')}</row>`;
      }
      rows.push(strToU8(xml));
    },
    end() {
      rows.push(strToU8('</sheetData></worksheet>'), true);
      zip.end();
      return pieces;
    },
  };
}

const textCell = (place: string, text: string, style: number): string =>
  `<c r="${place}" s="${style}" t="inlineStr"><is><t xml:space="preserve">${escaped(literal(cut(text)))}</t></is></c>`;

function sheetBegin(columns: readonly SheetColumn[], sample: readonly (readonly SheetCell[])[]): string {
  const cols = columns.map((column, at) => {
    const lengths = sample.map((cells) => cellText(cells[at], column).length);
    const width = Math.min(
      WIDEST,
      Math.max(NARROWEST, column.label.length + 2, ...lengths.map((one) => one + 2)),
    );
    return `<col min="${at + 1}" max="${at + 1}" width="${width}" style="${FIRST_STYLE + at}" customWidth="1"/>`;
  });
  return `<worksheet xmlns="${MAIN}"><sheetViews><sheetView workbookViewId="0"><pane ySplit="1" topLeftCell="A2" activePane="bottomLeft" state="frozen"/></sheetView></sheetViews>${cols.length > 0 ? `<cols>${cols.join('')}</cols>` : ''}<sheetData>`;
}

/** Returns the parts that declare the sheets and their styles. */
function fixedParts({ name, columns }: Sheet): Readonly<Record<string, string>> {
  const relation = (id: string, type: string, target: string) =>
    `<Relationship Id="${id}" Type="${OFFICE}/${type}" Target="${target}"/>`;
  const relations = (...all: readonly string[]) =>
    `<Relationships xmlns="${PACKAGE}/relationships">${all.join('')}</Relationships>`;
  const override = (path: string, type: string) =>
    `<Override PartName="/xl/${path}" ContentType="${SHEET_TYPE}.${type}+xml"/>`;
  const formats = columns.map(formatOf);
  const own = formats.filter((format) => typeof format === 'string');
  const numberOfFormat = (format: string | number) =>
    typeof format === 'number' ? format : FIRST_FORMAT + own.indexOf(format);
  const style = (format: number, font = 0) =>
    `<xf numFmtId="${format}" fontId="${font}" fillId="0" borderId="0" xfId="0" applyNumberFormat="1"${font ? ' applyFont="1"' : ''}/>`;
  const fonts =
    '<font><sz val="11"/><name val="Calibri"/></font><font><b/><sz val="11"/><name val="Calibri"/></font>';
  const styles = [
    style(GENERAL),
    style(TEXT, 1),
    style(TEXT),
    ...formats.map((format) => style(numberOfFormat(format))),
  ];
  const codes = own.map(
    (code, at) => `<numFmt numFmtId="${FIRST_FORMAT + at}" formatCode="${escaped(code)}"/>`,
  );
  return {
    '[Content_Types].xml': `<Types xmlns="${PACKAGE}/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/>${override('workbook.xml', 'sheet.main')}${override('styles.xml', 'styles')}${override('worksheets/sheet1.xml', 'worksheet')}</Types>`,
    '_rels/.rels': relations(relation('rId1', 'officeDocument', 'xl/workbook.xml')),
    'xl/workbook.xml': `<workbook xmlns="${MAIN}" xmlns:r="${OFFICE}"><sheets><sheet name="${escaped(sheetName(name))}" sheetId="1" r:id="rId1"/></sheets></workbook>`,
    'xl/_rels/workbook.xml.rels': relations(
      relation('rId1', 'worksheet', 'worksheets/sheet1.xml'),
      relation('rId2', 'styles', 'styles.xml'),
    ),
    'xl/styles.xml': `<styleSheet xmlns="${MAIN}">${codes.length > 0 ? `<numFmts count="${codes.length}">${codes.join('')}</numFmts>` : ''}<fonts count="2">${fonts}</fonts><fills count="2"><fill><patternFill patternType="none"/></fill><fill><patternFill patternType="gray125"/></fill></fills><borders count="1"><border><left/><right/><top/><bottom/><diagonal/></border></borders><cellStyleXfs count="1"><xf numFmtId="0" fontId="0" fillId="0" borderId="0"/></cellStyleXfs><cellXfs count="${styles.length}">${styles.join('')}</cellXfs><cellStyles count="1"><cellStyle name="Normal" xfId="0" builtinId="0"/></cellStyles></styleSheet>`,
  };
}
