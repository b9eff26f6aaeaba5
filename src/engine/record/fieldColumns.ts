import type { RecordColumn } from '../../ui/tables/RecordTable';
import type { Resource, Row } from '../declaration/defineResource';
import { textOf } from './textOf';
import type { Words } from './words';

/**
 * Returns RecordTable columns for fields of a declared resource: their labels, and their values as display text.
 *
 * @example const columns = fieldColumns(users, ['uid', 'email'], useWords(users));
 */
export const fieldColumns = (
  resource: Resource,
  fields: readonly string[],
  words: Words,
): readonly RecordColumn<Row>[] =>
  fields.map((field) => ({
    name: field,
    label: words.label(field),
    numeric: resource.fields[field]?.kind === 'number' && !resource.key.includes(field),
    cell: (row) => textOf(resource, field, row[field], words) || '–',
  }));
