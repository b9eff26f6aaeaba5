/** What a spreadsheet could take for a formula, the forms of a full-width keyboard included. */
const FORMULA = /^[=+\-@\t\r\n＝＋－＠]/;
const BYTE_ORDER_MARK = '\uFEFF';

/**
 * A table as a file that an Italian Excel opens right: semicolons between the cells, UTF-8 with its mark.
 * A cell that could be a formula begins with an apostrophe, and so is only text.
 *
 * @param lines the head first
 */
export function csvOf(lines: readonly (readonly string[])[]): string {
  const written = lines.map((line) => line.map(cell).join(';')).join('\r\n');
  return `${BYTE_ORDER_MARK}${written}\r\n`;
}

function cell(text: string): string {
  const written = inert(text);
  return /[";\r\n]/.test(written) ? quoted(written) : written;
}

/** A cell that is text, and nothing else: no formula. */
export const inert = (text: string): string => (FORMULA.test(text) ? `'${text}` : text);

/** A cell in quotes, whatever is in it. */
export const quoted = (text: string): string => `"${text.replaceAll('"', '""')}"`;
