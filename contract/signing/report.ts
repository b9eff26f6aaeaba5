import type { SignatureCode, Verdict } from './verdict';

/** Report on one signer. */
export interface SignerReport {
  readonly verdict: Verdict;
  /** Whether digest and signature are valid, regardless of trust. */
  readonly integrity: boolean;
  readonly codes: readonly SignatureCode[];
  /** Subject of the certificate in the format of RFC 4514; null without a certificate. */
  readonly subject: string | null;
  /** Italian tax code in the certificate; null if there is none. */
  readonly taxCode: string | null;
  /** Time of signing as claimed by the signer, ISO 8601; not a proof. */
  readonly signingTime: string | null;
  /** Advice on the next step, in Italian. */
  readonly nextStep: string;
  /** Number of the envelope with the signature; 1 is the outermost. */
  readonly level: number;
  /** Index in `signers` of the signature that it counter-signs; null if it is not a counter-signature. */
  readonly countersigns: number | null;
  readonly issuer: string | null;
  /** Serial number of the certificate, hexadecimal. */
  readonly serialNumber: string | null;
  readonly validFrom: string | null;
  readonly validTo: string | null;
  /** Key and digest algorithm, for example `RSA 2048 SHA-256`. */
  readonly algorithm: string | null;
  /** Time at which the signature existed, proven by a verified timestamp; ISO 8601. */
  readonly provenAt: string | null;
}

/** One envelope of a signed file; a file signed repeatedly has several, one inside another. */
export interface LevelReport {
  /** Encoding of the envelope. */
  readonly encoding: 'DER' | 'BER';
  /** Wrapping around the envelope. */
  readonly wrapping: 'none' | 'PEM' | 'base64' | 'S/MIME';
  /** Object identifier of the content type. */
  readonly contentType: string;
  readonly detached: boolean;
  readonly contentSha256: string | null;
  readonly codes: readonly SignatureCode[];
}

/** Report on a file that should be a signature. */
export interface SignatureReport {
  /** `unreadable`: not a readable signature. */
  readonly verdict: Verdict | 'unreadable';
  /** SHA-256 of the innermost content, or of the expected document if that was given; hexadecimal. */
  readonly contentSha256: string | null;
  readonly signers: readonly SignerReport[];
  /** Codes about the file as a whole. */
  readonly codes: readonly SignatureCode[];
  /** Advice on the next step, in Italian. */
  readonly nextStep: string;
  readonly levels: readonly LevelReport[];
  /** Reference time of the verification, ISO 8601. */
  readonly at: string;
  /** SHA-256 of the file as sent, hexadecimal; null if a limit prevented it from being read. */
  readonly fileSha256: string | null;
}

/**
 * Returns all signatures in a file that are not by the person who must sign: parallel signatures, those of an inner or
 * outer envelope, and counter-signatures.
 */
export const othersIn = (
  { signers }: Pick<SignatureReport, 'signers'>,
  person: string,
): readonly SignerReport[] => signers.filter(({ taxCode }) => taxCode !== person);

/**
 * Returns whether a signature is a person's own signature of the document. A counter-signature is not, because it
 * covers only another signature (RFC 5652 §11.4).
 */
export const isSignatureOf = (
  { taxCode, countersigns }: Pick<SignerReport, 'taxCode' | 'countersigns'>,
  person: string | undefined,
): boolean => taxCode === person && countersigns === null;
