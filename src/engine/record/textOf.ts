import { showInstant } from '../../../contract/values/dates';
import { fold } from '../../../contract/values/search';
import type { Resource, Row } from '../declaration/defineResource';
import { kinds, type Worded } from './kinds';
import type { Words } from './words';

/** A value of a record as it is read, on a row or on the record's own page. */
export function textOf(resource: Resource, field: string, value: unknown, words: Words): string {
  const definition = resource.fields[field];
  if (isWorded(resource, field)) return kinds.choice.text(value, wordsOf(words, field));
  const part = resource.parts?.[field];
  if (part !== undefined) return partOf(value, part);
  // What identifies a record is no amount.
  if (definition?.kind === 'number' && resource.key.includes(field)) return String(value ?? '');
  if (resource.timed?.includes(field)) return showInstant(value as string);
  return kinds[definition?.kind ?? 'text'].text(value, wordsOf(words, field), definition);
}

/** One part of each record of a list, what several have once. */
function partOf(records: unknown, part: string): string {
  if (!Array.isArray(records)) return '';
  return [...new Set(records.map((one) => String(one?.[part] ?? '')))].filter(Boolean).join(', ');
}

/** The same as a search looks in it: a moment without its hour. */
export function searchedText(resource: Resource, field: string, value: unknown, words: Words): string {
  const definition = resource.fields[field];
  const kind = isWorded(resource, field) ? 'choice' : (definition?.kind ?? 'text');
  return kinds[kind].text(value, wordsOf(words, field), definition);
}

/** The place of a record in an order of one of its fields. */
export function sortKeyOf(resource: Resource, field: string, words: Words) {
  const definition = resource.fields[field];
  const { sortKey } = kinds[isWorded(resource, field) ? 'choice' : (definition?.kind ?? 'text')];
  const worded = wordsOf(words, field);
  const others = resource.orderedBy?.[field];
  if (others) return (row: Row): string => fold(others.map((name) => String(row[name] ?? '')).join('\n'));
  if (resource.parts?.[field] !== undefined)
    return (row: Row): string => fold(textOf(resource, field, row[field], words));
  return (row: Row): string | number => sortKey(row[field], worded, definition);
}

/** Whether a text of this resource has words in the catalogue. */
export const isWorded = ({ worded }: Pick<Resource, 'worded'>, field: string): boolean =>
  worded !== undefined && Object.hasOwn(worded, field);

/** The words of the values of a field, and of those inside it. */
export const wordsOf =
  (words: Pick<Words, 'value'>, field: string): Worded =>
  (value, ...inside) =>
    words.value([field, ...inside].join('.'), value);
