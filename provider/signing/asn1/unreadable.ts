import type { containerCodes } from '../../../contract/signing/codes';

export type UnreadableCode = keyof typeof containerCodes;

/** The bytes cannot be read as what they should be; the code says why. */
export class Unreadable extends Error {
  constructor(
    readonly code: UnreadableCode,
    detail?: string,
  ) {
    super(detail ?? code);
  }
}
