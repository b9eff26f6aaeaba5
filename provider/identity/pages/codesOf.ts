import type { Subject } from '../subject';

/**
 * Returns the name under which attempts with codes are counted, and browsers are remembered as known for codes. It is
 * not the sign-in name, because an alias has one sign-in name for all its accounts: a browser that is known by the
 * password alone would also be known for the accounts with a code.
 */
export const codesOf = ({ sub }: Pick<Subject, 'sub'>): string => `codes of ${sub}`;
