import { showInstant } from '../../../contract/values/dates';
import { fold } from '../../../contract/values/search';
import type { GroupedPart } from '../declaration/declaration';
import type { Resource, Row } from '../declaration/defineResource';
import { kinds, type Worded } from './kinds';
import type { Words } from './words';

/** Returns a value of a record as display text, for a row or the record's own page. */
export function textOf(resource: Resource, field: string, value: unknown, words: Words): string {
  const definition = resource.fields[field];
  if (isWorded(resource, field)) return kinds.choice.text(value, wordsOf(words, field));
  const part = resource.parts?.[field];
  if (typeof part === 'string') return partOf(value, part);
  if (part) return groupedParts(value, part, wordsOf(words, field));
  // A numeric key is not formatted as an amount.
  if (definition?.kind === 'number' && resource.key.includes(field)) return String(value ?? '');
  if (resource.timed?.includes(field)) return showInstant(value as string);
  return kinds[definition?.kind ?? 'text'].text(value, wordsOf(words, field), definition);
}

/** Joins one field of all records of a list, without duplicates. */
function partOf(records: unknown, part: string): string {
  if (!Array.isArray(records)) return '';
  return [...new Set(records.map((one) => String(one?.[part] ?? '')))].filter(Boolean).join(', ');
}

/** Joins one field of all records of a list, grouped by another field. */
function groupedParts(records: unknown, { part, by }: GroupedPart, words: Worded): string {
  if (!Array.isArray(records)) return '';
  const groups = new Map<string, unknown[]>();
  for (const one of records) {
    const name = words(one?.[by], by);
    groups.set(name, [...(groups.get(name) ?? []), one]);
  }
  return [...groups].map(([name, members]) => `${name}: ${partOf(members, part)}`).join('; ');
}

/** Returns the text that the search looks in: like the display text, but a moment without its time. */
export function searchedText(resource: Resource, field: string, value: unknown, words: Words): string {
  const definition = resource.fields[field];
  const kind = isWorded(resource, field) ? 'choice' : (definition?.kind ?? 'text');
  return kinds[kind].text(value, wordsOf(words, field), definition);
}

/** Returns the function that gives the sort key of a record for one of its fields. */
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

/** Returns true if the catalogue has words for the values of this text field. */
export const isWorded = ({ worded }: Pick<Resource, 'worded'>, field: string): boolean =>
  worded !== undefined && Object.hasOwn(worded, field);

/** Returns the function that gives the words of a field's values, and of those nested in it. */
export const wordsOf =
  (words: Pick<Words, 'value'>, field: string): Worded =>
  (value, ...inside) =>
    words.value([field, ...inside].join('.'), value);
