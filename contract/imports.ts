import { isDay } from './dates';
import { fieldSchema } from './fieldSchema';
import type { Field, Fields } from './fields';

/** What of a resource can come from a file. */
export interface Importable {
  /** What a cell may say. Whatever is required must be there for a new record; the others stay as they are. */
  readonly fields: Fields;
  /** Which fields say what record a row is about: the first of them that the row has. */
  readonly identify: readonly string[];
  /** Fields that are kept in capitals, however they are written. */
  readonly capitals: readonly string[];
}

/** A row of a file: what its cells say, by field. */
export type Cells = Readonly<Record<string, string>>;

/** A row as it was read. */
export interface ReadRow {
  /** The values of the cells that are not empty; what cannot be read stays as it was written. */
  readonly values: Readonly<Record<string, unknown>>;
  /** The first sentence against each field that is refused. */
  readonly problems: Readonly<Record<string, string>>;
}

/** Reads the cells of a row; the browser and the provider read them by this, and check them by the same schemas. */
export function readRow({ fields, capitals }: Importable, cells: Cells): ReadRow {
  const values: Record<string, unknown> = {};
  const problems: Record<string, string> = {};
  for (const name of Object.keys(fields)) {
    const field = fields[name] as Field;
    const value = readCell(field, capitals.includes(name), cells[name] ?? '');
    if (value === undefined) continue;
    values[name] = value;
    const problem = problemWith(field, value);
    if (problem) problems[name] = problem;
  }
  return { values, problems };
}

/** The check of the cells of one field, for whoever has a whole column of them: the sentence that refuses a cell, if any. */
export function cellCheck(
  { fields, capitals }: Importable,
  name: string,
): (cell: string) => string | undefined {
  const field = fields[name] as Field;
  const inCapitals = capitals.includes(name);
  return (cell) => {
    const value = readCell(field, inCapitals, cell);
    return value === undefined ? undefined : problemWith(field, value);
  };
}

/** What is missing for a new record: the sentence of each required field that the row says nothing of. */
export const missingIn = ({ fields }: Importable, { values }: Pick<ReadRow, 'values'>) =>
  Object.fromEntries(
    Object.keys(fields).flatMap((name) => {
      const field = fields[name] as Field;
      return field.required && values[name] === undefined ? [[name, problemOf(field, null) ?? '']] : [];
    }),
  ) as Readonly<Record<string, string>>;

/** An apostrophe before a formula's first character is how spreadsheets are told that it is none. */
const plain = (cell: string) => (cell.startsWith("'") ? cell.replace(/^'(?=[=+\-@\t\r])/, '') : cell).trim();

const YES = /^(s[iì]|vero|true|yes|x|1)$/i;
const NO = /^(no|falso|false|0)$/i;

/** What a cell says to a field of each kind; the text itself where it says nothing to it. Undefined: it is empty. */
function readCell(field: Field, inCapitals: boolean, cell: string): unknown {
  const trimmed = plain(cell);
  if (trimmed === '') return undefined;
  const written = inCapitals ? trimmed.toUpperCase() : trimmed;
  if (field.kind === 'day') return readDay(written) ?? written;
  if (field.kind === 'flag') return YES.test(written) ? true : NO.test(written) ? false : written;
  if (field.kind === 'number') {
    const value = Number(written.replace(',', '.'));
    return Number.isNaN(value) ? written : value;
  }
  return written;
}

/** 1/9/2026, 01-09-2026, 01.09.2026, 2026-09-01 and, as spreadsheets write it, 2026-09-01 00:00:00. */
function readDay(written: string): string | undefined {
  const [, day, month, year] = /^(\d{1,2})[/.\- ](\d{1,2})[/.\- ](\d{4})$/.exec(written) ?? [];
  const read = year
    ? `${year}-${month?.padStart(2, '0')}-${day?.padStart(2, '0')}`
    : written.replace(/[T ]00:00(:00(\.0+)?)?Z?$/, '');
  return isDay(read) ? read : undefined;
}

/**
 * Whether a value is so plainly right that its schema need not be asked: fifty thousand rows are read at once.
 * It never says so of what the schema refuses; a test compares them.
 */
function plainlyFine(field: Field, value: unknown): boolean {
  if (field.kind === 'day') return typeof value === 'string' && isDay(value);
  if (field.kind === 'flag') return typeof value === 'boolean';
  if (field.kind !== 'text' || typeof value !== 'string') return false;
  const { min = 0, max = Number.POSITIVE_INFINITY, pattern, barred = [] } = field;
  const long = value.length >= min && value.length <= max;
  return long && (pattern?.test(value) ?? true) && !barred.some((one) => one.pattern.test(value));
}

const problemWith = (field: Field, value: unknown): string | undefined =>
  plainlyFine(field, value) ? undefined : problemOf(field, value);

const schemas = new WeakMap<Field, ReturnType<typeof fieldSchema>>();

/** Made once: a file may be wrong in every row. */
function schemaOf(field: Field): ReturnType<typeof fieldSchema> {
  const schema = schemas.get(field) ?? fieldSchema(field);
  schemas.set(field, schema);
  return schema;
}

function problemOf(field: Field, value: unknown): string | undefined {
  try {
    schemaOf(field).validateSync(value, { abortEarly: true });
    return undefined;
  } catch (error) {
    return (error as Error).message;
  }
}
