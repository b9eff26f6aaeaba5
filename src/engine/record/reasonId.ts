import type { Row } from '../declaration/defineResource';

/** Of the element that says why a control of a row is out of use. A key may have spaces in it, an id may not. */
export const reasonId = (control: string, { id }: Row): string => `why-${control}-${encodeURIComponent(id)}`;
