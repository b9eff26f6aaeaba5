import type { Resource, Row } from '../declaration/defineResource';

export const recordPath = (resource: Resource, row: Row): string =>
  `${resource.path}/${encodeURIComponent(row.id)}`;
