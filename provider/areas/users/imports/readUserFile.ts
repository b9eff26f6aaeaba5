import { BULK_LIMIT } from '../../../../contract/constants';
import { type ImportUserRow, userFileColumns } from '../../../../contract/users/userFile';
import { USER_FILE_BYTES } from '../../../../contract/users/userFilesEndpoints';
import { cellsOf, userOf } from '../../../../contract/users/userReport';
import { showNumber } from '../../../../contract/values/showNumber';
import { Refusal } from '../../../refusal';
import { plainTitle } from '../../../tables/plainTitle';
import { fileRefused, readTableFile } from '../../../tables/readTableFile';

const HEADER = 'La prima riga del file deve essere l’intestazione: Nome, Cognome, Codice Fiscale, Email.';
const TOO_MANY = `Un file può avere al massimo ${showNumber(BULK_LIMIT)} righe.`;
const NOBODY = 'Il file non contiene utenti.';

/**
 * The users of a file in its order, each once; tax codes in capitals. The answer has no room for what was left out, so
 * that nothing is: hidden rows are refused.
 *
 * @throws Refusal `invalid` where its first row is no header, or nobody is in it; `tooLarge` with too many rows
 */
export async function readUserFile(bytes: Uint8Array<ArrayBuffer>): Promise<readonly ImportUserRow[]> {
  const columns = userFileColumns.map(([, name]) => name);
  const table = await readTableFile({ bytes, most: USER_FILE_BYTES, columns, refuseHidden: true });
  if (!('titles' in table)) throw fileRefused(HEADER);
  const places = new Map(table.titles.map((title, place) => [plainTitle(title), place]));
  if (!columns.every((column) => places.has(plainTitle(column)))) throw fileRefused(HEADER);
  if (table.length === 0) throw fileRefused(NOBODY);
  if (table.length > BULK_LIMIT) throw new Refusal('tooLarge', { detail: TOO_MANY });
  const seen = new Set<string>();
  return Array.from({ length: table.length }, (_, index) => table.row(index)).flatMap((cells) => {
    const row: Record<string, string> = Object.fromEntries(
      userFileColumns.map(([field, name]) => [field, cells[places.get(plainTitle(name)) ?? -1] ?? '']),
    );
    const user = userOf(cellsOf({ ...row, codiceFiscale: row.codiceFiscale?.toUpperCase() ?? '' }));
    const key = user.codiceFiscale || JSON.stringify(user);
    if (seen.has(key)) return [];
    seen.add(key);
    return [user];
  });
}
