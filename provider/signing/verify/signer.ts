import type { Certificate } from '../certificates/certificate';
import type { Chain } from '../certificates/chain';
import type { Link, Revocation } from '../certificates/revocation';
import type { SignerInfo } from '../cms/signerInfo';
import type { CertificateReference } from '../cms/signingCertificate';
import type { TimestampState } from './timestamp';

/** The facts about a signature of any form. */
export interface Signature {
  /** SHA-256 of the signature value, hexadecimal. */
  readonly digest: string;
  readonly contentMissing: boolean;
  readonly certificate: Certificate | undefined;
  /** Whether the digest in the signature matches the content; undefined if unknown. */
  readonly digestHolds: boolean | undefined;
  /** Whether the signed bytes were signed with the certificate's key. */
  readonly signatureHolds: boolean;
  /** The time of signing claimed by the signer, unproven. */
  readonly signingTime: Date | undefined;
  readonly timestamp: TimestampState | undefined;
  /**
   * The earliest time at which the signature is known to have existed: that of a verified timestamp, of its earlier
   * acceptance, or of this verification.
   */
  readonly existedAt: Date;
  /** The chain of the signer's certificate; undefined without a certificate. */
  readonly chain: Chain | undefined;
  readonly revocation: Revocation;
  /** The certificates, including those of timestamp authorities, whose revocation status is unknown. */
  readonly unchecked: readonly Link[];
}

/** All facts about one CMS signature; the rules judge it. */
export interface Signer extends Signature {
  readonly info: SignerInfo;
  /** The type of the signed content; undefined if it signs another signature. */
  readonly contentType: string | undefined;
  readonly references: readonly CertificateReference[];
  /** The results of its archive timestamps; undefined if the content that they cover is not available. */
  readonly archives: readonly TimestampState[] | undefined;
}

/** Reports whether digest and signature are valid, regardless of trust. */
export const isIntact = ({ digestHolds, signatureHolds, info }: Signer): boolean =>
  signatureHolds && (info.signedAttributes === undefined || digestHolds === true);
