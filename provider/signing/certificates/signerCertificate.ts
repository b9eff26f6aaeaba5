import { createHash } from 'node:crypto';
import type { SignerId } from '../cms/signerInfo';
import type { CertificateReference } from '../cms/signingCertificate';
import { type Certificate, keyIdOf } from './certificate';
import { sameName } from './name';

/** Finds the certificate that a signature names; of several, the one whose digest a signed reference contains. */
export function signerCertificate(
  id: SignerId,
  references: readonly CertificateReference[],
  among: readonly Certificate[],
): Certificate | undefined {
  const named = among.filter((certificate) => isNamed(id, certificate));
  return named.find((one) => references.some((reference) => refersTo(reference, one))) ?? named[0];
}

function isNamed(id: SignerId, certificate: Certificate): boolean {
  if (id.by === 'key') return keyIdOf(certificate).equals(id.keyId);
  return certificate.serial.equals(id.serial) && sameName(certificate.issuer, id.issuer);
}

/** Reports whether a reference matches this certificate. */
export function refersTo(
  { digest, hash, issuer, serial }: CertificateReference,
  certificate: Certificate,
): boolean {
  if (serial && !serial.equals(certificate.serial)) return false;
  if (!digest || (issuer && !sameName(issuer, certificate.issuer))) return false;
  return createHash(digest.name).update(certificate.der).digest().equals(hash);
}
