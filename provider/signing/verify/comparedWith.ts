import { isSignatureOf, type SignerReport } from '../../../contract/signing/report';
import type { SignatureCode } from '../../../contract/signing/verdict';
import type { TaxCode } from '../../../contract/values/codiceFiscale';
import { judged } from './report';

interface Expected {
  /** Whether the signed content differs from the document that was handed out. */
  readonly otherContent: boolean;
  /** The expected signer. */
  readonly person: TaxCode | undefined;
}

/**
 * Adds codes to signatures for unexpected content and signers. If the expected person is among the signers, the others
 * are only noted; if not, each signature is reported as that of another person.
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

/** Returns a report with further codes, and the resulting verdict. */
export function withCodes(
  { verdict, nextStep, codes, ...found }: SignerReport,
  more: readonly SignatureCode[],
): SignerReport {
  return judged(found, [...codes, ...more]);
}
