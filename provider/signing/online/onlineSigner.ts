import type { OtpLength } from '../../../contract/signing/providers';

/** What a person types to sign. It goes to the service and nowhere else: no log, no database, no error. */
export interface SigningCredentials {
  readonly username: string;
  readonly password: string;
  /** Of 6 or 8 digits, for one use. */
  readonly otp: string;
}

/** A service that signs for people who keep their key with it. */
export interface OnlineSigner {
  /** In lower case, as calls name it. */
  readonly name: string;
  /**
   * Signs a document.
   * @returns the signed file (CAdES)
   * @throws SigningRefused when the service does not want to, and says why; AnswerLost when it may have signed
   */
  sign(document: Buffer, credentials: SigningCredentials, signal: AbortSignal): Promise<Buffer>;
  /**
   * Signs several documents with one authorisation.
   * @returns for each of them the signed file, or undefined where the service failed with that one
   * @throws SigningRefused when the service does not want to sign any; AnswerLost when it may have signed
   */
  signMany(
    documents: readonly Buffer[],
    credentials: SigningCredentials,
    signal: AbortSignal,
  ): Promise<readonly (Buffer | undefined)[]>;
  /** Of a demo's service: the code that it shows in place of a telephone. */
  readonly codeFor?: (username: string, length: OtpLength, at: Date) => string;
}

export type RefusalReason = 'credentials' | 'otp' | 'otp-used';

/** The service does not sign, and says why. */
export class SigningRefused extends Error {
  constructor(readonly reason: RefusalReason) {
    super(reason);
  }
}

/** The service was sent everything, and its answer did not come: whether it signed is not known. */
export class AnswerLost extends Error {}
