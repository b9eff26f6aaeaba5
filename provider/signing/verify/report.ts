import type { SignerReport } from '../../../contract/signing/report';
import { nextStepOf, type SignatureCode, verdictOf } from '../../../contract/signing/verdict';
import { nameText } from '../certificates/name';
import { taxCodeIn } from '../certificates/taxCode';
import { keyWords } from '../cryptography/keyStrength';
import { publicKeyOf } from '../cryptography/publicKey';
import { rules } from '../rules/all';
import { digestUsed } from './integrity';
import { isIntact, type Signer } from './signer';

/** Where a signature stands in a file. */
export interface Place {
  readonly level: number;
  readonly countersigns: number | null;
}

/** Judges one signature by every rule. */
export function reportOf(signer: Signer, place: Place): SignerReport {
  const { certificate, signingTime, timestamp } = signer;
  const report = {
    integrity: isIntact(signer),
    subject: certificate ? nameText(certificate.subject) : null,
    taxCode: (certificate && taxCodeIn(certificate)) ?? null,
    signingTime: signingTime?.toISOString() ?? null,
    ...place,
    issuer: certificate ? nameText(certificate.issuer) : null,
    serialNumber: certificate?.serial.toString('hex') ?? null,
    validFrom: certificate?.notBefore?.toISOString() ?? null,
    validTo: certificate?.notAfter?.toISOString() ?? null,
    algorithm: algorithmWords(signer),
    provenAt: timestamp?.state === 'verified' ? timestamp.time.toISOString() : null,
  };
  return judged(
    report,
    rules.flatMap((rule) => rule(signer)),
  );
}

/** A report with its codes and what follows from them. */
export function judged(
  found: Omit<SignerReport, 'verdict' | 'codes' | 'nextStep'>,
  codes: readonly SignatureCode[],
): SignerReport {
  const { integrity, ...rest } = found;
  return { verdict: verdictOf(codes), integrity, codes, nextStep: nextStepOf(codes), ...rest };
}

function algorithmWords({ info, certificate }: Signer): string | null {
  const key = certificate && publicKeyOf(certificate.publicKey);
  const digest = digestUsed(info);
  if (!key || !digest) return null;
  return `${keyWords(key)} ${digest.name.toUpperCase().replace(/^SHA(?=\d)/, 'SHA-')}`;
}
