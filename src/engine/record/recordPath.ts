import type { Resource, Row } from '../declaration/defineResource';

/** The address of a record. */
export const recordPath = (resource: Resource, row: Row): string =>
  `${resource.path}/${encodeURIComponent(row.id)}`;
