import { keyOf, type Resource, type Row } from '../declaration/defineResource';

/** The history state of a dialog that was opened over a page. */
export const OPENED_AS_DIALOG = { over: true } as const;

export const isOpenedAsDialog = (state: unknown): boolean =>
  typeof state === 'object' && state !== null && 'over' in state && state.over === true;

/** Returns the path of a procedure on one record. */
export const procedurePath = (resource: Resource, row: Row, address: string): string =>
  `${resource.path}/${encodeURIComponent(keyOf(resource, row))}/${address}`;
