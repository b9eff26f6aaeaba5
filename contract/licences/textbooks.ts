const MODULUS = 12_573_435;

/**
 * Checksum in the link to a school's textbooks, so that the link cannot be guessed: the running product of the
 * character codes of its customer code, modulo 12573435 at each step (decision Q-084).
 */
export const textbookChecksum = (customerCode: string): number =>
  [...customerCode].reduce((product, sign) => (product * (sign.codePointAt(0) ?? 0)) % MODULUS, 1);
