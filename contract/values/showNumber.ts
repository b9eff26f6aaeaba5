/** Kept: making one costs more than a hundred uses of it. */
const formats = new Map<string, Intl.NumberFormat>();

/**
 * A number in groups of three from a thousand on, as offices write it: 6.500; in English 6,500. All its decimals are there.
 *
 * @param decimals it is shown with as many at least
 */
export function showNumber(value: number, locale = 'it', decimals = 0): string {
  const key = `${locale} ${decimals}`;
  let format = formats.get(key);
  if (!format) {
    format = new Intl.NumberFormat(locale, {
      useGrouping: 'always',
      minimumFractionDigits: decimals,
      maximumFractionDigits: 20,
    });
    formats.set(key, format);
  }
  return format.format(value);
}
