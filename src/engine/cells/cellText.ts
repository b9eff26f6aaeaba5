import type { Resource, Row } from '../declaration/defineResource';
import type { Words } from '../words';
import { kinds } from './kinds';

/** A value of a row in words, on a screen and in a file alike. */
export function cellText(resource: Resource, field: string, row: Row, words: Words): string {
  const kind = kinds[resource.fields[field]?.kind ?? 'text'];
  return kind.text(row[field], (value) => words.value(field, value));
}
