/** Cached, because creating a format costs more than a hundred uses of it. */
const formats = new Map<string, Intl.NumberFormat>();

/**
 * Formats a number in groups of three from a thousand: 6.500; in English 6,500. All its decimals are shown.
 *
 * @param decimals minimum number of decimals
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
