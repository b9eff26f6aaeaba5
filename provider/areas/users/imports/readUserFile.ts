import { BULK_LIMIT } from '../../../../contract/constants';
import { importedUserColumns } from '../../../../contract/users/importedUser';
import { type ImportUserRow, userFileColumns } from '../../../../contract/users/userFile';
import { USER_FILE_BYTES } from '../../../../contract/users/userFilesEndpoints';
import { cellsOf, userOf } from '../../../../contract/users/userReport';
import { showNumber } from '../../../../contract/values/showNumber';
import { Refusal } from '../../../refusal';
import { fieldsOfTitles } from '../../../tables/plainTitle';
import { fileRefused, readTableFile } from '../../../tables/readTableFile';

const HEADER = 'La prima riga del file deve essere l’intestazione: Nome, Cognome, Codice Fiscale, Email.';
const TOO_MANY = `Un file può avere al massimo ${showNumber(BULK_LIMIT)} righe.`;
const NOBODY = 'Il file non contiene utenti.';

/** The columns as other imports of users know them. */
const names = {
  nome: importedUserColumns.cn,
  cognome: importedUserColumns.sn,
  codiceFiscale: importedUserColumns.codicefiscale,
  email: importedUserColumns.email,
} as const;

/**
 * The users of a file in its order, each once; tax codes in capitals. The answer has no room for what was left out, so
 * that nothing is: hidden rows are refused.
 *
 * @throws Refusal `invalid` where its first row is no header, or nobody is in it; `tooLarge` with too many rows
 */
export async function readUserFile(bytes: Uint8Array<ArrayBuffer>): Promise<readonly ImportUserRow[]> {
  const columns = Object.values(names);
  const table = await readTableFile({ bytes, most: USER_FILE_BYTES, columns, refuseHidden: true });
  if (!('titles' in table)) throw fileRefused(HEADER);
  const places = new Map(
    fieldsOfTitles(table.titles, names)
      .map((field, place) => [field, place] as const)
      .reverse(),
  );
  if (!userFileColumns.every(([field]) => places.has(field))) throw fileRefused(HEADER);
  if (table.length === 0) throw fileRefused(NOBODY);
  if (table.length > BULK_LIMIT) throw new Refusal('tooLarge', { detail: TOO_MANY });
  const seen = new Set<string>();
  return Array.from({ length: table.length }, (_, index) => table.row(index)).flatMap((cells) => {
    const row: Record<string, string> = Object.fromEntries(
      userFileColumns.map(([field]) => [field, cells[places.get(field) ?? -1] ?? '']),
    );
    const user = userOf(cellsOf({ ...row, codiceFiscale: row.codiceFiscale?.toUpperCase() ?? '' }));
    const key = user.codiceFiscale || JSON.stringify(user);
    if (seen.has(key)) return [];
    seen.add(key);
    return [user];
  });
}
