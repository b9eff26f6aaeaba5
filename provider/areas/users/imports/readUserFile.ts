import { BULK_LIMIT } from '../../../../contract/constants';
import * as importsMessages from '../../../../contract/messages/it/imports';
import * as usersMessages from '../../../../contract/messages/it/users';
import { message } from '../../../../contract/messages/message';
import { importedUserColumns } from '../../../../contract/users/importedUser';
import { type ImportUserRow, userFileColumns } from '../../../../contract/users/userFile';
import { USER_FILE_BYTES } from '../../../../contract/users/userFilesEndpoints';
import { cellsOf, userOf } from '../../../../contract/users/userReport';
import { Refusal } from '../../../refusal';
import { fieldsOfTitles } from '../../../tables/plainTitle';
import { fileRefused, readTableFile } from '../../../tables/readTableFile';

const HEADER = usersMessages.header;
const TOO_MANY = message(importsMessages.tooManyRows, { count: BULK_LIMIT });
const NOBODY = usersMessages.nobody;

/** The accepted column titles; other imports of users accept the same. */
const names = {
  nome: importedUserColumns.cn,
  cognome: importedUserColumns.sn,
  codiceFiscale: importedUserColumns.codicefiscale,
  email: importedUserColumns.email,
} as const;

/**
 * Reads the users of a file in its order, without duplicates and with tax codes in capitals. Files with hidden rows are
 * refused, because the response could not report that rows were left out.
 * @throws Refusal `invalid` if the first row is no header, or there are no users; `tooLarge` with too many rows
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
