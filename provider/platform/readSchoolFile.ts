import { setImmediate as pause } from 'node:timers/promises';
import type { TableReading } from '../../contract/imports/tableReading';
import { fieldProblems } from '../../contract/schema/fieldProblems';
import { recordSchema } from '../../contract/schema/fieldSchema';
import {
  importedSchoolFields,
  SCHOOL_FILE_LIMIT,
  SCHOOL_FILE_ROWS,
} from '../../contract/staff/platformImport';
import { sheetError } from '../../contract/tables/sheetErrors';
import { fileRefused, readTableFile } from '../tables/readTableFile';

/** A row of a file, and what is wrong with it by itself. */
export interface ReadRow {
  readonly content: Readonly<Record<string, unknown>>;
  readonly problems: readonly { readonly field: string; readonly message: string }[];
}

/** Rows after which others get their turn. */
const TURN = 100;

/** A file of schools. */
export interface SchoolFile {
  readonly rows: readonly ReadRow[];
  /** What was read of a table; a list in JSON is read as a whole. */
  readonly reading: TableReading | null;
}

const NOT_A_FILE =
  'Il file deve essere un CSV o un foglio di Excel con l’intestazione (customerCode, codMin, name, city…) o un elenco JSON, con al massimo 20.000 scuole';

/** Characters of a school in JSON. */
const RECORD = 200_000;

/** Reads a file of schools, a table or a list in JSON. @throws Refusal where it is neither, or has too many rows */
export async function readSchoolFile(bytes: Uint8Array<ArrayBuffer>): Promise<SchoolFile> {
  const file = await readTableFile({
    bytes,
    most: SCHOOL_FILE_LIMIT,
    columns: ['customerCode'],
    record: RECORD,
  });
  const isTable = 'titles' in file;
  if (isTable && !file.titles.includes('customerCode')) throw fileRefused(NOT_A_FILE);
  if (file.length === 0 || file.length > SCHOOL_FILE_ROWS) throw fileRefused(NOT_A_FILE);
  const schema = recordSchema(importedSchoolFields);
  const rows: ReadRow[] = [];
  for (let index = 0; index < file.length; index += 1) {
    if (isTable) rows.push(ofLine(file.titles, file.row(index), schema));
    else {
      const content: Record<string, unknown> = JSON.parse(file[index] ?? '{}');
      rows.push({ content, problems: fieldProblems(schema, content) });
    }
    if (rows.length % TURN === 0) await pause();
  }
  return { rows, reading: isTable ? file.reading : null };
}

const YES = /^(true|1|s[iì]|yes|x)$/i;

/** `supervisorSn` and the like are parts of the supervisor; licences are `WWA WWP:2027-08-31`, contracts `S:2026`. */
function ofLine(
  titles: readonly string[],
  cells: readonly string[],
  schema: ReturnType<typeof recordSchema>,
): ReadRow {
  const supervisor: Record<string, string> = {};
  const content: Record<string, unknown> = {};
  const errors: { field: string; message: string }[] = [];
  for (const [place, text] of cells.entries()) {
    const name = titles[place] || `colonna ${place + 1}`;
    if (text === '') continue;
    const error = sheetError(text);
    const part = /^supervisor([A-Z]\w*)$/.exec(name)?.[1];
    if (error) errors.push({ field: name, message: error });
    else if (part) supervisor[part.charAt(0).toLowerCase() + part.slice(1)] = text;
    else if (name === 'licences')
      content[name] = pairs(text, (ac, day) => ({ ac, ...(day && { expirationDate: day }) }));
    else if (name === 'contracts')
      content[name] = pairs(text, (type, year) => ({ type, year: Number(year) }));
    else if (kindOf(name) === 'flag') content[name] = YES.test(text);
    else content[name] = text;
  }
  if (Object.keys(supervisor).length > 0) content.supervisor = supervisor;
  const wrong = new Set(errors.map(({ field }) => field));
  const others = fieldProblems(schema, content).filter(({ field }) => !wrong.has(field));
  return { content, problems: [...errors, ...others] };
}

const kindOf = (name: string) =>
  Object.hasOwn(importedSchoolFields, name)
    ? importedSchoolFields[name as keyof typeof importedSchoolFields].kind
    : undefined;

const pairs = (text: string, of: (first: string, second: string | undefined) => object) =>
  text.split(/[\s,;]+/).map((one) => {
    const [first = '', second] = one.split(':');
    return of(first, second);
  });
