import { showInstant } from '../../../contract/values/dates';
import { keyOf, type Resource, type Row } from '../declaration/defineResource';

/** Returns the name of a record, from its title or the fields that replace it; its key if these are empty. */
export function representationOf(resource: Resource, row: Row): string {
  const { recordRepresentation, timed, title } = resource;
  if (row[title] && timed?.includes(title)) return showInstant(String(row[title]));
  return (
    (recordRepresentation ?? [title]).flatMap((field) => row[field] || []).join(' ') || keyOf(resource, row)
  );
}
