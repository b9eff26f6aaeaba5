import { serialDay } from '../serialDay';
import { readXml } from './readXml';

/** Meaning of a number by the format of its cell: a date, a time, digits with leading zeros, or a plain number. */
export type NumberFormat =
  | { readonly kind: 'number' }
  | { readonly kind: 'date' | 'dateTime' | 'time' }
  | { readonly kind: 'digits'; readonly count: number };

const NUMBER: NumberFormat = { kind: 'number' };

/** Returns a built-in format by its number; the file does not contain its code. */
const builtIn = (id: number): NumberFormat => {
  if ((id >= 14 && id <= 17) || (id >= 27 && id <= 31) || id === 36 || (id >= 50 && id <= 58))
    return { kind: 'date' };
  if (id === 22) return { kind: 'dateTime' };
  return (id >= 18 && id <= 21) || (id >= 32 && id <= 35) || (id >= 45 && id <= 47)
    ? { kind: 'time' }
    : NUMBER;
};

/**
 * Interprets a date format such as `dd/mm/yyyy` or `[$-410]d mmmm yyyy;@`, without its quoted texts, locales and
 * colours.
 */
export function formatOf(code: string): NumberFormat {
  const [positive = ''] = code.split(';');
  const plain = positive
    .replace(/"[^"]*"/g, '')
    .replace(/\\./g, '')
    .replace(/_./g, '')
    .replace(/\[(?!h+\]|m+\]|s+\])[^\]]*\]/gi, '')
    .toLowerCase();
  if (/^0+$/.test(plain)) return plain.length > 1 ? { kind: 'digits', count: plain.length } : NUMBER;
  if (/general|standard|e[+-]/.test(plain)) return NUMBER;
  // Italian files may use `g` for the day and `a` for the year.
  const hasDay = /[dyg]|a{2,4}|(?<![hm:\]]\s*)m+(?![m:\]s])/.test(plain.replaceAll('am/pm', ''));
  const hasTime = /[hs]/.test(plain);
  if (hasDay) return { kind: hasTime ? 'dateTime' : 'date' };
  return hasTime ? { kind: 'time' } : NUMBER;
}

/** Returns the format of each style of a workbook. */
export function readFormats(xml: string): readonly NumberFormat[] {
  const codes = new Map<number, NumberFormat>();
  const formats: NumberFormat[] = [];
  let inCells = false;
  readXml(xml, {
    open(name, attributes) {
      if (name === 'numFmt') {
        const { numFmtId, formatCode = '' } = attributes();
        codes.set(Number(numFmtId), formatOf(formatCode.replaceAll('&quot;', '"')));
      }
      if (name === 'cellXfs') inCells = true;
      if (name === 'xf' && inCells) {
        const id = Number(attributes().numFmtId ?? 0);
        formats.push(codes.get(id) ?? builtIn(id));
      }
    },
    close(name) {
      if (name === 'cellXfs') inCells = false;
    },
  });
  return formats;
}

const two = (number: number): string => String(number).padStart(2, '0');

function serialTime(serial: number): string {
  const minutes = Math.floor((serial - Math.floor(serial)) * 1440 + 1e-6);
  return `${two(Math.floor(minutes / 60))}:${two(minutes % 60)}`;
}

/** Returns the number of a cell as text, as the spreadsheet shows it. */
export function numberText(written: string, format: NumberFormat, from1904: boolean): string {
  const number = Number(written);
  if (!Number.isFinite(number)) return written;
  if (format.kind === 'digits')
    return Number.isInteger(number) ? written.padStart(format.count, '0') : written;
  if (format.kind === 'time' && number < 1) return serialTime(number);
  if (format.kind !== 'number') {
    const day = serialDay(number, from1904);
    if (day === undefined) return written;
    return format.kind === 'date' || Number.isInteger(number) ? day : `${day} ${serialTime(number)}`;
  }
  // Excel stores fifteen digits and shows codes and telephone numbers without exponents.
  return /^-?\d{1,15}$/.test(written) ? written : plainNumber(Number(number.toPrecision(15)));
}

const plainNumber = (number: number): string =>
  Math.abs(number) >= 1e15 || Number.isInteger(number)
    ? BigInt(Math.trunc(number)).toString()
    : number.toLocaleString('en-US', { useGrouping: false, maximumSignificantDigits: 15 });
