import { keyOf, type Resource, type Row } from '../declaration/defineResource';

/** What the history remembers of a dialog that was opened over a page of ours. */
export const OPENED_AS_DIALOG = { over: true } as const;

export const isOpenedAsDialog = (state: unknown): boolean =>
  typeof state === 'object' && state !== null && 'over' in state && state.over === true;

/** Where something is done with one record. */
export const procedurePath = (resource: Resource, row: Row, address: string): string =>
  `${resource.path}/${encodeURIComponent(keyOf(resource, row))}/${address}`;
