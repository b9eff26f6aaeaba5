import { attachmentText } from '../../../contract/schema/attachment';
import type { Field } from '../../../contract/schema/fields';
import { wordsIn } from '../../../contract/values/cleanMarkup';
import { dayInRome, showDay } from '../../../contract/values/dates';
import { bytesIn, fileText } from '../../../contract/values/files';
import { fold } from '../../../contract/values/search';
import { showEuro } from '../../../contract/values/showMoney';
import { showNumber } from '../../../contract/values/showNumber';

/** Returns the catalogue's words for a value of a field; for a nested field, `inside` is the path to it. */
export type Worded = (value: unknown, ...inside: readonly string[]) => string;

/** The display of a kind of field: its text, which is also what the search looks in, and its sort key. */
export interface CellKind {
  /** @param field the field of the value: lists and records are described by their contents */
  text(value: unknown, words: Worded, field?: Field): string;
  /** Returns the sort key; a value that is shown in words sorts by its words. */
  sortKey(value: unknown, words: Worded, field?: Field): string | number;
}

const plain: CellKind = {
  text: (value) => String(value ?? ''),
  sortKey: (value) => fold(String(value ?? '')),
};

const choice: CellKind = {
  text: (value, words) => (isNothing(value) ? '' : words(value)),
  sortKey: (value, words) => fold(choice.text(value, words)),
};

/** Creates the display of a kind whose values are sorted by their text. */
const together = (text: CellKind['text']): CellKind => ({
  text,
  sortKey: (value, words, field) => fold(text(value, words, field)),
});

const list = together((value, words, field) => {
  if (!Array.isArray(value)) return '';
  const of = field?.kind === 'list' ? field.of : undefined;
  return value.map((one) => (of ? kinds[of.kind].text(one, words, of) : partsText(one))).join(', ');
});

const record = together((value, words, field) => {
  if (field?.kind !== 'record' || typeof value !== 'object' || value === null) return partsText(value);
  const parts = Object.entries(field.of).map(([name, member]) =>
    kinds[member.kind].text(
      (value as Readonly<Record<string, unknown>>)[name],
      (one, ...inside) => words(one, name, ...inside),
      member,
    ),
  );
  return parts.filter(Boolean).join(' ');
});

const isNothing = (value: unknown) => value === null || value === undefined || value === '';

/** Joins the parts of any recorded value. */
export function partsText(value: unknown): string {
  if (Array.isArray(value)) return value.map(partsText).join(', ');
  if (typeof value === 'object' && value !== null) return Object.values(value).map(partsText).join(' ');
  return String(value ?? '');
}

/** Formats a raw recorded value as names and values. */
function pairs(value: unknown): string {
  if (typeof value !== 'object' || value === null) return '';
  return Object.entries(value)
    .map(([name, one]) => `${name}: ${partsText(one)}`)
    .join('; ');
}

/** Returns the sort key of a number; minus infinity if it is missing. Lists put missing values last. */
const amount = (value: unknown) => (typeof value === 'number' ? value : Number.NEGATIVE_INFINITY);

/** The display of each kind of field; nothing else in the engine switches on the kind of a field. */
export const kinds: { readonly [K in Field['kind']]: CellKind } = {
  text: plain,
  markup: together((value) => wordsIn(String(value ?? ''))),
  number: {
    text: (value, _words, field) => {
      if (typeof value !== 'number') return plain.text(value, String);
      return showNumber(value, 'it', field?.kind === 'number' ? field.decimals : undefined);
    },
    sortKey: amount,
  },
  money: {
    text: (value) => (typeof value === 'number' ? showEuro(value) : plain.text(value, String)),
    sortKey: amount,
  },
  flag: { text: (value, words) => words(value), sortKey: (value) => (value ? 1 : 0) },
  choice,
  day: { text: (value) => showDay(value as string), sortKey: (value) => String(value ?? '') },
  instant: {
    text: (value) => (value ? showDay(dayInRome(value as string)) : ''),
    sortKey: (value) => String(value ?? ''),
  },
  ref: choice,
  list,
  record,
  file: {
    text: fileText,
    sortKey: (value) => (typeof value === 'string' ? bytesIn(value) : Number.NEGATIVE_INFINITY),
  },
  attachment: together(attachmentText),
  json: { text: (value) => pairs(value), sortKey: () => '' },
};
