import type { Certificate } from '../certificates/certificate';
import type { Chain } from '../certificates/chain';
import type { Link, Revocation } from '../certificates/revocation';
import type { SignerInfo } from '../cms/signerInfo';
import type { CertificateReference } from '../cms/signingCertificate';
import type { TimestampState } from './timestamp';

/** What is found out about a signature of any form. */
export interface Signature {
  /** Of the signature's own value. */
  readonly digest: string;
  readonly contentMissing: boolean;
  readonly certificate: Certificate | undefined;
  /** Whether the digest in the signature is that of the content; undefined where that cannot be told. */
  readonly digestHolds: boolean | undefined;
  /** Whether what is signed was signed with the certificate's key. */
  readonly signatureHolds: boolean;
  /** What the signer says. */
  readonly signingTime: Date | undefined;
  readonly timestamp: TimestampState | undefined;
  /** The best known time at which the signature existed: a proven one, that of its acceptance, or that of the verification. */
  readonly existedAt: Date;
  /** Undefined without a certificate. */
  readonly chain: Chain | undefined;
  readonly revocation: Revocation;
  /** The certificates, also of who stamped, of which nobody knows whether they were revoked. */
  readonly unchecked: readonly Link[];
}

/** Everything found out about one signature in the form of CMS; the rules judge it. */
export interface Signer extends Signature {
  readonly info: SignerInfo;
  /** What kind of content it signs; undefined where it signs another signature. */
  readonly contentType: string | undefined;
  readonly references: readonly CertificateReference[];
}

/** Whether digest and signature hold, whatever the trust. */
export const isIntact = ({ digestHolds, signatureHolds, info }: Signer): boolean =>
  signatureHolds && (info.signedAttributes === undefined || digestHolds === true);
