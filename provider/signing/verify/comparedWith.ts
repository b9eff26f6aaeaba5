import { isSignatureOf, type SignerReport } from '../../../contract/signing/report';
import type { SignatureCode } from '../../../contract/signing/verdict';
import type { TaxCode } from '../../../contract/values/codiceFiscale';
import { judged } from './report';

interface Expected {
  /** Whether what was signed is not what was handed out. */
  readonly otherContent: boolean;
  /** Who should have signed. */
  readonly person: TaxCode | undefined;
}

/**
 * Compares signatures with what was expected of them. The person must be among the signers; then other people's
 * signatures beside hers are no fault. Without her, each of them is another person's.
 */
export function comparedWith(
  signers: readonly SignerReport[],
  { otherContent, person }: Expected,
): { signers: readonly SignerReport[]; codes: readonly SignatureCode[] } {
  const present = signers.some((signer) => isSignatureOf(signer, person));
  const more = ({ taxCode }: SignerReport): SignatureCode[] => [
    ...(otherContent ? (['other-content'] as const) : []),
    ...(person !== undefined && taxCode !== null && taxCode !== person
      ? [present ? ('another-signer' as const) : ('other-person' as const)]
      : []),
  ];
  return {
    signers: signers.map((signer) => withCodes(signer, more(signer))),
    codes: otherContent ? ['other-content'] : [],
  };
}

/** A report with some codes more, and what follows from them. */
export function withCodes(
  { verdict, nextStep, codes, ...found }: SignerReport,
  more: readonly SignatureCode[],
): SignerReport {
  return judged(found, [...codes, ...more]);
}
