import type { Subject } from '../subject';

/**
 * The name under which the codes of somebody are counted, and a browser is known that gave one. The name of the sign-in
 * does not do: an alias has one for accounts with a code and without, and its password alone makes any browser known.
 */
export const codesOf = ({ sub }: Pick<Subject, 'sub'>): string => `codes of ${sub}`;
