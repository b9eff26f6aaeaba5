/** Texts that a spreadsheet could interpret as a formula, including full-width forms. */
const FORMULA = /^[=+\-@\t\r\n＝＋－＠]/;
const BYTE_ORDER_MARK = '\uFEFF';

/**
 * Returns a CSV file that an Italian Excel opens correctly: cells separated by semicolons, UTF-8 with a byte order
 * mark. A cell that could be a formula gets a leading apostrophe, which makes it plain text.
 *
 * @param lines the heading first
 */
export function csvOf(lines: readonly (readonly string[])[]): string {
  const written = lines.map((line) => line.map(cell).join(';')).join('\r\n');
  return `${BYTE_ORDER_MARK}${written}\r\n`;
}

function cell(text: string): string {
  const written = inert(text);
  return /[";\r\n]/.test(written) ? quoted(written) : written;
}

/** Makes a cell plain text that cannot be a formula. */
export const inert = (text: string): string => (FORMULA.test(text) ? `'${text}` : text);

/** Quotes a cell, whatever its contents. */
export const quoted = (text: string): string => `"${text.replaceAll('"', '""')}"`;
