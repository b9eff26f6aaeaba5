import { inflateFile } from '../../values/inflateFile';
import { type ArchivedFile, readDirectory } from '../../values/readDirectory';
import { TableProblem } from '../TableProblem';
import { tableLimits } from '../tableLimits';

/** Parts of a workbook, or files of another archive, by path, unpacked on demand. */
export interface Parts {
  /** Paths in lower case. */
  readonly names: readonly string[];
  readonly has: (path: string) => boolean;
  /** Returns the text of a part. @throws TableProblem */
  readonly read: (path: string) => Promise<string>;
  /** Returns the bytes of a part. @throws TableProblem */
  readonly bytes: (path: string) => Promise<Uint8Array>;
}

const LOCAL_HEADER = 30;

/**
 * Opens an archive. @throws TableProblem if the file is no archive, or an archive that people mistake for a workbook
 */
export async function openParts(bytes: Uint8Array<ArrayBuffer>): Promise<Parts> {
  const files = await readDirectory(new Blob([bytes]));
  if (typeof files === 'string') throw new TableProblem('notATable');
  const parts = new Map(files.map((file) => [file.name.replace(/^\//, '').toLowerCase(), file]));
  refuseOthers(parts, bytes);
  if (files.reduce((sum, { size }) => sum + size, 0) > tableLimits.unpacked)
    throw new TableProblem('tooMuchInside');
  const unpacked = (path: string) => {
    const file = parts.get(path.toLowerCase());
    if (!file) throw new TableProblem('notATable');
    return unpack(file, bytes);
  };
  return {
    names: [...parts.keys()],
    has: (path) => parts.has(path.toLowerCase()),
    read: async (path) => textOf(await unpacked(path)),
    bytes: async (path) => unpacked(path),
  };
}

/** Refuses archives that people mistake for workbooks; the error advises how to create a workbook. */
function refuseOthers(parts: ReadonlyMap<string, ArchivedFile>, bytes: Uint8Array): void {
  const names = [...parts.keys()];
  if (names.includes('xl/workbook.bin')) throw new TableProblem('binaryExcel');
  if (names.some((name) => /(^|\/)index\.zip$|\.iwa$/.test(name))) throw new TableProblem('numbers');
  if (names.includes('word/document.xml')) throw new TableProblem('wordDocument');
  const kind = parts.get('mimetype');
  if (kind) {
    const { from, to } = placeOf(kind, bytes);
    const type = String.fromCharCode(...bytes.subarray(from, Math.min(to, from + 100)));
    if (type.includes('opendocument.spreadsheet')) throw new TableProblem('openDocument');
    if (type.includes('opendocument.text')) throw new TableProblem('wordDocument');
  }
}

/** Returns the position of the packed bytes of a file. */
function placeOf({ at, packed }: ArchivedFile, bytes: Uint8Array): { from: number; to: number } {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  if (at + LOCAL_HEADER > bytes.length) throw new TableProblem('notATable');
  const from = at + LOCAL_HEADER + view.getUint16(at + 26, true) + view.getUint16(at + 28, true);
  if (from + packed > bytes.length) throw new TableProblem('notATable');
  return { from, to: from + packed };
}

/** Unpacks a file, up to the size in the directory. That size was counted against the limit on all parts. */
async function unpack(file: ArchivedFile, bytes: Uint8Array<ArrayBuffer>): Promise<Uint8Array> {
  const { from, to } = placeOf(file, bytes);
  return inflateFile(bytes.subarray(from, to), file).catch(() => {
    throw new TableProblem('notATable');
  });
}

function textOf(bytes: Uint8Array): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    throw new TableProblem('notATable');
  }
}
