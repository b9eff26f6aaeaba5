import type { Row } from '../declaration/defineResource';

/**
 * Returns the id of the element that explains why a control of a row is disabled. A key may contain spaces, an id may
 * not.
 */
export const reasonId = (control: string, { id }: Row): string => `why-${control}-${encodeURIComponent(id)}`;
