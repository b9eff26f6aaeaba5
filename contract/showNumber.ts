/** Kept: making one costs more than a hundred uses of it. */
const formats = new Map<string, Intl.NumberFormat>();

/** A number in groups of three from a thousand on, as offices write it: 6.500; in English 6,500. */
export function showNumber(value: number, locale = 'it'): string {
  let format = formats.get(locale);
  if (!format) {
    format = new Intl.NumberFormat(locale, { useGrouping: 'always' });
    formats.set(locale, format);
  }
  return format.format(value);
}
