import type { containerCodes } from '../../../contract/signing/codes';
import type { fileCodes } from '../../../contract/signing/fileCodes';

type Definitions = typeof containerCodes & typeof fileCodes;

export type UnreadableCode = {
  [Code in keyof Definitions]: Definitions[Code]['means'] extends 'unreadable' ? Code : never;
}[keyof Definitions];

/** The bytes cannot be read in the expected format; the code says why. */
export class Unreadable extends Error {
  constructor(
    readonly code: UnreadableCode,
    detail?: string,
  ) {
    super(detail ?? code);
  }
}
