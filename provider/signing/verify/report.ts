import type { SignerReport } from '../../../contract/signing/report';
import { nextStepOf, type SignatureCode, verdictOf } from '../../../contract/signing/verdict';
import type { Certificate } from '../certificates/certificate';
import { nameText } from '../certificates/name';
import { taxCodeIn } from '../certificates/taxCode';
import type { Digest } from '../cryptography/digests';
import { keyWords } from '../cryptography/keyStrength';
import { publicKeyOf } from '../cryptography/publicKey';
import { rules } from '../rules/all';
import type { Rule } from '../rules/rule';
import { digestUsed } from './integrity';
import { isIntact, type Signature, type Signer } from './signer';

/** The place of a signature in a file. */
export interface Place {
  readonly level: number;
  readonly countersigns: number | null;
}

/** Judges one CMS signature by every rule. */
export const reportOf = (signer: Signer, place: Place, by: readonly Rule[] = rules): SignerReport =>
  judgedSignature(
    signer,
    { ...place, integrity: isIntact(signer), algorithm: algorithmWords(signer) },
    by.flatMap((rule) => rule(signer)),
  );

/** Returns the report of a signature of any form with these codes. */
export function judgedSignature(
  { certificate, signingTime, timestamp }: Signature,
  { integrity, algorithm, ...place }: Place & Pick<SignerReport, 'integrity' | 'algorithm'>,
  codes: readonly SignatureCode[],
): SignerReport {
  const report = {
    integrity,
    subject: certificate ? nameText(certificate.subject) : null,
    taxCode: (certificate && taxCodeIn(certificate)) ?? null,
    signingTime: signingTime?.toISOString() ?? null,
    ...place,
    issuer: certificate ? nameText(certificate.issuer) : null,
    serialNumber: certificate?.serial.toString('hex') ?? null,
    validFrom: certificate?.notBefore?.toISOString() ?? null,
    validTo: certificate?.notAfter?.toISOString() ?? null,
    algorithm,
    provenAt: timestamp?.state === 'verified' ? timestamp.time.toISOString() : null,
  };
  return judged(report, codes);
}

/** Completes a report with its codes and the resulting verdict. */
export function judged(
  found: Omit<SignerReport, 'verdict' | 'codes' | 'nextStep'>,
  codes: readonly SignatureCode[],
): SignerReport {
  const { integrity, ...rest } = found;
  return { verdict: verdictOf(codes), integrity, codes, nextStep: nextStepOf(codes), ...rest };
}

const algorithmWords = ({ info, certificate }: Signer): string | null =>
  algorithmOf(certificate, digestUsed(info));

/** Describes a key and a digest, as in `RSA 2048 SHA-256`. */
export function algorithmOf(certificate: Certificate | undefined, digest: Digest | undefined): string | null {
  const key = certificate && publicKeyOf(certificate.publicKey);
  if (!key || !digest) return null;
  return `${keyWords(key)} ${digest.name.toUpperCase().replace(/^SHA(?=\d)/, 'SHA-')}`;
}
