import type { Attachment } from '../../../contract/schema/attachment';
import type { Field, Fields } from '../../../contract/schema/fields';
import { cleanMarkup } from '../../../contract/values/cleanMarkup';
import { instantInRome, showDay, showInstant } from '../../../contract/values/dates';
import { readCents } from '../../../contract/values/readCents';
import { readNumber } from '../../../contract/values/readNumber';
import { showAmount } from '../../../contract/values/showMoney';
import { readDay } from '../../i18n/typedDay';
import { attachmentInForm, attachmentOf } from './attachmentInForm';

/** What an input holds: a text as it is typed, a switch, what is chosen, or inputs inside it. */
export type FormValue = string | boolean | readonly FormValue[] | FormValues;
export interface FormValues {
  readonly [name: string]: FormValue;
}

/** How a kind of field is typed: as what it begins, what becomes of it, and how it is tidied when left. */
export interface FormKind {
  toForm(value: unknown): FormValue;
  /** What was typed, as the contract has it; what cannot be read stays as it is, for the check to refuse. */
  fromForm(value: FormValue): unknown;
  tidy?(typed: string): string;
}

/** A text that is read and written in a way of its own; what cannot be read is shown as it was typed. */
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

/** Days are typed DD/MM/YYYY; 1/9/2026, 01-09-2026 and 01092026 are understood. */
const day = typedAs((value) => showDay(value as string | null | undefined), readDay);

/** Moments are typed as days, with the hour that it is in Rome: 01/09/2026 10:30. */
const instant = typedAs(
  (value) => (/^\d{4}-\d\d-\d\dT/.test(String(value)) ? showInstant(String(value)) : String(value ?? '')),
  readInstant,
);

/** Numbers are typed as Italians write them: 1.234,5; with as many digits after the comma as they are shown with. */
const number = ({ decimals }: { readonly decimals?: number }) =>
  typedAs(
    (value) => (typeof value === 'number' ? commaNumber(value, decimals) : String(value ?? '')),
    readNumber,
  );

/** One with more digits than it may have keeps them, to be refused. */
function commaNumber(value: number, decimals = 0): string {
  const [, digits = ''] = String(value).split('.');
  return (digits.length < decimals ? value.toFixed(decimals) : String(value)).replace('.', ',');
}

/** Euros: 16,50 is 1650 cents. With a third digit after the comma it cannot be read, and is refused. */
const money = typedAs(
  (value) => (typeof value === 'number' ? showAmount(value) : String(value ?? '')),
  readCents,
);

function readInstant(typed: string): string | undefined {
  const [, date = '', hour = '', minute = ''] =
    /^(\S+),?\s+(?:alle\s+)?(\d{1,2})[:.](\d{2})$/.exec(typed) ?? [];
  const read = readDay(date);
  return read && instantInRome(read, `${hour.padStart(2, '0')}:${minute}`);
}

const flag: FormKind = { toForm: (value) => value === true, fromForm: (value) => value === true };

/** As clean as it is kept. */
const markup: FormKind = {
  toForm: (value) => String(value ?? ''),
  fromForm: (value) => cleanMarkup(String(value)) || null,
};

/** In base64, as it is sent. */
const file: FormKind = { toForm: (value) => String(value ?? ''), fromForm: (value) => value || null };

/** As one text, so that it is one thing to whoever compares: a file that is replaced is another. */
const attachment: FormKind = {
  toForm: (value) => attachmentInForm(value as Attachment | null | undefined),
  fromForm: (value) => attachmentOf(value) ?? null,
};

const chosen: FormKind = {
  toForm: (value) => (Array.isArray(value) ? (value as string[]) : []),
  fromForm: (value) => value,
};

/** One a line. */
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

/** Rows at the end that nothing was typed into are not sent; one between others has its number, and is refused. */
const rows = (of: FormKind): FormKind => ({
  toForm: (value) => (Array.isArray(value) ? value.map((one) => of.toForm(one)) : []),
  fromForm: (value) => {
    const read = (value as readonly FormValue[]).map(of.fromForm);
    return read.slice(0, read.findLastIndex((row) => !isBlank(row)) + 1);
  },
});

/** Whether nothing was typed or chosen. */
export function isBlank(value: unknown): boolean {
  if (typeof value === 'object' && value !== null) return Object.values(value).every(isBlank);
  return value === null || value === undefined || value === '' || value === false;
}

type Kinds = { readonly [K in Field['kind']]?: (field: Extract<Field, { kind: K }>) => FormKind | undefined };

/** On one line, with commas between. */
const between: FormKind = {
  toForm: (value) => (Array.isArray(value) ? value.join(', ') : ''),
  fromForm: (value) =>
    String(value)
      .split(',')
      .map((part) => part.trim())
      .filter(Boolean),
};

/** Several of a kind. */
const lists: Kinds = {
  list: ({ of }) => (of.kind === 'text' ? lines(between) : undefined),
  text: () => lines(text),
  number: (field) => lines(number(field)),
  choice: () => chosen,
  ref: () => chosen,
  record: (field) => {
    const of = record(field.of, true);
    return of && rows(of);
  },
};

/** The kinds that forms can ask for; a form that names a field of another kind says so when it is declared. */
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

/** @throws Error for a kind that no form asks for */
export function formKind(field: Field | undefined): FormKind {
  const kind = field && kindOf(field);
  if (!kind) throw new Error(`A form cannot ask for a field of kind "${field?.kind}"`);
  return kind;
}
