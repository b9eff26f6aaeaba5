import type { OtpLength } from '../../../contract/signing/providers';

/**
 * The credentials that a person types to sign. They go to the service and nowhere else: no log, no database, no error.
 */
export interface SigningCredentials {
  readonly username: string;
  readonly password: string;
  /** 6 or 8 digits, for one use. */
  readonly otp: string;
}

/** A service that signs for people whose key it holds. */
export interface OnlineSigner {
  /** In lower case, as calls name it. */
  readonly name: string;
  /**
   * Signs a document.
   * @returns the signed file (CAdES)
   * @throws SigningRefused when the service refuses, with its reason; AnswerLost when it may have signed
   */
  sign(document: Buffer, credentials: SigningCredentials, signal: AbortSignal): Promise<Buffer>;
  /**
   * Signs several documents with one authorisation.
   * @returns for each of them the signed file, or undefined if the service failed for that one
   * @throws SigningRefused when the service refuses all of them; AnswerLost when it may have signed
   */
  signMany(
    documents: readonly Buffer[],
    credentials: SigningCredentials,
    signal: AbortSignal,
  ): Promise<readonly (Buffer | undefined)[]>;
  /** Only for a demo's service: returns the code that it shows in place of a telephone. */
  readonly codeFor?: (username: string, length: OtpLength, at: Date) => string;
}

export type RefusalReason = 'credentials' | 'otp' | 'otp-used';

/** The service refuses to sign, with its reason. */
export class SigningRefused extends Error {
  constructor(readonly reason: RefusalReason) {
    super(reason);
  }
}

/** The request was sent to the service, but no response arrived: it is not known whether it signed. */
export class AnswerLost extends Error {}
