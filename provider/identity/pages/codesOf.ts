import type { Subject } from '../subject';

/**
 * Returns the name under which a person's codes are counted and a browser that gave one is known. The sign-in name
 * would not do: an alias uses one name for accounts with and without a code, and its password alone makes any browser
 * known.
 */
export const codesOf = ({ sub }: Pick<Subject, 'sub'>): string => `codes of ${sub}`;
