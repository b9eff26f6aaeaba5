import { decodeText, type ForeignLine } from './decodeText';
import type { CutText } from './lines';
import { cutText } from './readText';
import type { TableFile } from './TableFile';
import { TableProblem } from './TableProblem';

const begins = (bytes: Uint8Array, ...beginning: readonly number[]): boolean =>
  beginning.every((byte, at) => bytes[at] === byte);

/**
 * Opens a file from an office. Its type is detected from its first bytes, whatever its name.
 *
 * @param most maximum size of the file, in bytes
 * @throws TableProblem
 */
export async function openTable(bytes: Uint8Array<ArrayBuffer>, most: number): Promise<TableFile> {
  if (bytes.length > most) throw new TableProblem('tooLarge', most / 1_000_000);
  if (begins(bytes, 0x50, 0x4b)) {
    const { openParts } = await import('./xlsx/openParts');
    const parts = await openParts(bytes);
    const { isOneRoster, openOneRoster } = await import('./oneRoster/openOneRoster');
    if (isOneRoster(parts.names)) return openOneRoster({ names: parts.names, read: parts.bytes });
    const { readWorkbook } = await import('./xlsx/readWorkbook');
    return { ...(await readWorkbook(parts)), foreign: [] };
  }
  refuseOthers(bytes);
  const { text, encoding, foreign } = decodeText(bytes);
  if (/^\s*(?:<(?:!doctype|html|\?xml|table|head|meta|body|div|style)\b|MIME-Version:)/i.test(text))
    throw new TableProblem('webPage');
  const cut = cutText(text);
  if (BEGINS_AS_ROSTER.test(text)) {
    const { isRosterUsers, openOneRoster } = await import('./oneRoster/openOneRoster');
    if (isRosterUsers(cut)) return openOneRoster({ names: ['users.csv'], read: async () => bytes });
  }
  return {
    encoding,
    foreign: inRows(foreign, cut),
    sheets: [{ name: '', isHidden: false }],
    from1904: false,
    read: async () => ({ cut, hidden: 0 }),
  };
}

/** First column of every file of OneRoster. */
const BEGINS_AS_ROSTER = /^"?sourcedId\b/i;

const LINE_END = /\r\n|\r|\n/g;

/**
 * Returns foreign lines by their row. A spreadsheet counts a row with a multi-line quoted cell once, so lines and rows
 * differ.
 */
function inRows(foreign: readonly ForeignLine[], { text, starts, first }: CutText): readonly ForeignLine[] {
  const rows = new Map<number, ForeignLine>();
  let line = first;
  let next = 0;
  for (let row = 0; next < foreign.length && row + 1 < starts.length; row += 1) {
    const written = text.slice(starts[row], starts[row + 1]);
    line += Math.max(1, written.match(LINE_END)?.length ?? 0);
    for (let one = foreign[next]; one && one.line < line; one = foreign[next]) {
      if (!rows.has(row)) rows.set(row, { ...one, line: first + row });
      next += 1;
    }
  }
  return [...rows.values()];
}

/** Refuses files that are no tables; for kinds that people mistake for tables, with specific advice. */
function refuseOthers(bytes: Uint8Array): void {
  if (begins(bytes, 0xd0, 0xcf, 0x11, 0xe0) || begins(bytes, 0x09, 0x08) || begins(bytes, 0x09, 0x04))
    throw new TableProblem('oldExcel');
  if (begins(bytes, 0x25, 0x50, 0x44, 0x46)) throw new TableProblem('pdf');
  if (begins(bytes, 0x7b, 0x5c, 0x72, 0x74, 0x66)) throw new TableProblem('wordDocument');
  const isPicture = [
    [0x89, 0x50, 0x4e, 0x47],
    [0xff, 0xd8, 0xff],
    [0x47, 0x49, 0x46, 0x38],
  ].some((beginning) => begins(bytes, ...beginning));
  const isPacked = [
    [0x1f, 0x8b],
    [0x37, 0x7a, 0xbc, 0xaf],
    [0x52, 0x61, 0x72, 0x21],
  ].some((beginning) => begins(bytes, ...beginning));
  if (isPicture || isPacked) throw new TableProblem('notATable');
}
