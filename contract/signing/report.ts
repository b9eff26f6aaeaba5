import type { SignatureCode, Verdict } from './verdict';

/** What is known of one signer, and what follows. */
export interface SignerReport {
  readonly verdict: Verdict;
  /** Whether digest and signature hold, whatever the trust. */
  readonly integrity: boolean;
  readonly codes: readonly SignatureCode[];
  /** The name in the certificate, as RFC 4514 writes it; null without a certificate. */
  readonly subject: string | null;
  /** The Italian tax code in the certificate; null when it has none. */
  readonly taxCode: string | null;
  /** When the signer says to have signed, ISO 8601: a claim, not a proof. */
  readonly signingTime: string | null;
  /** What to do next, in Italian. */
  readonly nextStep: string;
  /** The envelope that it is in: 1 is the outermost. */
  readonly level: number;
  /** Where it counter-signs: the index in `signers` of the signature that it signs. */
  readonly countersigns: number | null;
  readonly issuer: string | null;
  /** The certificate's serial number, hexadecimal. */
  readonly serialNumber: string | null;
  readonly validFrom: string | null;
  readonly validTo: string | null;
  /** As in `RSA 2048 SHA-256`. */
  readonly algorithm: string | null;
  /** When a verified timestamp proves that the signature existed, ISO 8601. */
  readonly provenAt: string | null;
}

/** One envelope of a file that may be signed several times over. */
export interface LevelReport {
  /** How it was written. */
  readonly encoding: 'DER' | 'BER';
  /** What it was wrapped in. */
  readonly wrapping: 'none' | 'PEM' | 'base64' | 'S/MIME';
  /** The object identifier of the content's type. */
  readonly contentType: string;
  readonly detached: boolean;
  readonly contentSha256: string | null;
  readonly codes: readonly SignatureCode[];
}

/** What was found in a file that should be a signature. */
export interface SignatureReport {
  /** `unreadable`: not a signature that can be read. */
  readonly verdict: Verdict | 'unreadable';
  /** Of the innermost content, or of the one that was asked for; hexadecimal. */
  readonly contentSha256: string | null;
  readonly signers: readonly SignerReport[];
  /** About the file as a whole. */
  readonly codes: readonly SignatureCode[];
  /** What to do next, in Italian. */
  readonly nextStep: string;
  readonly levels: readonly LevelReport[];
  /** The time that was judged by, ISO 8601. */
  readonly at: string;
  /** Of the file as it was sent; null where a limit kept it from being read. */
  readonly fileSha256: string | null;
}

/** The signatures in a file that are not the person's who had to sign: beside hers, inside or around it, or over it. */
export const othersIn = (
  { signers }: Pick<SignatureReport, 'signers'>,
  person: string,
): readonly SignerReport[] => signers.filter(({ taxCode }) => taxCode !== person);

/** Whether a signature is a person's on the document: a counter-signature covers another signature alone (RFC 5652 §11.4). */
export const isSignatureOf = (
  { taxCode, countersigns }: Pick<SignerReport, 'taxCode' | 'countersigns'>,
  person: string | undefined,
): boolean => taxCode === person && countersigns === null;
