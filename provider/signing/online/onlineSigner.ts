import type { OtpLength } from '../../../contract/signing/providers';

/**
 * The credentials that a person types to sign. They are only sent to the service, and must never be in a log, in the
 * database or in an error message.
 */
export interface SigningCredentials {
  readonly username: string;
  readonly password: string;
  /** 6 or 8 digits, for one use. */
  readonly otp: string;
}

/** A service that signs for people whose key it holds. */
export interface OnlineSigner {
  /** The name of the service in requests to our API, in lower case. */
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
  /** Only in the demo: returns the one-time code, which the demo shows because there is no telephone to send it to. */
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
