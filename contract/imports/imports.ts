import { fieldSchema } from '../schema/fieldSchema';
import type { Field, Fields } from '../schema/fields';
import { sheetError } from '../tables/sheetErrors';
import { isDay, isShownDay } from '../values/dates';
import { readDateText, readInstantText } from '../values/dateTexts';
import { allowsBreaks, hasControlCharacters, normalText } from '../values/normalText';
import { readCents } from '../values/readCents';
import { readNumber } from '../values/readNumber';
import { fold } from '../values/search';

/** What of a resource can come from a file. */
export interface Importable {
  /** What a cell may say. Whatever is required must be there for a new record; the others stay as they are. */
  readonly fields: Fields;
  /** Which fields say what record a row is about: the first of them that the row has. */
  readonly identify: readonly string[];
  /** Fields that are kept in capitals, however they are written. */
  readonly capitals: readonly string[];
  /** What the values of choices are called, in either language: a file that was exported has these. */
  readonly called?: { readonly [field: string]: { readonly [value: string]: readonly string[] } };
  /** The fields that say who a person is: their tax code tells the surname from the first name. */
  readonly person?: PersonFields;
}

/** Fields by what they say of a person. */
export interface PersonFields {
  readonly surname: string;
  readonly name: string;
  readonly taxCode: string;
}

/** A column with the whole name of people, as it is chosen among the fields: surname first, or first name first. */
export const wholeNames = ({ surname, name }: PersonFields): readonly [string, string] => [
  `${surname}+${name}`,
  `${name}+${surname}`,
];

/** A row of a file: what its cells say, by field. */
export type Cells = Readonly<Record<string, string>>;

/** A row as it was read. */
export interface ReadRow {
  /** The values of the cells that are not empty; what cannot be read stays as it was written. */
  readonly values: Readonly<Record<string, unknown>>;
  /** The first sentence against each field that is refused. */
  readonly problems: Readonly<Record<string, string>>;
}

/**
 * Reads the cells of a row; the browser and the provider read them by this, and check them by the same schemas.
 *
 * @param today YYYY-MM-DD, by which a year of two digits is understood
 */
export function readRow(importable: Importable, cells: Cells, today: string): ReadRow {
  const values: Record<string, unknown> = {};
  const problems: Record<string, string> = {};
  for (const name of Object.keys(importable.fields)) {
    const { written, value, isFine, problem } = readerOf(importable, name);
    const says = written(cells[name] ?? '');
    if (says === '') continue;
    values[name] = value(says, today);
    const message = isFine(says) ? undefined : problem(says, today);
    if (message) problems[name] = message;
  }
  return { values, problems };
}

/** The check of the cells of one field, to be used for a whole column. */
export interface CellCheck {
  /** Whether a cell is empty or plainly right; what is not may be right too. */
  readonly isFine: (cell: string) => boolean;
  /** The sentence that refuses a cell, if any; some thousand times slower. */
  readonly problem: (cell: string) => string | undefined;
}

/** @param today YYYY-MM-DD, by which a year of two digits is understood */
export function cellCheck(importable: Importable, name: string, today: string): CellCheck {
  const { written, isFine, problem } = readerOf(importable, name);
  return {
    isFine(cell) {
      const says = written(cell);
      return says === '' || isFine(says);
    },
    problem(cell) {
      const says = written(cell);
      return says === '' ? undefined : problem(says, today);
    },
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

const APOSTROPHE = 39;
/** An apostrophe before its first character makes a spreadsheet take a formula for text. */
const plain = (cell: string) =>
  (cell.charCodeAt(0) === APOSTROPHE ? cell.replace(/^'(?=[=+\-@\t\r])/, '') : cell).trim();

const YES = /^(s[iì]|vero|true|yes|x|1)$/i;
const NO = /^(no|falso|false|0)$/i;

/** How the cells of a field are read and checked. */
interface Reader {
  /** What a cell says: without spaces around it, in capitals where the field is; nothing where it is empty. */
  readonly written: (cell: string) => string;
  /** What that is to the field; the text itself where it is nothing to it. */
  readonly value: (written: string, today: string) => unknown;
  /** Whether it is so plainly right that the schema need not be asked. */
  readonly isFine: (written: string) => boolean;
  /** The sentence that refuses it, if any. */
  readonly problem: (written: string, today: string) => string | undefined;
}

type Kind = Field['kind'];

/** What a text says to a field of a kind; other kinds take it as it is. */
const understood: {
  readonly [K in Kind]?: (written: string, field: Extract<Field, { kind: K }>, today: string) => unknown;
} = {
  day: (written, { past }, today) => readDateText(written, { today, past }) ?? written,
  instant: (written, _field, today) => readInstantText(written, { today }) ?? written,
  flag: (written) => (YES.test(written) ? true : NO.test(written) ? false : written),
  number: (written) => readNumber(written) ?? written,
  money: (written) => readCents(written) ?? written,
};

/** The value of a choice that is called so, or is so. */
function choiceOf(called: Readonly<Record<string, readonly string[]>>, written: string): string {
  const says = fold(written);
  return Object.keys(called).find((value) => called[value]?.some((one) => fold(one) === says)) ?? written;
}

/**
 * Whether a text is so plainly right that its schema need not be asked: fifty thousand rows are read at once.
 * It never says so of what the schema refuses; a test compares them.
 */
const plainlyFine: {
  readonly [K in Kind]?: (field: Extract<Field, { kind: K }>) => (written: string) => boolean;
} = {
  day: () => (written) => isShownDay(written) || isDay(written),
  flag: () => (written) => YES.test(written) || NO.test(written),
  text(field) {
    const { min = 0, max = Number.POSITIVE_INFINITY, pattern, barred = [] } = field;
    const breaks = allowsBreaks(field);
    return (written) => {
      if (written.length < min || written.length > max || hasControlCharacters(written, breaks)) return false;
      if (pattern && !pattern.test(written)) return false;
      for (const one of barred) if (one.pattern.test(written)) return false;
      return true;
    };
  },
};
const never = () => false;

const readers = new WeakMap<Importable, Map<string, Reader>>();

/** Made once for each field: a file has one of it in every row. */
function readerOf(importable: Importable, name: string): Reader {
  const known = readers.get(importable) ?? new Map<string, Reader>();
  const reader = known.get(name) ?? makeReader(importable, name);
  known.set(name, reader);
  readers.set(importable, known);
  return reader;
}

function makeReader({ fields, capitals, called = {} }: Importable, name: string): Reader {
  const field = fields[name] as Field;
  const values = called[name];
  const value =
    understandingOf(field) ?? ((written: string) => (values ? choiceOf(values, written) : written));
  const isPlainlyFine = plainlyFine[field.kind]?.(field as never) ?? never;
  return {
    written: (cell) => {
      const written = normalText(field, plain(cell));
      return capitals.includes(name) ? written.toUpperCase() : written;
    },
    value,
    isFine: (written) => isPlainlyFine(written) && sheetError(written) === undefined,
    problem: (written, today) => sheetError(written) ?? problemOf(field, value(written, today)),
  };
}

/** How the texts of a field are understood; undefined where they are taken as they are. */
function understandingOf(field: Field): Reader['value'] | undefined {
  const understand = understood[field.kind];
  return understand && ((written, today) => understand(written, field as never, today));
}

/**
 * Reads the text of one cell by its field alone.
 *
 * @param today YYYY-MM-DD, by which a year of two digits is understood
 */
export function readCell(field: Field, cell: string, today: string): unknown {
  const written = normalText(field, plain(cell));
  return understandingOf(field)?.(written, today) ?? written;
}

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
