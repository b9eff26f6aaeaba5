const MODULUS = 12_573_435;

/**
 * What the link to the textbooks of a school carries, so that nobody comes upon it by guessing a school: the running
 * product of the character codes of its customer code, modulo 12573435 at each step (decision Q-084).
 */
export const textbookChecksum = (customerCode: string): number =>
  [...customerCode].reduce((product, sign) => (product * (sign.codePointAt(0) ?? 0)) % MODULUS, 1);
