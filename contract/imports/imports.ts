import { fieldSchema } from '../schema/fieldSchema';
import type { Field, Fields } from '../schema/fields';
import { sheetError } from '../tables/sheetErrors';
import { isDay, isShownDay } from '../values/dates';
import { readDateText, readInstantText } from '../values/dateTexts';
import { allowsBreaks, hasControlCharacters, normalText } from '../values/normalText';
import { readCents } from '../values/readCents';
import { readNumber } from '../values/readNumber';
import { fold } from '../values/search';

/** Definition of how records of a resource are imported from a file. */
export interface Importable {
  /**
   * Fields that cells may contain. Required ones must be present in a new record; fields without a column stay
   * unchanged.
   */
  readonly fields: Fields;
  /** Fields that identify the record of a row, in order of preference: the first one that the row contains is used. */
  readonly identify: readonly string[];
  /** Fields stored in upper case, however they are written. */
  readonly capitals: readonly string[];
  /** Labels of choice values in both languages, because exported files contain the labels. */
  readonly aliases?: { readonly [field: string]: { readonly [value: string]: readonly string[] } };
  /** Fields of a person's names and tax code. The tax code helps to split a full name into surname and first name. */
  readonly person?: PersonFields;
}

/** Fields of a person by their meaning. */
export interface PersonFields {
  readonly surname: string;
  readonly name: string;
  readonly taxCode: string;
}

/** Keys for a column with full names, as offered among the fields: surname first, or first name first. */
export const wholeNames = ({ surname, name }: PersonFields): readonly [string, string] => [
  `${surname}+${name}`,
  `${name}+${surname}`,
];

/** Texts of the cells of a row, by field. */
export type Cells = Readonly<Record<string, string>>;

/** Row after parsing. */
export interface ReadRow {
  /** Values of the non-empty cells, by field; a text that cannot be parsed is kept as text. */
  readonly values: Readonly<Record<string, unknown>>;
  /** First error of each refused field. */
  readonly problems: Readonly<Record<string, string>>;
}

/**
 * Parses the cells of a row. The browser and the provider both use it, with the same schemas.
 *
 * @param today YYYY-MM-DD, to interpret two-digit years
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

/** Check for the cells of one field, reused for a whole column. */
export interface CellCheck {
  /** Returns true for a cell that is empty or obviously valid; other cells may be valid too. */
  readonly isFine: (cell: string) => boolean;
  /** Returns the error of a cell, if any. It takes about a thousand times as long as `isFine`. */
  readonly problem: (cell: string) => string | undefined;
}

/** Returns the check for a field. @param today YYYY-MM-DD, to interpret two-digit years */
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

/** Returns the error for each required field of a new record that the row lacks. */
export const missingIn = ({ fields }: Importable, { values }: Pick<ReadRow, 'values'>) =>
  Object.fromEntries(
    Object.keys(fields).flatMap((name) => {
      const field = fields[name] as Field;
      return field.required && values[name] === undefined ? [[name, problemOf(field, null) ?? '']] : [];
    }),
  ) as Readonly<Record<string, string>>;

const APOSTROPHE = 39;
/** A leading apostrophe makes a spreadsheet treat a formula as text. */
const plain = (cell: string) =>
  (cell.charCodeAt(0) === APOSTROPHE ? cell.replace(/^'(?=[=+\-@\t\r])/, '') : cell).trim();

const YES = /^(s[iì]|vero|true|yes|x|1)$/i;
const NO = /^(no|falso|false|0)$/i;

/** Parser and check for the cells of a field. */
interface Reader {
  /** Returns the text of a cell: trimmed, in upper case if the field requires it, empty if the cell is. */
  readonly written: (cell: string) => string;
  /** Returns the value for the field, or the text itself if it cannot be parsed. */
  readonly value: (written: string, today: string) => unknown;
  /** Returns true if the text is so obviously valid that the schema is not needed. */
  readonly isFine: (written: string) => boolean;
  /** Returns the error of the text, if any. */
  readonly problem: (written: string, today: string) => string | undefined;
}

type Kind = Field['kind'];

/** Parsers of texts by kind of field; for kinds without a parser, the text is the value. */
const understood: {
  readonly [K in Kind]?: (written: string, field: Extract<Field, { kind: K }>, today: string) => unknown;
} = {
  day: (written, { past }, today) => readDateText(written, { today, past }) ?? written,
  instant: (written, _field, today) => readInstantText(written, { today }) ?? written,
  flag: (written) => (YES.test(written) ? true : NO.test(written) ? false : written),
  number: (written) => readNumber(written) ?? written,
  money: (written) => readCents(written) ?? written,
};

/** Returns the choice value that has this label or this name; the text itself if none has. */
function choiceOf(aliases: Readonly<Record<string, readonly string[]>>, written: string): string {
  const says = fold(written);
  return Object.keys(aliases).find((value) => aliases[value]?.some((one) => fold(one) === says)) ?? written;
}

/**
 * Fast checks by kind of field: they return true for texts that are valid without asking the schema, because up to
 * fifty thousand rows are read at once. They never accept a text that the schema refuses; a test compares them.
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

/** Caches the reader of each field, because every row of a file needs it. */
function readerOf(importable: Importable, name: string): Reader {
  const known = readers.get(importable) ?? new Map<string, Reader>();
  const reader = known.get(name) ?? makeReader(importable, name);
  known.set(name, reader);
  readers.set(importable, known);
  return reader;
}

function makeReader({ fields, capitals, aliases = {} }: Importable, name: string): Reader {
  const field = fields[name] as Field;
  const values = aliases[name];
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

/** Returns the parser for the texts of a field, or undefined if they are taken as they are. */
function understandingOf(field: Field): Reader['value'] | undefined {
  const understand = understood[field.kind];
  return understand && ((written, today) => understand(written, field as never, today));
}

/**
 * Parses the text of one cell by its field alone.
 *
 * @param today YYYY-MM-DD, to interpret two-digit years
 */
export function readCell(field: Field, cell: string, today: string): unknown {
  const written = normalText(field, plain(cell));
  return understandingOf(field)?.(written, today) ?? written;
}

const schemas = new WeakMap<Field, ReturnType<typeof fieldSchema>>();

/** Caches the schema, because every row of a file may be invalid. */
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
