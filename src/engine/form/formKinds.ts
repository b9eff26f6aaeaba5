import type { Attachment } from '../../../contract/schema/attachment';
import type { Field, Fields } from '../../../contract/schema/fields';
import { cleanMarkup } from '../../../contract/values/cleanMarkup';
import { showDay, showInstant } from '../../../contract/values/dates';
import { readCents } from '../../../contract/values/readCents';
import { readNumber } from '../../../contract/values/readNumber';
import { showAmount } from '../../../contract/values/showMoney';
import { readDay, readInstant } from '../../i18n/typedDay';
import { attachmentInForm, attachmentOf } from './attachmentInForm';

/** The value of an input: typed text, a switch, a choice, or the values of nested inputs. */
export type FormValue = string | boolean | readonly FormValue[] | FormValues;
export interface FormValues {
  readonly [name: string]: FormValue;
}

/** The conversion of a kind of field to and from its input, and its normalisation on blur. */
export interface FormKind {
  toForm(value: unknown): FormValue;
  /** Converts the input to the contract's value; unreadable text is kept, so that validation rejects it. */
  fromForm(value: FormValue): unknown;
  tidy?(typed: string): string;
}

/** Handles a text with a format of its own; unreadable text stays as it was typed. */
const typedAs = (
  show: (value: unknown) => string,
  read: (typed: string) => unknown,
  write: (value: unknown) => string = show,
): FormKind => ({
  toForm: show,
  fromForm: (value) => {
    const typed = String(value).trim();
    return typed === '' ? null : (read(typed) ?? value);
  },
  tidy: (typed) => write(read(typed.trim())) || typed,
});

const text: FormKind = {
  toForm: (value) => String(value ?? ''),
  fromForm: (value) => (typeof value === 'string' ? value.trim() || null : value),
};

/** Days are typed as DD/MM/YYYY, or in another format that typedDay.ts reads. */
const day = typedAs((value) => showDay(value as string | null | undefined), readDay);

/** Moments are typed as a day and the time in Rome: 01/09/2026 10:30. */
const instant = typedAs(
  (value) => (/^\d{4}-\d\d-\d\dT/.test(String(value)) ? showInstant(String(value)) : String(value ?? '')),
  readInstant,
);

/** Numbers use the Italian format, 1.234,5, with the same number of decimals as when they are displayed. */
const number = ({ decimals }: { readonly decimals?: number }) =>
  typedAs(
    (value) => (typeof value === 'number' ? commaNumber(value, decimals) : String(value ?? '')),
    readNumber,
  );

/** Writes a number with at least the given decimals. Surplus decimals stay, so that validation rejects them. */
function commaNumber(value: number, decimals = 0): string {
  const [, digits = ''] = String(value).split('.');
  return (digits.length < decimals ? value.toFixed(decimals) : String(value)).replace('.', ',');
}

/** Euros: 16,50 is 1650 cents. A third decimal makes it unreadable, so it is rejected. */
const money = typedAs(
  (value) => (typeof value === 'number' ? showAmount(value) : String(value ?? '')),
  readCents,
);

const flag: FormKind = { toForm: (value) => value === true, fromForm: (value) => value === true };

/** Formatted text is sanitised in the same way as before storing. */
const markup: FormKind = {
  toForm: (value) => String(value ?? ''),
  fromForm: (value) => cleanMarkup(String(value)) || null,
};

/** A file is held in base64, as it is sent. */
const file: FormKind = { toForm: (value) => String(value ?? ''), fromForm: (value) => value || null };

/** An attachment is held as one string, so that comparison detects a replaced file. */
const attachment: FormKind = {
  toForm: (value) => attachmentInForm(value as Attachment | null | undefined),
  fromForm: (value) => attachmentOf(value) ?? null,
};

const chosen: FormKind = {
  toForm: (value) => (Array.isArray(value) ? (value as string[]) : []),
  fromForm: (value) => value,
};

/** Puts one item on each line. */
const lines = (of: FormKind): FormKind => ({
  toForm: (value) => (Array.isArray(value) ? value.map((one) => of.toForm(one)).join('\n') : ''),
  fromForm: (value) =>
    String(value)
      .split('\n')
      .filter((line) => line.trim() !== '')
      .map((line) => of.fromForm(line)),
});

function record(fields: Fields, required: boolean): FormKind | undefined {
  const members = Object.entries(fields)
    .filter(([, field]) => !field.readOnly)
    .map(([name, field]) => [name, kindOf(field)] as const);
  if (members.some(([, kind]) => !kind)) return undefined;
  const kinds = members as readonly (readonly [string, FormKind])[];
  return {
    toForm: (value) => {
      const of = (value ?? {}) as Readonly<Record<string, unknown>>;
      return Object.fromEntries(kinds.map(([name, kind]) => [name, kind.toForm(of[name])]));
    },
    fromForm: (value) => {
      const of = value as FormValues;
      const read = Object.fromEntries(kinds.map(([name, kind]) => [name, kind.fromForm(of[name] ?? '')]));
      return !required && isBlank(read) ? null : read;
    },
  };
}

/** Omits empty rows at the end; an empty row between others keeps its index and is rejected. */
const rows = (of: FormKind): FormKind => ({
  toForm: (value) => (Array.isArray(value) ? value.map((one) => of.toForm(one)) : []),
  fromForm: (value) => {
    const read = (value as readonly FormValue[]).map(of.fromForm);
    return read.slice(0, read.findLastIndex((row) => !isBlank(row)) + 1);
  },
});

/** Returns true if nothing was typed or chosen. */
export function isBlank(value: unknown): boolean {
  if (typeof value === 'object' && value !== null) return Object.values(value).every(isBlank);
  return value === null || value === undefined || value === '' || value === false;
}

type Kinds = { readonly [K in Field['kind']]?: (field: Extract<Field, { kind: K }>) => FormKind | undefined };

/** The items stand on one line, separated by commas. */
const between: FormKind = {
  toForm: (value) => (Array.isArray(value) ? value.join(', ') : ''),
  fromForm: (value) =>
    String(value)
      .split(',')
      .map((part) => part.trim())
      .filter(Boolean),
};

/** Lists, by the kind of their items. */
const lists: Kinds = {
  list: ({ of }) => (of.kind === 'text' ? lines(between) : undefined),
  text: () => lines(text),
  number: (field) => lines(number(field)),
  choice: () => chosen,
  ref: () => chosen,
  attachment: () => ({
    toForm: (value) => (Array.isArray(value) ? value.map(attachment.toForm) : []),
    fromForm: (value) => (value as readonly FormValue[]).map(attachment.fromForm),
  }),
  record: (field) => {
    const of = record(field.of, true);
    return of && rows(of);
  },
};

/** The kinds that a form can edit; a form with a field of another kind fails when it is declared. */
const kinds: Kinds = {
  text: () => text,
  markup: () => markup,
  number,
  money: () => money,
  day: () => day,
  instant: () => instant,
  flag: () => flag,
  choice: () => text,
  ref: () => text,
  file: () => file,
  attachment: () => attachment,
  list: (field) => lists[field.of.kind]?.(field.of as never),
  record: (field) => record(field.of, field.required === true),
};

const kindOf = (field: Field): FormKind | undefined => kinds[field.kind]?.(field as never);

/** Returns the conversion for a field. @throws Error for a kind that no form can edit */
export function formKind(field: Field | undefined): FormKind {
  const kind = field && kindOf(field);
  if (!kind) throw new Error(`A form cannot ask for a field of kind "${field?.kind}"`);
  return kind;
}
