import { IMPORT_BYTES } from '../../../../contract/importLimits';
import { ImportProblem } from './ImportProblem';
import { type Lines, writtenLines } from './lines';
import { readCsv } from './readCsv';
import { readExcel } from './readExcel';

const begins = (bytes: Uint8Array, ...with_: readonly number[]) =>
  with_.every((byte, at) => bytes[at] === byte);

/**
 * The cells of a file as the office has it, whatever it is called: what it begins with says what it is.
 * @throws ImportProblem
 */
export async function readFile(bytes: Uint8Array<ArrayBuffer>): Promise<Lines> {
  if (bytes.length > IMPORT_BYTES) throw new ImportProblem('tooLarge');
  if (begins(bytes, 0x50, 0x4b, 3, 4)) return writtenLines(await readExcel(bytes));
  // The old .xls, and workbooks with a password.
  if (begins(bytes, 0xd0, 0xcf, 0x11, 0xe0)) throw new ImportProblem('oldExcel');
  if (!bytes.subarray(0, 2).some((byte) => byte >= 0xfe) && bytes.subarray(0, 4096).includes(0))
    throw new ImportProblem('notAFile');
  return readCsv(bytes);
}
