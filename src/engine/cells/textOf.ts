import { showInstant } from '../../../contract/dates';
import type { Resource } from '../declaration/defineResource';
import type { Words } from '../words';
import { kinds } from './kinds';

/** A value of a record as it is read, on a row or on the record's own page. */
export function textOf(resource: Resource, field: string, value: unknown, words: Words): string {
  if (resource.worded?.includes(field)) return value ? words.value(field, value) : '';
  if (resource.timed?.includes(field)) return showInstant(value as string);
  return kinds[resource.fields[field]?.kind ?? 'text'].text(value, (one) => words.value(field, one));
}
