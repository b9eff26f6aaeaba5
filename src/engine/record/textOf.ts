import { showInstant } from '../../../contract/dates';
import type { Resource } from '../declaration/defineResource';
import { kinds, type Worded } from './kinds';
import type { Words } from './words';

/** A value of a record as it is read, on a row or on the record's own page. */
export function textOf(resource: Resource, field: string, value: unknown, words: Words): string {
  const definition = resource.fields[field];
  if (isWorded(resource, field)) return kinds.choice.text(value, wordsOf(words, field));
  // What identifies a record is no amount.
  if (definition?.kind === 'number' && resource.key.includes(field)) return String(value ?? '');
  if (resource.timed?.includes(field)) return showInstant(value as string);
  return kinds[definition?.kind ?? 'text'].text(value, wordsOf(words, field), definition);
}

/** The same as a search looks in it: a moment without its hour. */
export function searchedText(resource: Resource, field: string, value: unknown, words: Words): string {
  const definition = resource.fields[field];
  const kind = isWorded(resource, field) ? 'choice' : (definition?.kind ?? 'text');
  return kinds[kind].text(value, wordsOf(words, field), definition);
}

/** The place of a value in an order of its field. */
export function sortKeyOf(resource: Resource, field: string, words: Words) {
  const definition = resource.fields[field];
  const { sortKey } = kinds[isWorded(resource, field) ? 'choice' : (definition?.kind ?? 'text')];
  const worded = wordsOf(words, field);
  return (value: unknown): string | number => sortKey(value, worded, definition);
}

/** Whether a text of this resource has words in the catalogue. */
export const isWorded = ({ worded }: Pick<Resource, 'worded'>, field: string): boolean =>
  worded !== undefined && Object.hasOwn(worded, field);

/** The words of the values of a field, and of those inside it. */
export const wordsOf =
  (words: Pick<Words, 'value'>, field: string): Worded =>
  (value, ...inside) =>
    words.value([field, ...inside].join('.'), value);
