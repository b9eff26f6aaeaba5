import { setImmediate as pause } from 'node:timers/promises';
import Papa from 'papaparse';
import { importedSchoolFields, SCHOOL_FILE_ROWS } from '../../contract/entities/platformImport';
import { fieldProblems } from '../../contract/fieldProblems';
import { recordSchema } from '../../contract/fieldSchema';

/** A row of a file, and what is wrong with it by itself. */
export interface ReadRow {
  readonly content: Readonly<Record<string, unknown>>;
  readonly problems: readonly { readonly field: string; readonly message: string }[];
}

/** Rows after which others get their turn. */
const TURN = 100;

/** Reads a file of schools, CSV or JSON. @returns undefined where it is neither, or has too many rows */
export async function readSchoolFile(bytes: Uint8Array): Promise<readonly ReadRow[] | undefined> {
  const text = new TextDecoder().decode(bytes).replace(/^\ufeff/, '');
  const contents = text.trimStart().startsWith('[') ? ofJson(text) : ofCsv(text);
  if (!contents || contents.length === 0 || contents.length > SCHOOL_FILE_ROWS) return undefined;
  const schema = recordSchema(importedSchoolFields);
  const rows: ReadRow[] = [];
  for (const content of contents) {
    rows.push({ content, problems: fieldProblems(schema, content) });
    if (rows.length % TURN === 0) await pause();
  }
  return rows;
}

type Contents = readonly Readonly<Record<string, unknown>>[];

function ofJson(text: string): Contents | undefined {
  try {
    const value: unknown = JSON.parse(text);
    const isRow = (one: unknown) => typeof one === 'object' && one !== null && !Array.isArray(one);
    return Array.isArray(value) && value.every(isRow) ? value : undefined;
  } catch {
    return undefined;
  }
}

function ofCsv(text: string): Contents | undefined {
  const { data, meta } = Papa.parse<Record<string, string>>(text, { header: true, skipEmptyLines: 'greedy' });
  return meta.fields?.includes('customerCode') ? data.map(ofLine) : undefined;
}

const YES = /^(true|1|s[iì]|yes|x)$/i;

/** `supervisorSn` and the like are parts of the supervisor; licences are `WWA WWP:2027-08-31`, contracts `S:2026`. */
function ofLine(line: Readonly<Record<string, string>>): Readonly<Record<string, unknown>> {
  const supervisor: Record<string, string> = {};
  const content: Record<string, unknown> = {};
  for (const [name, typed] of Object.entries(line)) {
    const text = (typed ?? '').trim();
    if (text === '') continue;
    const part = /^supervisor([A-Z]\w*)$/.exec(name)?.[1];
    if (part) supervisor[part.charAt(0).toLowerCase() + part.slice(1)] = text;
    else if (name === 'licences')
      content[name] = pairs(text, (ac, day) => ({ ac, ...(day && { expirationDate: day }) }));
    else if (name === 'contracts')
      content[name] = pairs(text, (type, year) => ({ type, year: Number(year) }));
    else if (kindOf(name) === 'flag') content[name] = YES.test(text);
    else content[name] = text;
  }
  return Object.keys(supervisor).length > 0 ? { ...content, supervisor } : content;
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
