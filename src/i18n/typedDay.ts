import { isDay } from '../../contract/values/dates';

/** A day as it is typed, DD/MM/YYYY; 1/9/2026, 01-09-2026 and 01092026 are understood. Nothing for what is no day. */
export function readDay(typed: string): string | undefined {
  const parts =
    /^\s*(\d{1,2})[/.\- ](\d{1,2})[/.\- ](\d{4})\s*$/.exec(typed) ??
    /^\s*(\d{2})(\d{2})(\d{4})\s*$/.exec(typed);
  if (!parts) return undefined;
  const [, date = '', month = '', year = ''] = parts;
  const read = `${year}-${month.padStart(2, '0')}-${date.padStart(2, '0')}`;
  return isDay(read) ? read : undefined;
}
