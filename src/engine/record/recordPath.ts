import type { Resource, Row } from '../declaration/defineResource';

/** Returns the path of a record. */
export const recordPath = (resource: Resource, row: Row): string =>
  `${resource.path}/${encodeURIComponent(row.id)}`;
