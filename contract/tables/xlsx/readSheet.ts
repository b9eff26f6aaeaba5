import { cellName } from '../cellName';
import { notTextIn, tidied } from '../decodeText';
import { Growing } from '../growing';
import type { CutText } from '../lines';
import { NOT_CALCULATED } from '../sheetErrors';
import { TableProblem } from '../TableProblem';
import { tableLimits } from '../tableLimits';
import { type NumberFormat, numberText } from './numberFormats';
import { readXml } from './readXml';

/** Data shared by all sheets of a workbook. */
export interface Shared {
  readonly strings: readonly string[];
  readonly formats: readonly NumberFormat[];
  readonly from1904: boolean;
}

/** Rows of a sheet. */
export interface ReadSheet {
  readonly cut: CutText;
  /** Number of non-empty rows hidden by a filter or by hand. */
  readonly hidden: number;
}

const SEPARATOR = '\u001F';
const NUMBER: NumberFormat = { kind: 'number' };
const DATES: ReadonlySet<NumberFormat['kind']> = new Set(['date', 'dateTime']);
const SHOWN_DAY = /^\d\d\/\d\d\/\d{4}/;
const isOn = (flag: string | undefined): boolean => flag === '1' || flag === 'true';

/** Returns the index, from 0, of the column of a cell: 27 for `AB12`. */
function columnOf(reference: string): number {
  let column = 0;
  for (let at = 0; at < reference.length; at += 1) {
    const code = reference.charCodeAt(at) & ~32;
    if (code < 65 || code > 90) break;
    column = column * 26 + code - 64;
  }
  return column - 1;
}

/** Decodes escapes such as `_x000D_` for characters that XML cannot contain. */
const unescaped = (text: string): string =>
  text.includes('_x')
    ? text.replace(/_x([0-9a-f]{4})_/gi, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16)))
    : text;

/** Normalises a text to composed characters and plain line ends, the same as in text files. */
const cellText = (text: string): string => tidied(unescaped(text).replace(/\r\n?/g, '\n'));

/** Reads the shared strings of a workbook, without the phonetic guides of Japanese texts. */
export function readStrings(xml: string): readonly string[] {
  const strings: string[] = [];
  let text = '';
  let isText = false;
  let beside = 0;
  readXml(xml, {
    open(name) {
      if (name === 'si') text = '';
      if (name === 'rPh') beside += 1;
      isText = name === 't' && beside === 0;
    },
    close(name) {
      if (name === 'rPh') beside -= 1;
      if (name === 'si') strings.push(cellText(text));
      isText = false;
    },
    text(part) {
      if (isText) text += part;
    },
  });
  return strings;
}

/** Reads the rows of a sheet. @throws TableProblem */
export function readSheet(
  xml: string,
  { strings, formats, from1904 }: Shared,
  { sheet, withHidden }: { readonly sheet: string; readonly withHidden: boolean },
): ReadSheet {
  const pieces: string[] = [];
  const starts = new Growing(64);
  const firsts = new Growing(64);
  const ends = new Growing(64);
  const positions = new Growing(64);
  const dates = new Growing(64);
  let length = 0;
  let hidden = 0;
  let row = 0;
  let rows = 0;
  let isHidden = false;
  let cells: string[] = [];
  /** Columns of the cells in the current row that are dates. */
  let datesIn: number[] = [];
  let cell = { column: 0, type: 'n', format: NUMBER, hasFormula: false, hasValue: false };
  let column = -1;
  let value = '';
  let takes = false;
  let beside = 0;

  const add = (text: string) => {
    length += text.length + 1;
    if (length > tableLimits.characters) throw new TableProblem('tooMuchInside');
    pieces.push(text);
    ends.push(length - 1);
  };
  const written = (): string => {
    const { type, format, hasFormula, hasValue } = cell;
    if (hasFormula && !hasValue) return NOT_CALCULATED;
    if (type === 's') return value === '' ? '' : (strings[Number(value)] ?? '');
    if (type === 'str' || type === 'inlineStr') return cellText(value);
    if (type === 'b') return value === '' ? '' : isOn(value) ? 'VERO' : 'FALSO';
    if (type === 'd')
      return value.replace(/^(\d{4})-(\d\d)-(\d\d)(?:T00:00(?::00)?(?:\.0+)?Z?)?$/, '$3/$2/$1');
    return type === 'e' || value === '' ? value : numberText(value, format, from1904);
  };
  const endCell = () => {
    const text = written();
    if (text === '') return;
    const place = { sheet, cell: cellName(cell.column, row) };
    if (cell.column >= tableLimits.columns) throw new TableProblem('tooManyColumns', place);
    if (text.length > tableLimits.cell) throw new TableProblem('tooLongCell', place);
    if (notTextIn(text) !== -1) throw new TableProblem('controlCharacter', place);
    cells[cell.column] = text;
    const isNumber = cell.type === 'd' || (cell.type === 'n' && DATES.has(cell.format.kind));
    if (isNumber && SHOWN_DAY.test(text)) datesIn.push(cell.column);
  };
  const endRow = () => {
    rows += 1;
    if (rows > tableLimits.lines * 6) throw new TableProblem('tooManyLines');
    if (cells.length === 0) return;
    if (isHidden) hidden += 1;
    if (isHidden && !withHidden) return;
    if (positions.length >= tableLimits.lines) throw new TableProblem('tooManyLines');
    starts.push(length);
    firsts.push(ends.length);
    positions.push(row);
    for (const at of datesIn) dates.push(ends.length + at);
    for (let at = 0; at < cells.length; at += 1) add(cells[at] ?? '');
  };

  readXml(xml, {
    open(name, attributes) {
      takes = false;
      if (name === 'row') {
        const { r, hidden: flag, ht } = attributes();
        row = r === undefined ? row + 1 : Number(r);
        // Some programs hide a row only by its height.
        isHidden = isOn(flag) || (ht !== undefined && Number(ht) === 0);
        cells = [];
        datesIn = [];
        column = -1;
      } else if (name === 'c') {
        const { r, s, t = 'n' } = attributes();
        column = r === undefined ? column + 1 : columnOf(r);
        const format = formats[Number(s ?? 0)] ?? NUMBER;
        cell = { column, type: t, format, hasFormula: false, hasValue: false };
        value = '';
      } else if (name === 'rPh') beside += 1;
      else if (name === 'f') cell.hasFormula = true;
      else if (name === 'v' || (name === 't' && beside === 0)) {
        cell.hasValue = true;
        takes = true;
      }
    },
    close(name) {
      takes = false;
      if (name === 'rPh') beside -= 1;
      if (name === 'c') endCell();
      if (name === 'row') endRow();
    },
    text(part) {
      if (takes) value += part;
    },
  });
  starts.push(length);
  firsts.push(ends.length);
  const cut: CutText = {
    text: pieces.join(SEPARATOR),
    starts: starts.taken(),
    firsts: firsts.taken(),
    ends: ends.taken(),
    positions: positions.taken(),
    first: 1,
    quoted: false,
    dates: dates.taken().sort(),
  };
  return { cut, hidden };
}
