import type { Row } from '../declaration/defineResource';

/**
 * Returns the id of the element that explains why a control of a row is disabled. The key is encoded, because it may
 * contain spaces and an id must not.
 */
export const reasonId = (control: string, { id }: Row): string => `why-${control}-${encodeURIComponent(id)}`;
