import { setImmediate as pause } from 'node:timers/promises';
import { readCell } from '../../contract/imports/imports';
import type { TableReading } from '../../contract/imports/tableReading';
import { fieldProblems } from '../../contract/schema/fieldProblems';
import { recordSchema } from '../../contract/schema/fieldSchema';
import {
  importedSchoolFields,
  SCHOOL_FILE_LIMIT,
  SCHOOL_FILE_ROWS,
} from '../../contract/staff/platformImport';
import { newLicenceFields } from '../../contract/staff/platformLicence';
import { newSupervisorFields } from '../../contract/staff/platformSupervisor';
import { sheetError } from '../../contract/tables/sheetErrors';
import { dayInRome } from '../../contract/values/dates';
import { fieldsOfTitles } from '../tables/plainTitle';
import { fileRefused, readTableFile } from '../tables/readTableFile';

/** A row of a file, and those of its problems that do not depend on other rows or stored data. */
export interface ReadRow {
  readonly content: Readonly<Record<string, unknown>>;
  readonly problems: readonly { readonly field: string; readonly message: string }[];
}

/** Number of rows after which the event loop gets a turn. */
const TURN = 100;

/** A file of schools that was read. */
export interface SchoolFile {
  readonly rows: readonly ReadRow[];
  /** How a table was read; null for a JSON list, which is read as a whole. */
  readonly reading: TableReading | null;
}

const NOT_A_FILE =
  'Il file deve essere un CSV o un foglio di Excel con l’intestazione (customerCode, codMin, name, city…) o un elenco JSON, con al massimo 20.000 scuole';

/** Alternative names of the columns, as in the console. */
const names = {
  customerCode: ['Codice cliente'],
  codMin: ['Codice meccanografico', 'Cod. meccanografico', 'Cod. mecc.'],
  name: ['Nome', 'Denominazione', 'Nome della scuola'],
  city: ['Comune', 'Città'],
  kind: ['Tipo di scuola'],
  heading: ['Intestazione'],
  street: ['Indirizzo'],
  postalCode: ['CAP'],
  provincia: ['Provincia (sigla)', 'Prov.'],
  region: ['Regione'],
  privateSchool: ['Soggetto privato'],
  leadSchool: ['Scuola polo'],
  spidEnabled: ['Accesso con SPID e CIE'],
  otpEnabled: ['Codice di verifica'],
  cf: ['Codice fiscale'],
  codIpa: ['Codice IPA'],
  codFatturazione: ['Codice di fatturazione'],
  telephone: ['Telefono'],
  webSite: ['Sito web'],
  mail: ['E-mail'],
  pec: ['PEC'],
  dpo: ['Responsabile della protezione dei dati'],
  recapitoDpo: ['E-mail del responsabile'],
  licences: ['Licenze'],
  contracts: ['Contratti'],
  supervisorUsername: ['Utente del supervisor'],
  supervisorSn: ['Cognome del supervisor', 'Cognome supervisor'],
  supervisorCn: ['Nome del supervisor', 'Nome supervisor'],
  supervisorEmail: ['E-mail del supervisor', 'E-mail supervisor'],
  supervisorCodiceFiscale: ['Codice fiscale del supervisor', 'Codice fiscale supervisor'],
} as const;

/** Maximum length of a school in JSON, in characters. */
const RECORD = 200_000;

/**
 * Reads a file of schools, a table or a JSON list.
 * @param withHidden includes the hidden rows of a sheet
 * @param now determines the century of two-digit years
 * @throws Refusal if it is neither, or has too many rows
 */
export async function readSchoolFile(
  bytes: Uint8Array<ArrayBuffer>,
  withHidden: boolean,
  now: Date,
): Promise<SchoolFile> {
  const file = await readTableFile({
    bytes,
    most: SCHOOL_FILE_LIMIT,
    columns: [['customerCode', ...names.customerCode]],
    record: RECORD,
    withHidden,
  });
  const isTable = 'titles' in file;
  const fields = isTable ? fieldsOfTitles(file.titles, names) : [];
  if (isTable && !fields.includes('customerCode')) throw fileRefused(NOT_A_FILE);
  if (file.length === 0 || file.length > SCHOOL_FILE_ROWS) throw fileRefused(NOT_A_FILE);
  const schema = recordSchema(importedSchoolFields);
  const today = dayInRome(now);
  const rows: ReadRow[] = [];
  for (let index = 0; index < file.length; index += 1) {
    if (isTable) rows.push(ofLine(fields, file.row(index), schema, today));
    else {
      const content: Record<string, unknown> = JSON.parse(file[index] ?? '{}');
      rows.push({ content, problems: fieldProblems(schema, content) });
    }
    if (rows.length % TURN === 0) await pause();
  }
  return { rows, reading: isTable ? file.reading : null };
}

/**
 * Parses a line. `supervisorSn` and the like are parts of the supervisor; licences are written `WWA WWP:31/08/2027`,
 * contracts `S:2026`.
 */
function ofLine(
  fields: readonly string[],
  cells: readonly string[],
  schema: ReturnType<typeof recordSchema>,
  today: string,
): ReadRow {
  const supervisor: Record<string, unknown> = {};
  const content: Record<string, unknown> = {};
  const errors: { field: string; message: string }[] = [];
  for (const [place, text] of cells.entries()) {
    const name = fields[place] || `colonna ${place + 1}`;
    if (text === '') continue;
    const error = sheetError(text);
    const part = partOf(name);
    if (error) errors.push({ field: name, message: error });
    else if (part) supervisor[part] = readCell(newSupervisorFields[part], text, today);
    else if (name === 'licences')
      content[name] = pairs(text, (ac, day) => ({
        ac,
        ...(day && { expirationDate: readCell(newLicenceFields.expirationDate, day, today) }),
      }));
    else if (name === 'contracts')
      content[name] = pairs(text, (type, year) => ({ type, year: Number(year) }));
    else content[name] = isField(name) ? readCell(importedSchoolFields[name], text, today) : text;
  }
  if (Object.keys(supervisor).length > 0) content.supervisor = supervisor;
  const wrong = new Set(errors.map(({ field }) => field));
  const others = fieldProblems(schema, content).filter(({ field }) => !wrong.has(field));
  return { content, problems: [...errors, ...others] };
}

const isField = (name: string): name is keyof typeof importedSchoolFields =>
  Object.hasOwn(importedSchoolFields, name);

/** Returns the part of the supervisor that a column holds: `sn` for `supervisorSn`. */
const partOf = (name: string) =>
  (Object.keys(newSupervisorFields) as (keyof typeof newSupervisorFields)[]).find(
    (part) => name === columnOfPart(part),
  );

const columnOfPart = (part: string): string => `supervisor${part.charAt(0).toUpperCase()}${part.slice(1)}`;

const pairs = (text: string, of: (first: string, second: string | undefined) => object) =>
  text.split(/[\s,;]+/).map((one) => {
    const [first = '', second] = one.split(':');
    return of(first, second);
  });
