import Papa from 'papaparse';
import { BULK_LIMIT } from '../../../../contract/constants';
import { type ImportUserRow, userFileColumns } from '../../../../contract/entities/userFile';
import { cellsOf, userOf } from '../../../../contract/entities/userReport';
import { showNumber } from '../../../../contract/showNumber';
import { Refusal } from '../../../refusal';

const HEADER = 'La prima riga del file deve essere l’intestazione: Nome, Cognome, Codice Fiscale, Email.';
const TOO_MANY = `Un file può avere al massimo ${showNumber(BULK_LIMIT)} righe.`;
const NOBODY = 'Il file non contiene utenti.';

/**
 * The users of a CSV in the order of the file, each once; tax codes in capitals.
 * @throws Refusal `invalid` where its first row is no header, or nobody is in it; `tooLarge` with too many rows
 */
export function readUserFile(bytes: Uint8Array): readonly ImportUserRow[] {
  const { data, meta } = Papa.parse<Record<string, string>>(decoded(bytes), {
    header: true,
    skipEmptyLines: 'greedy',
    transformHeader: (head) => columnOf(head) ?? head,
    transform: (cell) => cell.trim(),
  });
  if (!userFileColumns.every(([field]) => meta.fields?.includes(field))) throw fileRefused(HEADER);
  if (data.length === 0) throw fileRefused(NOBODY);
  if (data.length > BULK_LIMIT) throw new Refusal('tooLarge', { detail: TOO_MANY });
  const seen = new Set<string>();
  return data.flatMap((row) => {
    const user = userOf(cellsOf({ ...row, codiceFiscale: row.codiceFiscale?.toUpperCase() }));
    const key = user.codiceFiscale || JSON.stringify(user);
    if (seen.has(key)) return [];
    seen.add(key);
    return [user];
  });
}

const fileRefused = (message: string) =>
  new Refusal('invalid', { detail: message, errors: [{ field: 'file', message }] });

/** UTF-8, or else what an older Excel writes. */
function decoded(bytes: Uint8Array): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder('windows-1252').decode(bytes);
  }
}

/** Columns are known whatever their case, spaces and hyphens. */
const plain = (head: string) => head.toLowerCase().replace(/[^a-z]/g, '');
const columns = new Map(userFileColumns.map(([field, name]) => [plain(name), field]));
const columnOf = (head: string) => columns.get(plain(head));
